import Foundation
import SheetCells

/// Shows the views of a panel and sends them what the person does.
@MainActor
package final class ViewScreen {
  unowned let controller: UIViewController
  /// The view that keys go to.
  private(set) weak var focus: UIView?
  /// The view that gave it away: the next one gets it.
  private weak var formerFocus: UIView?
  /// Views as they were drawn last, each after the ones around it; for clicks.
  private(set) var places: [Place] = []

  /// Where a view was drawn: the part that is seen, and its corner, which may be out of sight.
  struct Place {
    let view: UIView
    var rect: CellRect
    var corner: CellPoint
  }
  private var focusIsNew = false
  /// Layout and drawing change views, which must not ask for another frame.
  private(set) var isDrawing = false
  private var scroll = VerticalScroll()
  private var theme: Theme?
  /// Rows of a panel whose views are higher than it; what lies below is not reached.
  private static let mostRows = 2_000

  init(_ controller: UIViewController) { self.controller = controller }

  // MARK: Drawing

  func draw(_ root: UIView, into canvas: inout Canvas, theme: Theme) {
    self.theme = theme
    isDrawing = true
    defer { isDrawing = false }
    root.move(to: CGRect(canvas.bounds), byLayout: true)
    ViewLayout.run(root)
    settleFocus(in: root)
    if focusIsNew { revealFocus() }
    places = []
    let total = min(Self.mostRows, max(canvas.size.height, root.lowestRow))
    scroll.clamp(total: total, height: canvas.size.height)
    if total > canvas.size.height {
      drawTall(root, total: total, into: &canvas, theme: theme)
    } else {
      paint(root, at: canvas.bounds, into: &canvas)
    }
    canvas.dropCursorOutside()
  }

  private func drawTall(_ root: UIView, total: Int, into canvas: inout Canvas, theme: Theme) {
    let height = canvas.size.height
    var tall = Canvas(size: CellSize(width: canvas.size.width, height: total))
    paint(root, at: tall.bounds, into: &tall)
    if let rect = places.last(where: { $0.view === focus })?.rect {
      scroll.reveal(rect.minY..<rect.maxY, total: total, height: height)
      let cursor = tall.cursor.map { $0.y..<$0.y + 1 } ?? rect.minY..<rect.maxY
      scroll.reveal(cursor, total: total, height: height)
    }
    canvas.draw(tall, scroll: scroll, in: canvas.bounds)
    canvas.drawScrollMarks(scroll, total: total, in: canvas.bounds, theme: theme)
    for index in places.indices {
      places[index].rect.origin.y -= scroll.top
      places[index].corner.y -= scroll.top
    }
  }

  /// Draws a view and all in it. Whoever draws its subviews itself calls this for each.
  ///
  /// - Parameter offset: what to add to places of this canvas to get places of the panel.
  package func paint(
    _ view: UIView, at rect: CellRect, into canvas: inout Canvas, offset: CellPoint = .zero
  ) {
    guard view.isShown, let theme else { return }
    let seen = rect.intersection(canvas.bounds)
    var place = seen
    place.origin.x += offset.x
    place.origin.y += offset.y
    if !seen.isEmpty {
      let corner = CellPoint(x: rect.minX + offset.x, y: rect.minY + offset.y)
      places.append(Place(view: view, rect: place, corner: corner))
      let state = ViewState(theme: theme, isFocused: view === focus)
      view.content?.drawCells(into: &canvas, in: rect, state: state)
      view.drawLine(into: &canvas, in: rect, theme: theme)
    }
    guard view.content?.ownsSubviews != true, !view.subviews.isEmpty else { return }
    guard view.cutsSubviews else {
      return paintSubviews(of: view, at: rect.origin, into: &canvas, offset: offset)
    }
    guard !seen.isEmpty else { return }
    // The subviews lie on what the view itself has drawn.
    var inner = Canvas(size: seen.size)
    inner.draw(canvas, at: CellPoint(x: -seen.minX, y: -seen.minY))
    let origin = CellPoint(x: rect.minX - seen.minX, y: rect.minY - seen.minY)
    paintSubviews(of: view, at: origin, into: &inner, offset: place.origin)
    inner.dropCursorOutside()
    canvas.draw(inner, at: seen.origin)
    // Beside the content, where there is a column left: marks must not cover it.
    let room = CellRect(
      x: seen.minX, y: seen.minY, width: min(seen.width + 1, canvas.size.width - seen.minX),
      height: seen.height)
    (view as? any ScrollingContent)?.drawMarks(into: &canvas, in: room, theme: theme)
  }

  private func paintSubviews(
    of view: UIView, at origin: CellPoint, into canvas: inout Canvas, offset: CellPoint
  ) {
    let bounds = CGRect(origin: view.boundsOrigin, size: .zero).cells.origin
    for subview in view.subviews {
      var rect = subview.place.cells
      rect.origin.x += origin.x - bounds.x
      rect.origin.y += origin.y - bounds.y
      paint(subview, at: rect, into: &canvas, offset: offset)
    }
  }

  // MARK: Focus

  /// The views that Tab goes through, in the order in which they are in each other.
  var stops: [UIView] {
    guard let root = controller.viewIfLoaded else { return [] }
    return root.focusStops
  }

  @discardableResult
  package func setFocus(_ view: UIView) -> Bool {
    guard view !== focus else { return true }
    let old = focus
    focus = view
    focusIsNew = true
    view.wantsFocus = false
    old?.focusChanged(false)
    view.focusChanged(true)
    askForFrame()
    return true
  }

  func dropFocus() {
    let old = focus
    focus = nil
    formerFocus = old
    old?.focusChanged(false)
    askForFrame()
  }

  /// Unless one is being made.
  func askForFrame() {
    if !isDrawing { controller.setNeedsDisplay() }
  }

  /// Scrolls what is around a view that just got the focus until it is seen.
  private func revealFocus() {
    focusIsNew = false
    guard let focus else { return }
    for view in focus.ancestors {
      guard let scrolling = view as? any ScrollingContent else { continue }
      scrolling.reveal(focus.convert(focus.bounds, to: view))
    }
  }

  /// The focus is always somewhere, as long as there is a place for it.
  private func settleFocus(in root: UIView) {
    let stops = root.focusStops
    if let wanted = stops.first(where: \.wantsFocus) { setFocus(wanted) }
    if let focus, stops.contains(where: { $0 === focus }) { return }
    let former = stops.firstIndex { $0 === formerFocus }
    let following = former.flatMap { stops.dropFirst($0 + 1).first ?? stops[$0] }
    let next = following ?? stops.first { !$0.isInBar && !$0.isBeforeContent } ?? stops.first
    if let next { setFocus(next) } else if focus != nil { dropFocus() }
  }
}

