import SheetTestSupport

/// A screen as pixels, as terminals draw blanks and half blocks: a cell is 4 by 8.
enum ScreenPicture {
  /// A PGM file.
  static func pgm(of terminal: VirtualTerminal) -> [UInt8] {
    let (columns, rows) = (terminal.size.columns, terminal.size.rows)
    var pixels: [UInt8] = []
    for row in 0..<rows {
      let cells = (0..<columns).map { terminal.cell(column: $0, row: row) }
      let halves = [0, 1].map { half in
        cells.flatMap { repeatElement(shade(of: $0, half: half), count: 4) }
      }
      for y in 0..<8 { pixels += halves[y / 4] }
    }
    return Array("P5 \(columns * 4) \(rows * 8) 255\n".utf8) + pixels
  }

  private static func shade(of cell: TerminalCell, half: Int) -> UInt8 {
    let isReverse = cell.attributes.contains(.reverse)
    let ink = shade(isReverse ? cell.background : cell.foreground, standard: isReverse ? 0 : 200)
    let paper = shade(isReverse ? cell.foreground : cell.background, standard: isReverse ? 200 : 0)
    switch cell.text {
    case "\u{2580}": return half == 0 ? ink : paper
    case "\u{2584}": return half == 1 ? ink : paper
    case "\u{2588}": return ink
    default: return paper
    }
  }

  private static func shade(_ color: TerminalColor, standard: UInt8) -> UInt8 {
    switch color {
    case .standard: standard
    case .indexed(7), .indexed(15), .indexed(231): 255
    case .indexed(let index) where index >= 232: UInt8(8 + 10 * (index - 232))
    case .indexed: 0
    case .rgb(let red, let green, let blue): UInt8((red + green + blue) / 3)
    }
  }
}
