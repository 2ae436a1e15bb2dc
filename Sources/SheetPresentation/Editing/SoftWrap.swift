/// Breaks lines at a width in columns.
///
/// A row ends after a blank, or beside a wide grapheme as East Asian text does, and only in the middle
/// of a word when the word is longer than a row. Blanks at the end of a row hang over the edge.
enum SoftWrap {
  /// The rows of a text. Every grapheme belongs to one, except the line breaks between them; a text
  /// that is empty or ends in a line break has an empty last row.
  static func rows(of characters: [Character], width: Int) -> [Range<Int>] {
    var (rows, start) = ([Range<Int>](), 0)
    for index in characters.indices where characters[index] == "\n" {
      wrap(start..<index, of: characters, width: width, into: &rows)
      start = index + 1
    }
    wrap(start..<characters.count, of: characters, width: width, into: &rows)
    return rows
  }

  private static func wrap(
    _ line: Range<Int>, of characters: [Character], width: Int, into rows: inout [Range<Int>]
  ) {
    var (start, index, used, chance) = (line.lowerBound, line.lowerBound, 0, line.lowerBound)
    while index < line.upperBound {
      let (columns, isBlank) = (characters[index].columns, characters[index] == " ")
      if columns == 2 { chance = index }
      if used + columns > width, !isBlank, index > start {
        let end = chance > start ? chance : index
        rows.append(start..<end)
        start = end
        used = characters[start..<index].reduce(0) { $0 + $1.columns }
        continue
      }
      used += columns
      index += 1
      if isBlank || columns == 2 { chance = index }
    }
    rows.append(start..<line.upperBound)
  }
}

extension String {
  /// The text as rows of at most `width` columns, for reading: tabs expanded to multiples of eight
  /// columns, blanks at the end of a wrapped row left out.
  package func wrapped(to width: Int) -> [String] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .flatMap { Self.wrap(line: Substring($0), width: max(1, width)) }
  }

  private static func wrap(line: Substring, width: Int) -> [String] {
    let line = line.hasSuffix("\r") ? line.dropLast() : line
    // Nearly every line is short ASCII, and looking at its graphemes one by one is slow.
    if line.utf8.count <= width, line.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return [String(line)]
    }
    let characters = expandingTabs(line)
    return SoftWrap.rows(of: characters, width: width).map { row in
      var row = characters[row]
      while row.count > 1, row.last == " " { row.removeLast() }
      return String(row)
    }
  }

  private static func expandingTabs(_ line: Substring) -> [Character] {
    guard line.utf8.contains(UInt8(ascii: "\t")) else { return Array(line) }
    var (result, column) = ([Character](), 0)
    for character in line {
      if character == "\t" {
        let blanks = 8 - column % 8
        result += Array(repeating: " ", count: blanks)
        column += blanks
      } else {
        result.append(character)
        column += character.columns
      }
    }
    return result
  }
}
