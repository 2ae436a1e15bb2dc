import Foundation
import SheetCells
import SheetPresentation

/// The words about keys, made from the table of bindings.
@MainActor
enum KeyHelp {
  /// The panel behind `?`.
  static func controller() -> UIViewController {
    let rows =
      SheetBindings.grid.map { ($0.names, $0.meaning) } + SheetBindings.everywhere.map { ($0, $1) }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { names, meaning in names.padded(to: width + 2) + meaning }
    let controller = TextViewController(title: "Keys", text: lines.joined(separator: "\n"))
    let longest = lines.map(\.count).max() ?? 0
    controller.preferredContentSize = CGSize(width: longest + 2, height: lines.count + 1)
    return controller
  }

  /// One line of the most important keys. Where not all fit, how to open and how to leave stay.
  static func drawFooter(in area: CellRect, into canvas: inout Canvas, theme: Theme) {
    let hints = SheetBindings.grid.compactMap { $0.footer }
    canvas.drawKeyHints(hints, in: area, theme: theme)
  }
}
