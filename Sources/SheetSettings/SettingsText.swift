/// A value of the configuration as a text.
enum SettingsText {
  /// Bytes of the longest one: no path of the system is longer (`PATH_MAX`), and what is goes into a file.
  static let limit = 4096

  /// Any text.
  static func text(_ value: JSONValue, _ key: String) throws(ConfigurationFault) -> String {
    guard case .string(let text) = value else {
      throw .wrongType(key: key, expected: "a text in quotes", got: value.words)
    }
    return text
  }

  /// Some letters without control characters.
  static func line(_ value: JSONValue, _ key: String) throws(ConfigurationFault) -> String {
    try bounded(value, key, allowing: [])
  }

  /// Some letters, perhaps in lines and with tabs.
  static func lines(_ value: JSONValue, _ key: String) throws(ConfigurationFault) -> String {
    try bounded(value, key, allowing: [0x09, 0x0A])
  }

  private static func bounded(
    _ value: JSONValue, _ key: String, allowing controls: [UInt8]
  ) throws(ConfigurationFault) -> String {
    let text = try text(value, key)
    guard text.utf8.contains(where: { $0 > 0x20 }) else {
      throw .outOfRange(
        key: key, expected: "a text with something in it, or be left out", got: value.words)
    }
    guard text.utf8.count <= limit else {
      throw .outOfRange(
        key: key, expected: "a text of at most \(limit) bytes", got: value.words)
    }
    guard !text.hasControlCharacters(allowing: controls) else {
      throw .outOfRange(key: key, expected: "a text without control characters", got: value.words)
    }
    return text
  }
}

extension String {
  /// Whether a control character (C0, DEL, C1) is in it, by its bytes: the tables of Unicode would have to
  /// be loaded before the first frame.
  fileprivate func hasControlCharacters(allowing allowed: [UInt8]) -> Bool {
    var before: UInt8 = 0
    for byte in utf8 {
      if byte < 0x20 || byte == 0x7F, !allowed.contains(byte) { return true }
      // C1 in UTF-8: C2 80 to C2 9F.
      if before == 0xC2, byte < 0xA0 { return true }
      before = byte
    }
    return false
  }
}
