import CNcurses
import SheetCells

/// Turns our cells into curses' cells, so that curses and the terminal agree on every width.
@MainActor
final class CellEncoder {
  private let palette: Palette
  private let isUTF8: Bool
  private var lastStyle: Style?
  private var lastLook: (attributes: attr_t, pair: Int32) = (0, 0)

  /// Makes an encoder for the terminal that `palette` belongs to.
  init(palette: Palette, isUTF8: Bool) {
    self.palette = palette
    self.isUTF8 = isUTF8
  }

  /// Encodes one row. A wide grapheme that curses would give another width than we do becomes its
  /// base, or blanks: the grid must hold, whatever the glyph.
  func encode(_ row: ArraySlice<Cell>) -> [cchar_t] {
    var result: [cchar_t] = []
    result.reserveCapacity(row.count)
    for cell in row where !cell.isContinuation {
      let (attributes, pair) = look(cell.style)
      var (text, columns) = characters(of: cell)
      text.append(0)
      for extra in 0...max(0, Int(cell.span) - columns) {
        var encoded = cchar_t()
        sheet_setcchar(&encoded, extra == 0 ? text : [0x20, 0], attributes, pair)
        result.append(encoded)
      }
    }
    return result
  }

  /// The characters to send for a cell and how many columns curses gives them.
  private func characters(of cell: Cell) -> (text: [wchar_t], columns: Int) {
    if cell.scalar.isASCII && cell.rest == nil { return ([wchar_t(cell.scalar.value)], 1) }
    guard isUTF8 else { return ([wchar_t(Transliteration.ascii(for: cell.scalar).value)], 1) }
    let base = wchar_t(bitPattern: cell.scalar.value)
    let columns = Int(wcwidth(base))
    guard columns > 0, columns <= Int(cell.span) else { return ([0x3F], 1) }
    let marks = (cell.rest ?? []).map { wchar_t(bitPattern: $0.value) }
    // curses adds up the widths of the parts; only marks of no width may follow the base.
    guard marks.allSatisfy({ wcwidth($0) == 0 }), marks.count < Int(sheet_cell_capacity()) else {
      return ([base], columns)
    }
    return ([base] + marks, columns)
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
