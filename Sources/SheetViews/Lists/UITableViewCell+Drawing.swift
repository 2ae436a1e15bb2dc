import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

extension UITableViewCell {
  /// What is written in a row, wherever it comes from.
  struct Texts {
    var title = ""
    var detail = ""
    var titleLabel: UILabel?
    var detailLabel: UILabel?
    var isBelow = false
  }

  var texts: Texts {
    if let content = contentConfiguration as? UIListContentConfiguration {
      let labels = content.labels
      return Texts(
        title: content.title, detail: content.detail, titleLabel: labels.first,
        detailLabel: labels.last, isBelow: content.isSubtitle)
    }
    guard hasLabels else { return Texts() }
    return Texts(
      title: textLabel?.text ?? "", detail: detailTextLabel?.text ?? "", titleLabel: textLabel,
      detailLabel: detailTextLabel, isBelow: style == .subtitle)
  }

  /// Whether views of one's own are shown.
  var hasOwnViews: Bool {
    !(contentConfiguration is UIListContentConfiguration) && hasContentView
      && !contentView.subviews.isEmpty
  }

  static let margin = 2

  var hasDetailButton: Bool {
    accessoryView == nil && [.detailButton, .detailDisclosureButton].contains(accessoryType)
  }

  /// Columns that the text is moved to the right, at most half of those that there are.
  private func indentation(in width: Int) -> Int {
    let levels = max(0, min(indentationLevel > 0 ? indentationLevel : ownIndentation, 100))
    let columns = CellMetrics.columns(max(0, min(indentationWidth, 800)) * CGFloat(levels))
    return min(columns, width / 2)
  }

  private var accessoryColumns: Int {
    if let accessoryView { return max(1, accessoryColumns(of: accessoryView)) + 1 }
    return accessoryType == .none ? 0 : 2
  }

  private func accessoryColumns(of view: UIView) -> Int {
    let natural = view.intrinsicContentSize.width
    return CellMetrics.columns(natural > 0 ? natural : view.frame.width)
  }

  /// Rows that the cell wants at a width.
  func rows(width: Int, given: Int?) -> Int {
    let room = max(1, width - 2 * Self.margin - accessoryColumns)
    let inner = max(1, room - indentation(in: room))
    if hasOwnViews {
      let fitting = contentView.systemLayoutSizeFitting(
        CGSize(width: CGFloat(inner) * CellMetrics.column, height: 0))
      let rows = CellMetrics.rows(fitting.height)
      return rows > 0 ? min(rows, 200) : max(1, given ?? 1)
    }
    let texts = texts
    let label = texts.titleLabel
    let title = label.map { $0.numberOfLines == 1 ? 1 : $0.rows(width: inner, most: 20).count } ?? 1
    return max(1, title) + (texts.isBelow && !texts.detail.isEmpty ? 1 : 0)
  }

  func draw(
    into canvas: inout Canvas, in rect: CellRect, offset: CellPoint, isCurrent: Bool,
    state: ViewState
  ) {
    let theme = state.theme
    if isCurrent, state.isFocused { canvas.fill(rect, style: theme.selection) }
    let inner = rect.inset(dx: rect.width > 8 ? Self.margin : 0, dy: 0)
    let width = max(0, inner.width - accessoryColumns)
    let indentation = indentation(in: width)
    let room = CellRect(
      x: inner.minX + indentation, y: rect.minY, width: width - indentation, height: rect.height)
    let selection = isCurrent && state.isFocused ? theme.selection : nil
    if hasOwnViews {
      drawOwnViews(into: &canvas, in: room, offset: offset)
      if let selection { canvas.restyle(rect) { $0 = selection } }
    } else {
      drawTexts(into: &canvas, in: room, theme: theme, selection: selection)
    }
    drawAccessory(into: &canvas, in: inner, offset: offset, theme: theme, selection: selection)
    if isCurrent, state.isFocused { canvas.cursor = room.origin }
  }

  private func drawOwnViews(
    into canvas: inout Canvas, in rect: CellRect, offset: CellPoint
  ) {
    contentView.frame = CGRect(CellRect(size: rect.size))
    contentView.layoutIfNeeded()
    table?.panelScreen?.paint(contentView, at: rect, into: &canvas, offset: offset)
  }

  private func drawTexts(
    into canvas: inout Canvas, in rect: CellRect, theme: Theme, selection: Style?
  ) {
    let texts = texts
    let ellipsis = theme.glyphs.ellipsis
    let titleStyle =
      selection
      ?? theme.textStyle(texts.titleLabel?.textColor, texts.titleLabel?.font)
      .adding(isSelected ? .bold : [])
    let detailStyle = selection ?? theme.secondary
    let besides = !texts.isBelow && !texts.detail.isEmpty
    let detailRoom = besides ? min(texts.detail.displayWidth, rect.width / 2) : 0
    let titleRoom = max(0, rect.width - (besides ? detailRoom + 2 : 0))
    let below = texts.isBelow && !texts.detail.isEmpty ? 1 : 0
    let rows =
      texts.titleLabel?.rows(
        width: titleRoom, most: max(1, rect.height - below), ellipsis: ellipsis) ?? []
    for (y, row) in rows.enumerated() {
      canvas.write(row, at: CellPoint(x: rect.minX, y: rect.minY + y), style: titleStyle)
    }
    let detail = texts.detail.onOneLine
    if below > 0, rect.height > 1 {
      let place = CellPoint(x: rect.minX, y: rect.minY + max(1, rows.count))
      canvas.write(detail.fitted(to: rect.width, ellipsis: ellipsis), at: place, style: detailStyle)
    } else if besides {
      let shown = detail.fitted(to: detailRoom, ellipsis: ellipsis)
      let place = CellPoint(x: rect.maxX - shown.displayWidth, y: rect.minY)
      canvas.write(shown, at: place, style: detailStyle)
    }
  }

  private func drawAccessory(
    into canvas: inout Canvas, in rect: CellRect, offset: CellPoint, theme: Theme,
    selection: Style?
  ) {
    if let accessoryView {
      let width = min(rect.width, max(1, accessoryColumns(of: accessoryView)))
      let place = CellRect(x: rect.maxX - width, y: rect.minY, width: width, height: 1)
      table?.panelScreen?.paint(accessoryView, at: place, into: &canvas, offset: offset)
      if let selection { canvas.restyle(place) { $0 = selection } }
      return
    }
    let mark: Unicode.Scalar?
    switch accessoryType {
    case .none: mark = nil
    case .checkmark: mark = theme.glyphs.isASCII ? "*" : "✓"
    case .detailButton, .detailDisclosureButton: mark = "i"
    default: mark = theme.glyphs.more[1]
    }
    guard let mark, rect.width > 0 else { return }
    let place = CellPoint(x: rect.maxX - 1, y: rect.minY)
    canvas.put(Cell(mark, style: selection ?? theme.accent), at: place)
  }

  /// What the row says line by line.
  var spokenTitle: String {
    let texts = texts
    let parts = hasOwnViews ? contentView.spokenTexts : [texts.title, texts.detail]
    let mark = accessoryType == .checkmark ? ["chosen"] : []
    return (parts.filter { !$0.isEmpty } + mark).joined(separator: ", ")
  }
}

extension UIView {
  /// What shows the panel, also for views in other packages' targets.
  var panelScreen: ViewScreen? { screen }

  /// The texts of labels in it.
  var spokenTexts: [String] {
    let own: [String]
    if case .text(let text) = content?.spoken { own = [text] } else { own = [] }
    return own + subviews.flatMap(\.spokenTexts)
  }
}
