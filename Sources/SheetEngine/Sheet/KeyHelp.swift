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
    let hints = SheetBindings.grid.compactMap { binding -> (keys: String, word: String)? in
      guard let footer = binding.footer else { return nil }
      let keys = theme.glyphs.isASCII ? asciiNames[footer.keys] ?? footer.keys : footer.keys
      return (keys, footer.word)
    }
    var x = area.minX
    for hint in fitting(hints, into: area.width) {
      x += canvas.write(hint.keys, at: CellPoint(x: x, y: area.minY), style: theme.key) + 1
      x += canvas.write(hint.word, at: CellPoint(x: x, y: area.minY), style: theme.secondary) + 3
    }
  }

  private static func fitting(
    _ hints: [(keys: String, word: String)], into width: Int
  ) -> [(keys: String, word: String)] {
    var hints = hints
    while let last = hints.indices.last,
      hints.reduce(-3, { $0 + $1.keys.displayWidth + $1.word.count + 4 }) > width
    {
      // The last one tells how to leave; the first two, how to choose and open.
      hints.remove(at: last > 1 ? last - 1 : 0)
    }
    return hints
  }

  private static let asciiNames = ["←→↑↓": "arrows", "⏎": "enter"]
}
