/// Writes JSON with its keys in the order given, so that the same result is always the same bytes.
///
/// `JSONEncoder` has no such order but the alphabetical one, and leaves unescaped what a terminal
/// would act on.
enum JSONText {
  /// An object, made of keys and texts that are JSON already.
  static func object(_ members: KeyValuePairs<String, String>) -> String {
    "{" + members.map { string($0.key) + ": " + $0.value }.joined(separator: ", ") + "}"
  }

  /// An array of texts that are JSON already.
  static func array(_ elements: [String]) -> String {
    "[" + elements.joined(separator: ", ") + "]"
  }

  /// A string, or `null`.
  static func string(_ value: String?) -> String {
    guard let value else { return "null" }
    var result = "\""
    for scalar in value.unicodeScalars { result += escaped(scalar) }
    return result + "\""
  }

  /// RFC 8259 section 7; beyond it C1 controls, line separators and everything invisible, which a
  /// terminal or a careless reader would take for something else.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return mustBeEscaped(scalar) ? numeric(scalar) : String(Character(scalar))
    }
  }

  private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func numeric(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
