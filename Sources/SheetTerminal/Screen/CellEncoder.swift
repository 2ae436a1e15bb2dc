import CNcurses
import SheetCells

/// Turns our cells into curses' cells, so that curses and the terminal agree on every width.
@MainActor
final class CellEncoder {
  private let palette: Palette
  private let isUTF8: Bool
  /// The characters of the cell at hand, ended by a zero; kept, since a frame has thousands.
  private var text = [wchar_t](repeating: 0, count: Cell.capacity + 1)
  private var lastStyle: Style?
  private var lastLook: (attributes: attr_t, pair: Int32) = (0, 0)

  /// Makes an encoder for the terminal that `palette` belongs to.
  init(palette: Palette, isUTF8: Bool) {
    self.palette = palette
    self.isUTF8 = isUTF8
  }

  /// Encodes a run of cells. A wide grapheme that curses would give another width than we do becomes
  /// its base, or blanks: the grid must hold, whatever the glyph.
  func encode(_ run: ArraySlice<Cell>) -> [cchar_t] {
    var result: [cchar_t] = []
    result.reserveCapacity(run.count)
    var last: (cell: Cell, encoded: cchar_t)?
    for cell in run where !cell.isContinuation {
      // Most of a row repeats the cell before: blanks and lines.
      if let last, last.cell == cell {
        result.append(last.encoded)
        continue
      }
      let columns = setText(of: cell)
      let encoded = encoded(cell.style)
      result.append(encoded)
      last = columns == cell.span ? (cell, encoded) : nil
      guard columns < cell.span else { continue }
      setText([cell.filler])
      result.append(self.encoded(cell.style))
    }
    return result
  }

  private func encoded(_ style: Style) -> cchar_t {
    let (attributes, pair) = look(style)
    var encoded = cchar_t()
    sheet_setcchar(&encoded, text, attributes, pair)
    return encoded
  }

  /// Puts the characters to send for a cell into `text` and returns how many columns curses gives
  /// them.
  private func setText(of cell: Cell) -> UInt8 {
    let base = wchar_t(bitPattern: cell.scalar.value)
    if cell.scalar.isASCII && cell.isSingleScalar { return setText([base]) }
    guard isUTF8 else {
      return setText([wchar_t(Transliteration.ascii(for: cell.scalar).value)])
    }
    if let letter = cell.scalar.flagLetter { return setText([letter]) }
    let columns = wcwidth(base)
    guard columns > 0, columns <= cell.span else { return setText([0x3F]) }
    // curses adds up the widths of the parts; only marks of no width may follow the base. The selector
    // of the picture form is left out: some terminals make two columns of it, some one.
    let marks = cell.rest.filter { $0 != "\u{FE0F}" }.map { wchar_t(bitPattern: $0.value) }
    return setText(marks.allSatisfy { wcwidth($0) == 0 } ? [base] + marks : [base], UInt8(columns))
  }

  @discardableResult
  private func setText(_ characters: [wchar_t], _ columns: UInt8 = 1) -> UInt8 {
    for (index, character) in characters.prefix(Cell.capacity).enumerated() {
      text[index] = character
    }
    text[min(characters.count, Cell.capacity)] = 0
    return columns
  }

  private func look(_ style: Style) -> (attributes: attr_t, pair: Int32) {
    if style == lastStyle { return lastLook }
    lastStyle = style
    lastLook = (Self.attributes(style.attributes), palette.pair(for: style))
    return lastLook
  }

  private static func attributes(_ set: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if set.contains(.bold) { result |= sheet_a_bold }
    if set.contains(.dim) { result |= sheet_a_dim }
    if set.contains(.reverse) { result |= sheet_a_reverse }
    if set.contains(.underline) { result |= sheet_a_underline }
    if set.contains(.italic) { result |= sheet_a_italic }
    return result
  }
}

extension Unicode.Scalar {
  /// The letter that a regional indicator stands for.
  fileprivate var flagLetter: wchar_t? {
    guard (0x1F1E6...0x1F1FF).contains(value) else { return nil }
    return wchar_t(value - 0x1F1E6 + 0x41)
  }
}

extension Cell {
  /// What follows a base that is narrower than the cell: a blank, or the second letter of a flag.
  /// Terminals show flags in one, two or four columns; the letters they are made of always fit.
  fileprivate var filler: wchar_t {
    scalar.flagLetter == nil ? 0x20 : rest.first?.flagLetter ?? 0x20
  }
}