extension Canvas {
  /// The focus may lie in a part of a view that is cut.
  fileprivate mutating func dropCursorOutside() {
    if let cursor, !bounds.contains(cursor) { self.cursor = nil }
  }
}

/// Holds what belongs to the screen rather than its content; the focus starts elsewhere.
@MainActor
package protocol ScreenBar: AnyObject {}

extension UIView {
  fileprivate var cutsSubviews: Bool { clipsToBounds || self is any ScrollingContent }

  /// Whether it stands above the rows of a list, where the focus starts.
  fileprivate var isBeforeContent: Bool {
    zip(sequence(first: self, next: \.superview), ancestors).contains { view, around in
      around.content?.viewsBefore.contains { $0 === view } == true
    }
  }

  fileprivate var isInBar: Bool { ancestors.contains { $0 is any ScreenBar } }

  /// The views in it that are reached and told before its own content.
  var innerBefore: [UIView] { content?.viewsBefore ?? [] }

  /// The views in it that are reached and told after its own content.
  var innerAfter: [UIView] {
    guard let content, content.ownsSubviews else { return subviews }
    return content.viewsAfter
  }

  var focusStops: [UIView] {
    guard isShown, isUserInteractionEnabled else { return [] }
    let own = canBecomeFirstResponder && content?.takesFocus == true ? [self] : []
    return innerBefore.flatMap(\.focusStops) + own + innerAfter.flatMap(\.focusStops)
  }

  /// The row after the last that something in it takes.
  fileprivate var lowestRow: Int {
    guard isShown else { return 0 }
    let own = content == nil ? 0 : place.cells.height
    guard !cutsSubviews, content?.ownsSubviews != true else { return place.cells.height }
    return subviews.reduce(own) { max($0, $1.isShown ? $1.place.cells.minY + $1.lowestRow : 0) }
  }

  /// A view that is at most two points thick and has a colour: a line between two others.
  fileprivate func drawLine(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    guard backgroundColor != nil, subviews.isEmpty, content == nil else { return }
    if place.height <= 2 || isThin(.height) {
      let row = CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1)
      canvas.fill(row, with: theme.glyphs.horizontal, style: theme.border)
    } else if place.width <= 2 || isThin(.width) {
      let column = CellRect(x: rect.minX, y: rect.minY, width: 1, height: rect.height)
      canvas.fill(column, with: theme.glyphs.vertical, style: theme.border)
    }
  }

  private func isThin(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    heldConstraints.contains {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.relation == .equal
        && $0.secondAttribute == .notAnAttribute && $0.constant <= 2
    }
  }
}
