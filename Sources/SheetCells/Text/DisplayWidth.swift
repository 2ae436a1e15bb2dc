extension Character {
  /// How many columns a terminal gives this grapheme: 1 or 2, by what terminals do today rather than
  /// by `wcwidth`, which counts the parts of an emoji one by one.
  ///
  /// A grapheme without a base of its own takes one column, since a cell cannot be narrower.
  public var displayWidth: Int {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return 1 }
    if first.value < 0x300 { return scalars.count > 1 && hasEmojiVariation ? 2 : 1 }
    if WideScalars.contains(first) { return 2 }
    return scalars.count > 1 && (hasEmojiVariation || isFlag) ? 2 : 1
  }

  /// VARIATION SELECTOR-16 asks for the picture form, which is two columns wide.
  private var hasEmojiVariation: Bool {
    unicodeScalars.contains { $0.value == 0xFE0F }
  }

  /// Two regional indicators make a flag.
  private var isFlag: Bool {
    unicodeScalars.allSatisfy { (0x1F1E6...0x1F1FF).contains($0.value) }
  }
}

extension String {
  /// How many columns the text takes once it is made safe for the screen.
  public var displayWidth: Int {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + $1.displayable.displayWidth }
  }

  /// The text, or as many graphemes of it as leave room for `ellipsis` within `width` columns.
  public func fitted(to width: Int, ellipsis: Unicode.Scalar = "…") -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var (result, used) = ("", 0)
    for character in self {
      let columns = character.displayable.displayWidth
      guard used + columns <= width - 1 else { break }
      result.append(character)
      used += columns
    }
    return result + String(Character(ellipsis))
  }

  /// The text with blanks after it up to `width` columns, or cut as ``fitted(to:ellipsis:)`` does.
  public func padded(to width: Int, ellipsis: Unicode.Scalar = "…") -> String {
    let text = fitted(to: width, ellipsis: ellipsis)
    return text + String(repeating: " ", count: max(0, width - text.displayWidth))
  }

  /// The cells that show this text, one grapheme each, without the right halves of wide ones.
  func displayCells(style: Style) -> [Cell] {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
      return utf8.map { Cell(Unicode.Scalar($0), style: style) }
    }
    return map { $0.displayable.cell(style: style) }
  }
}

extension Character {
  fileprivate func cell(style: Style) -> Cell {
    let scalars = unicodeScalars
    guard let first = scalars.first else { return Cell(" ", style: style) }
    return Cell(
      first, marks: Array(scalars.dropFirst()), span: UInt8(displayWidth), style: style)
  }
}
