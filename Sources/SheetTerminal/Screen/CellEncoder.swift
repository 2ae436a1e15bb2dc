import CNcurses
import SheetCells

/// Turns our cells into curses' cells, so that curses and the terminal agree on every width.
@MainActor
final class CellEncoder {
  private let palette: Palette
  private let isUTF8: Bool
  /// The characters of the cell at hand, ended by a zero; kept, since a frame has thousands.
  private var text = [wchar_t](repeating: 0, count: Cell.capacity + 1)
  /// A cell, and how a blank of its style is encoded.
  private var styled: (cell: Cell, blank: cchar_t)?

  /// Makes an encoder for the terminal that `palette` belongs to.
  init(palette: Palette, isUTF8: Bool) {
    self.palette = palette
    self.isUTF8 = isUTF8
  }

  /// Encodes a part of a row. A wide grapheme that curses would give another width than we do becomes
  /// its base, or blanks: the grid must hold, whatever the glyph.
  func encode(_ row: ArraySlice<Cell>) -> [cchar_t] {
    row.withUnsafeBufferPointer { cells in
      [cchar_t](unsafeUninitializedCapacity: cells.count + 1) { result, count in
        for (index, cell) in cells.enumerated() where !cell.isContinuation {
          // Most of a row repeats the cell before: blanks and lines.
          if index > 0, cell.span == 1, cell == cells[index - 1] {
            result.initializeElement(at: count, to: result[count - 1])
          } else {
            let columns = setText(of: cell)
            result.initializeElement(at: count, to: encoded(like: cell))
            if columns < cell.span {
              count += 1
              setText(cell.filler)
              result.initializeElement(at: count, to: encoded(like: cell))
            }
          }
          count += 1
        }
      }
    }
  }

  /// The characters of `text` in a cell's style. A single one is put into a blank of that style, which is
  /// what `setcchar` does, after longer thought.
  private func encoded(like cell: Cell) -> cchar_t {
    var encoded = blank(like: cell)
    if text[1] == 0 {
      encoded.chars.0 = text[0]
    } else {
      set(text, cell.style, in: &encoded)
    }
    return encoded
  }

  private func blank(like cell: Cell) -> cchar_t {
    if let styled, styled.cell.hasStyle(of: cell) { return styled.blank }
    var blank = cchar_t()
    set([0x20, 0], cell.style, in: &blank)
    styled = (cell, blank)
    return blank
  }

  private func set(_ text: [wchar_t], _ style: Style, in encoded: inout cchar_t) {
    let pair = palette.pair(for: style)
    sheet_setcchar(&encoded, text, Self.attributes(style.attributes), pair)
  }

  /// Puts the characters to send for a cell into `text` and returns how many columns curses gives
  /// them.
  private func setText(of cell: Cell) -> UInt8 {
    let base = wchar_t(bitPattern: cell.scalar.value)
    if cell.scalar.isASCII && cell.isSingleScalar { return setText(base) }
    guard isUTF8 else {
      return setText(wchar_t(Transliteration.ascii(for: cell.scalar).value))
    }
    if let letter = cell.scalar.flagLetter { return setText(letter) }
    let columns = wcwidth(base)
    guard columns > 0, columns <= cell.span else { return setText(0x3F) }
    setText(base)
    if !cell.isSingleScalar { addMarks(of: cell) }
    return UInt8(columns)
  }

  @discardableResult
  private func setText(_ character: wchar_t) -> UInt8 {
    (text[0], text[1]) = (character, 0)
    return 1
  }

  /// curses adds up the widths of the parts; only marks of no width may follow the base. The selector
  /// of the picture form is left out: some terminals make two columns of it, some one.
  private func addMarks(of cell: Cell) {
    let marks = cell.rest.filter { $0 != "\u{FE0F}" }.map { wchar_t(bitPattern: $0.value) }
    guard marks.count < Cell.capacity, marks.allSatisfy({ wcwidth($0) == 0 }) else { return }
    text.replaceSubrange(1...marks.count + 1, with: marks + [0])
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
