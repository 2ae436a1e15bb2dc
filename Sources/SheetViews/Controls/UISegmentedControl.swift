import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// A choice of a few, side by side; UIKit's names. Left and right, or a click, choose.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No choice.
  public static let noSegment = -1

  /// The number of the choice, or ``noSegment``.
  open var selectedSegmentIndex = -1 { didSet { setNeedsDisplay() } }
  /// How many there are.
  open var numberOfSegments: Int { titles.count }
  /// Accepted for code written for iOS.
  open var selectedSegmentTintColor: UIColor?
  /// Accepted for code written for iOS.
  open var isMomentary = false
  private var titles: [String] = []
  private var segmentActions: [UIAction?] = []

  /// A control with these titles; pictures are numbered.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (number, item) in (items ?? []).enumerated() {
      insertSegment(withTitle: item as? String ?? "\(number + 1)", at: number, animated: false)
    }
  }

  /// A control whose segments run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions {
      titles.append(action.title)
      segmentActions.append(action)
    }
  }

  /// Adds a segment at a place; one that there is not is the nearest.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = max(0, min(segment, titles.count))
    titles.insert(title ?? "", at: place)
    segmentActions.insert(nil, at: place)
    contentChanged()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    (titles, segmentActions, selectedSegmentIndex) = ([], [], -1)
    contentChanged()
  }

  /// Says what a segment is called; nothing happens when there is none.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    contentChanged()
  }

  /// What a segment is called.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }

  private func choose(_ segment: Int) {
    guard isEnabled, titles.indices.contains(segment), segment != selectedSegmentIndex else {
      return
    }
    selectedSegmentIndex = segment
    segmentActions[segment]?.run(from: self)
    sendValueChanged()
  }

  private func columns(_ segment: Int) -> Int { titles[segment].displayWidth + 4 }
}

extension UISegmentedControl: CellContent {
  package var takesFocus: Bool { !titles.isEmpty }

  package func naturalSize(width: Int) -> CellSize? {
    CellSize(width: max(1, titles.indices.reduce(0) { $0 + columns($1) }), height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let (theme, row) = (state.theme, rect.middleRow)
    var x = rect.minX
    for (segment, title) in titles.enumerated() where x < rect.maxX {
      let isChosen = segment == selectedSegmentIndex
      let style =
        !isChosen ? theme.secondary : state.isFocused ? theme.selection : theme.accent
      let text = isChosen ? "[ \(title) ]" : "  \(title)  "
      canvas.write(text, at: CellPoint(x: x, y: row.minY), style: style, width: rect.maxX - x)
      if state.isFocused, isChosen || (segment == 0 && selectedSegmentIndex < 0) {
        canvas.markFocus(at: CellPoint(x: min(x + 2, rect.maxX - 1), y: row.minY))
      }
      x += columns(segment)
    }
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    switch event {
    case .key(.left) where selectedSegmentIndex > 0: choose(selectedSegmentIndex - 1)
    case .key(.right) where selectedSegmentIndex + 1 < titles.count:
      choose(selectedSegmentIndex + 1)
    case .key(.character(" ")), .key(.enter):
      choose(titles.isEmpty ? 0 : (selectedSegmentIndex + 1) % titles.count)
    case .mouse(let mouse) where mouse.action == .press:
      var x = 0
      for segment in titles.indices {
        if (x..<x + columns(segment)).contains(mouse.location.x) { choose(segment) }
        x += columns(segment)
      }
    default: return false
    }
    return true
  }

  package var spoken: SpokenView {
    .choices(
      titles.enumerated().map { segment, title in
        let mark = segment == selectedSegmentIndex ? ", chosen" : ""
        return SpokenChoice(title + mark, stays: true) { [weak self] in self?.choose(segment) }
      })
  }
}
