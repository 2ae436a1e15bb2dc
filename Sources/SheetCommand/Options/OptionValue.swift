import SheetCells
import SheetFiles

/// The value of an option, with what is needed to understand it.
struct OptionValue {
  /// The option as the person wrote it, for messages.
  let option: String
  let bytes: ByteString
  let names: ActivityNames

  func raw() throws(CommandError) -> ByteString { bytes }

  func path() throws(CommandError) -> FilePath { FilePath(bytes) }

  func textItem() throws(CommandError) -> ItemArgument { .text(try text()) }

  func urlItem() throws(CommandError) -> ItemArgument { .url(try text()) }

  func fileItem() throws(CommandError) -> ItemArgument { .file(FilePath(bytes)) }

  func pathListItem() throws(CommandError) -> ItemArgument {
    .pathList(bytes == "-" ? .standardInput : .file(FilePath(bytes)))
  }

  func text() throws(CommandError) -> String {
    guard let text = bytes.validText else { throw .notUTF8(option: option) }
    return text
  }

  /// A device by its name or fingerprint; an empty one would be nobody's.
  func device() throws(CommandError) -> [String] {
    let text = try text()
    guard !text.isEmpty else { throw .missingValue(option: option) }
    return [text]
  }

  /// A number that can be typed on a phone and takes long to guess.
  func pin() throws(CommandError) -> String {
    let word = try text()
    guard (4...16).contains(word.utf8.count), word.utf8.allSatisfy(\.isASCIIDigit) else {
      throw .invalidPIN(option: option)
    }
    return word
  }

  /// Columns and rows with an `x` between them.
  func cellSize() throws(CommandError) -> CellSize {
    let word = try text()
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    let sides = parts.filter { $0.utf8.allSatisfy(\.isASCIIDigit) }.compactMap { Int($0) }
    guard parts.count == 2, sides.count == 2,
      sides.allSatisfy({ (1...Self.longestSide).contains($0) })
    else { throw .invalidSize(option: option, value: word, limit: Self.longestSide) }
    return CellSize(width: sides[0], height: sides[1])
  }

  /// More cells than a screen has, and few enough to be drawn in seconds.
  private static let longestSide = 300

  func choice<Choice: WordChoice>() throws(CommandError) -> Choice {
    let word = try text()
    guard let choice = Choice(rawValue: word) else {
      throw .invalidChoice(option: option, value: word, choices: Choice.words)
    }
    return choice
  }

  func dataType() throws(CommandError) -> DataType {
    let name = try text()
    guard let type = DataType(name) else {
      throw .invalidDataType(name, suggestion: DataType.nearest(to: name))
    }
    return type
  }

  func activity() throws(CommandError) -> String {
    try identifiers([try text()])[0]
  }

  private func identifiers(_ list: [String]) throws(CommandError) -> [String] {
    do {
      return try names.identifiers(for: list)
    } catch {
      throw .unknownActivity(error.name, suggestion: error.suggestion)
    }
  }

  /// The identifiers of a list with commas. Empty parts are left out, but not all of them.
  func activities() throws(CommandError) -> [String] {
    let parts = try text().split(separator: ",")
    guard !parts.isEmpty else { throw .missingValue(option: option) }
    return try identifiers(parts.map(String.init))
  }

  func fields() throws(CommandError) -> [FieldValue] {
    let text = try text()
    guard let equals = text.firstIndex(of: "="), equals > text.startIndex else {
      throw .invalidField(text)
    }
    let value = text[text.index(after: equals)...]
    return [FieldValue(field: String(text[..<equals]), value: String(value))]
  }
}
