import SheetFiles

/// What can be wrong in a configuration file.
public enum ConfigurationFault: Error, Sendable, Hashable {
  /// It cannot be read.
  case unreadable(SettingsFile.Failure)
  /// It is not TOML, in toml++'s words.
  case syntax(String, column: Int)
  /// A key has more parts than this, such as `a.a.a.…`.
  case tooDeep(limit: Int)
  /// A value of the wrong type; the key is written with points, `expected` says what belongs there
  /// ("true or false"), and `got` what stands there ("the number 5").
  case wrongType(key: String, expected: String, got: String)
  /// A word that is none of the few.
  case invalidChoice(key: String, value: String, choices: [String])
  /// A number outside its range, or a text that cannot be used.
  case outOfRange(key: String, expected: String, got: String)
  /// A key that does not exist.
  case unknownKey(String, suggestion: String?)
  /// A key that must be there is not.
  case missingKey(String)
  /// A table that does not exist.
  case unknownTable(String, suggestion: String?)
  /// A key outside any table.
  case outsideTable(String)
  /// There is no such activity.
  case unknownActivity(key: String, value: String, suggestion: String?)

  /// What it is about that stands in the file: a key, or the table in which one is missing.
  public var key: String? {
    switch self {
    case .unreadable, .syntax, .tooDeep: return nil
    case .missingKey(let key): return Self.table(of: key)
    case .wrongType(let key, _, _), .invalidChoice(let key, _, _), .outOfRange(let key, _, _):
      return key
    case .unknownKey(let key, _), .unknownTable(let key, _), .outsideTable(let key),
      .unknownActivity(let key, _, _):
      return key
    }
  }

  private static func table(of key: String) -> String? {
    key.lastIndex(of: ".").map { String(key[..<$0]) }
  }
}
