/// One table of the configuration, read key by key. What is not there is `nil`; what cannot be used is an
/// error that names the key, what belongs there and what stands there.
public struct SettingsTable {
  private let name: String
  private let members: [JSONValue.Member]

  /// Takes a table as it stands in the file.
  public init(_ name: String, _ value: JSONValue) throws(ConfigurationFault) {
    guard case .object(let members) = value else {
      throw .wrongType(key: name, expected: "a table", got: value.words)
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
    .outOfRange(key: path(key), expected: expected, got: value(key)?.words ?? "nothing")
  }

  /// The fault for a value of the wrong type.
  func wrongType(_ key: String, expected: String) -> ConfigurationFault {
    .wrongType(key: path(key), expected: expected, got: value(key)?.words ?? "nothing")
  }

  /// `true` or `false`.
  public func bool(_ key: String) throws(ConfigurationFault) -> Bool? {
    guard let value = value(key) else { return nil }
    guard case .bool(let bool) = value else {
      throw wrongType(key, expected: "true or false")
    }
    return bool
  }

  /// A text, which has some letters but no control characters.
  public func text(_ key: String) throws(ConfigurationFault) -> String? {
    guard let value = value(key) else { return nil }
    return try SettingsText.line(value, path(key))
  }

  /// A text that may have several lines, as a command for the shell.
  public func lines(_ key: String) throws(ConfigurationFault) -> String? {
    guard let value = value(key) else { return nil }
    return try SettingsText.lines(value, path(key))
  }

  /// Whether there is a list.
  public func isList(_ key: String) -> Bool {
    if case .array = value(key) { true } else { false }
  }

  /// A setting that would have no effect beside another one is a mistake.
  public func refuse(_ keys: [String], beside other: String) throws(ConfigurationFault) {
    guard let stray = keys.first(where: { value($0) != nil }) else { return }
    throw outOfRange(stray, expected: "left out beside \(other)")
  }

  /// A list of texts.
  public func texts(_ key: String) throws(ConfigurationFault) -> [String]? {
    try texts(key, expected: "a list in brackets")
  }

  /// A list of texts with something in it, or one text alone.
  public func textOrTexts(_ key: String) throws(ConfigurationFault) -> [String]? {
    if case .string = value(key) { return try text(key).map { [$0] } }
    let expected = "a text in quotes, or a list of them in brackets"
    let texts = try texts(key, expected: expected)
    guard texts != [] else { throw outOfRange(key, expected: expected) }
    return texts
  }

  /// A whole number of a range.
  public func number(_ key: String, in range: ClosedRange<Int>) throws(ConfigurationFault) -> Int? {
    guard let value = value(key) else { return nil }
    let expected =
      range.upperBound == .max
      ? "a whole number, \(range.lowerBound) or more"
      : "a whole number from \(range.lowerBound) to \(range.upperBound)"
    guard case .integer(let number) = value else { throw wrongType(key, expected: expected) }
    guard range.contains(number) else { throw outOfRange(key, expected: expected) }
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

  /// Each table in this one with its name, but for those under the keys that are known otherwise.
  public func innerTables(
    besides known: [String]
  ) throws(ConfigurationFault) -> [(name: String, table: SettingsTable)] {
    var tables: [(name: String, table: SettingsTable)] = []
    for member in members where !known.contains(member.key) {
      guard case .object = member.value else { continue }
      tables.append((member.key, try SettingsTable(path(member.key), member.value)))
    }
    return tables
  }

  /// All texts in this table with their keys, in the file's order.
  public func namedTexts() throws(ConfigurationFault) -> [(name: String, text: String)] {
    var texts: [(name: String, text: String)] = []
    for member in members {
      texts.append((member.key, try SettingsText.line(member.value, path(member.key))))
    }
    return texts
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
    guard let value = value(key) else { return nil }
    return try choice(SettingsText.text(value, path(key)), key)
  }

  /// A list of words of a few, with at least one in it.
  public func choices<Choice: WordChoice>(_ key: String) throws(ConfigurationFault) -> [Choice]? {
    guard let words = try texts(key) else { return nil }
    guard !words.isEmpty else {
      throw outOfRange(key, expected: "a list of \(MessageWords.list(Choice.words))")
    }
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

  private func texts(_ key: String, expected: String) throws(ConfigurationFault) -> [String]? {
    guard let value = value(key) else { return nil }
    guard case .array(let elements) = value else { throw wrongType(key, expected: expected) }
    var texts: [String] = []
    for (index, element) in elements.enumerated() {
      texts.append(try SettingsText.line(element, "\(path(key))[\(index)]"))
    }
    return texts
  }

  private func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  private func path(_ key: String) -> String { name + "." + key }
}
