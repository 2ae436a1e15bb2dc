import Foundation
import SheetCells

/// Shows what the text of a field is chosen with, and the bar above it. Enter and Esc leave it, and so does the end of
/// the field's editing.
final class InputPanel: UIViewController {
  private let input: UIView
  private let accessory: UIView?
  /// Bars have no width of their own.
  private static let leastColumns = 30

  init(_ input: UIView, accessory: UIView?) {
    self.input = input
    self.accessory = accessory?.showsSomething == true ? accessory : nil
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    view = InputPanelView(input, accessory: accessory)
    input.becomeFirstResponder()
  }

  override func presentationFrame(in screen: CellSize) -> CellRect {
    let frame = super.presentationFrame(in: screen)
    return fitted(frame) { available in
      let width = min(available, max(Self.leastColumns, 4 + input.neededColumns(most: available)))
      let bar = accessory.map { max(1, $0.neededRows(width: width)) + 1 } ?? 0
      return CellSize(width: width, height: bar + max(1, input.neededRows(width: width - 4)))
    }
  }

  override func handle(_ event: Event) -> Bool {
    if super.handle(event) { return true }
    guard event == .key(.enter) else { return false }
    dismiss(animated: false)
    return true
  }
}

/// A bar and, two columns from the edges, a view below it.
private final class InputPanelView: UIView {
  private let input: UIView
  private let accessory: UIView?

  init(_ input: UIView, accessory: UIView?) {
    (self.input, self.accessory) = (input, accessory)
    super.init(frame: .zero)
    for view in [accessory, input].compactMap(\.self) { addSubview(view) }
  }

  required init?(coder: NSCoder) { return nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var room = CellRect(size: frame.cells.size)
    if let accessory {
      let rows = min(room.height, max(1, accessory.neededRows(width: room.width)))
      accessory.frame = CGRect(CellRect(x: 0, y: 0, width: room.width, height: rows))
      let used = min(room.height, rows + (room.height > rows + 1 ? 1 : 0))
      room = CellRect(x: 0, y: used, width: room.width, height: room.height - used)
    }
    input.frame = CGRect(room.inset(dx: min(2, room.width / 4), dy: 0))
  }
}
