/// One table of the configuration, read key by key. What is not there is `nil`; what is of the wrong
/// kind is an error that names the key.
public struct SettingsTable {
  private let name: String
  private let members: [JSONValue.Member]

  /// Takes a table as it stands in the file.
  public init(_ name: String, _ value: JSONValue) throws(ConfigurationFault) {
    guard case .object(let members) = value else {
      throw .wrongType(key: name, expected: "a table")
    }
    (self.name, self.members) = (name, members)
  }

  /// A setting that is mistyped would otherwise be a silent default.
  public func refuseKeys(besides known: [String]) throws(ConfigurationFault) {
    guard let stray = members.first(where: { !known.contains($0.key) }) else { return }
    throw .unknownKey(path(stray.key), suggestion: stray.key.nearest(among: known))
  }

  /// The fault for a value that cannot be used.
  public func outOfRange(_ key: String, expected: String) -> ConfigurationFault {
    .outOfRange(key: path(key), expected: expected)
  }

  /// `true` or `false`.
  public func bool(_ key: String) throws(ConfigurationFault) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let bool) = value else {
      throw .wrongType(key: path(key), expected: "true or false")
    }
    return bool
  }

  /// A text.
  public func text(_ key: String) throws(ConfigurationFault) -> String? {
    guard let value = value(key) else { return nil }
    return try text(value, path(key))
  }

  /// A list of texts.
  public func texts(_ key: String) throws(ConfigurationFault) -> [String]? {
    guard let value = value(key) else { return nil }
    guard case .array(let elements) = value else {
      throw .wrongType(key: path(key), expected: "a list in brackets")
    }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      texts.append(try text(element, "\(path(key))[\(index)]"))
    }
    return texts
  }

  /// A list of texts, or one text alone.
  public func textOrTexts(_ key: String) throws(ConfigurationFault) -> [String]? {
    guard case .string(let text) = value(key) else { return try texts(key) }
    return [text]
  }

  /// A whole number, 0 or more.
  public func amount(_ key: String) throws(ConfigurationFault) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .integer(let number) = value else {
      throw .wrongType(key: path(key), expected: "a whole number")
    }
    guard number >= 0 else { throw .outOfRange(key: path(key), expected: "0 or more") }
    return number
  }

  /// The tables in this one, such as `[files.NAME]`, in the file's order.
  public func tables() throws(ConfigurationFault) -> [(name: String, table: SettingsTable)] {
    var tables: [(name: String, table: SettingsTable)] = []
    for member in members {
      tables.append((member.key, try SettingsTable(path(member.key), member.value)))
    }
    return tables
  }

  /// A table in this one.
  public func table(_ key: String) throws(ConfigurationFault) -> SettingsTable? {
    guard let value = value(key) else { return nil }
    return try SettingsTable(path(key), value)
  }

  /// The fault for a key that must be there and is not.
  public func missing(_ key: String) -> ConfigurationFault { .missingKey(path(key)) }

  /// One word of a few.
  public func choice<Choice: WordChoice>(_ key: String) throws(ConfigurationFault) -> Choice? {
    guard let word = try text(key) else { return nil }
    return try choice(word, key)
  }

  /// A list of words of a few.
  public func choices<Choice: WordChoice>(_ key: String) throws(ConfigurationFault) -> [Choice]? {
    guard let words = try texts(key) else { return nil }
    var choices: [Choice] = []
    for word in words { choices.append(try choice(word, key)) }
    return choices
  }

  private func choice<Choice: WordChoice>(
    _ word: String, _ key: String
  ) throws(ConfigurationFault) -> Choice {
    guard let choice = Choice(rawValue: word) else {
      throw .invalidChoice(key: path(key), value: word, choices: Choice.words)
    }
    return choice
  }

  private func text(_ value: JSONValue, _ path: String) throws(ConfigurationFault) -> String {
    guard case .string(let text) = value else {
      throw .wrongType(key: path, expected: "a text in quotes")
    }
    return text
  }

  private func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  private func path(_ key: String) -> String { name + "." + key }
}
