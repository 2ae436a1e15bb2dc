import SheetCells

extension JSONValue {
  /// What a message says that a setting is: "the number 5".
  var words: String {
    switch self {
    case .null: "a date, a time or a number without end"
    case .bool(let bool): "\(bool)"
    case .integer(let number): "the number \(number)"
    case .number(let number): "the number \(number)"
    case .string(""): "an empty text"
    case .string(let text): Self.words(text)
    case .array([]): "an empty list"
    case .array: "a list"
    case .object: "a table"
    }
  }

  /// As much of a text as tells which one it is.
  private static func words(_ text: String) -> String {
    let start = "“\(text.displayable.fitted(to: 60))”"
    return text.utf8.count > 240 ? "\(start), \(text.utf8.count) bytes" : start
  }
}
