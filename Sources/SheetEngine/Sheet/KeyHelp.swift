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

  /// One line of the most important keys, as many as fit.
  static func drawFooter(in area: CellRect, into canvas: inout Canvas, theme: Theme) {
    var x = area.minX
    for binding in SheetBindings.grid {
      guard let footer = binding.footer else { continue }
      let keys = theme.glyphs.isASCII ? asciiNames[footer.keys] ?? footer.keys : footer.keys
      guard x + keys.displayWidth + 1 + footer.word.count <= area.maxX else { return }
      x += canvas.write(keys, at: CellPoint(x: x, y: area.minY), style: theme.key) + 1
      x += canvas.write(footer.word, at: CellPoint(x: x, y: area.minY), style: theme.secondary) + 3
    }
  }

  private static let asciiNames = ["←→↑↓": "arrows", "⏎": "enter"]
}
