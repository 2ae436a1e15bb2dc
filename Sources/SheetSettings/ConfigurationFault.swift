import SheetFiles

/// What can be wrong in a configuration file.
public enum ConfigurationFault: Error, Sendable, Hashable {
  /// It cannot be read.
  case unreadable(SettingsFile.Failure)
  /// It is not TOML, in toml++'s words.
  case syntax(String, column: Int)
  /// A value of the wrong type; the key is written with points, and `expected` says what belongs
  /// there ("true or false").
  case wrongType(key: String, expected: String)
  /// A word that is none of the few.
  case invalidChoice(key: String, value: String, choices: [String])
  /// A number outside its range.
  case outOfRange(key: String, expected: String)
  /// A key that does not exist.
  case unknownKey(String, suggestion: String?)
  /// A key that must be there is not.
  case missingKey(String)
  /// A key outside any table.
  case outsideTable(String)
  /// There is no such activity.
  case unknownActivity(key: String, value: String, suggestion: String?)

  /// The key it is about, where it stands in the file.
  public var key: String? {
    switch self {
    case .unreadable, .syntax, .missingKey: return nil
    case .wrongType(let key, _), .invalidChoice(let key, _, _), .outOfRange(let key, _): return key
    case .unknownKey(let key, _), .outsideTable(let key), .unknownActivity(let key, _, _):
      return key
    }
  }
}
