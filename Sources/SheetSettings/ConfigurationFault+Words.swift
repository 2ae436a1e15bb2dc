import SheetCells
import SheetFiles

extension ConfigurationFault {
  /// The fault in words, without the name of the file.
  public var message: String {
    switch self {
    case .unreadable(.system(let error)):
      return "The file cannot be read: \(error.words). Correct its permissions, or remove it."
    case .unreadable(.notAFile(let kind)):
      return "This is \(kind), not a file of settings. Remove it, or put a file in its place."
    case .unreadable(.tooLarge(let limit)):
      return "The file has more than \(ByteCount.words(limit)), far too much for settings. "
        + "Remove it, or shorten it."
    case .syntax(let words, let column):
      return "This is not TOML, column \(column): \(words.displayable)."
    case .tooDeep(let limit):
      return "A key has more than \(limit) parts with points between them, which no setting has. "
        + "Remove it."
    case .wrongType(let key, let expected, let got), .outOfRange(let key, let expected, let got):
      return "\(key.displayable) must be \(expected), and is \(got)."
    case .invalidChoice(let key, let value, let choices):
      return
        "\(MessageWords.quote(value)) is no value for \(key.displayable). Use \(MessageWords.list(choices))."
    case .unknownKey(let key, let suggestion):
      return "There is no setting \(MessageWords.quote(key))."
        + MessageWords.hint(suggestion, else: "“man sharesheet” lists them.")
    case .unknownTable(let name, let suggestion):
      return "There is no table \(MessageWords.quote("[\(name)]"))."
        + MessageWords.hint(
          suggestion.map { "[\($0)]" }, else: "“man sharesheet” lists them.")
    case .missingKey(let key):
      return "The setting \(MessageWords.quote(key)) is missing. Add it, or remove its table."
    case .outsideTable(let key):
      return
        "\(MessageWords.quote(key)) stands in no table. Put it under [general], or the table it belongs to."
    case .unknownActivity(let key, let value, let suggestion):
      return "\(key): There is no activity \(MessageWords.quote(value))."
        + MessageWords.hint(suggestion, else: "“sharesheet --list --all ITEM” prints them.")
    }
  }
}
