import SheetCells

/// A key and the word for what it does.
package typealias KeyHint = (keys: String, word: String)

extension Canvas {
  /// Writes keys with their words on one line. Where not all fit, the first two and the last stay longest.
  package mutating func drawKeyHints(_ hints: [KeyHint], in area: CellRect, theme: Theme) {
    let shown = hints.map { hint -> KeyHint in
      (theme.glyphs.isASCII ? Self.asciiKeys[hint.keys] ?? hint.keys : hint.keys, hint.word)
    }
    var x = area.minX
    for hint in Self.fitting(shown, into: area.width) {
      x += write(hint.keys, at: CellPoint(x: x, y: area.minY), style: theme.key) + 1
      x += write(hint.word, at: CellPoint(x: x, y: area.minY), style: theme.secondary) + 3
    }
  }

  private static func fitting(_ hints: [KeyHint], into width: Int) -> [KeyHint] {
    var hints = hints
    while let last = hints.indices.last,
      hints.reduce(-3, { $0 + $1.keys.displayWidth + $1.word.count + 4 }) > width
    {
      // The last one tells how to leave; the first ones are needed most.
      hints.remove(at: last > 1 ? last - 1 : 0)
    }
    return hints
  }

  private static let asciiKeys = ["←→↑↓": "arrows", "⏎": "enter"]
}
