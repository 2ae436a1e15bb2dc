/// Takes the XML of a server's answer apart: elements with their attributes, text, references to characters,
/// CDATA. Of what is more or wrong nothing is taken.
struct MarkupReader {
  /// One part of it, by local names.
  enum Part {
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  private var rest: Substring
  /// The end of an element that has no contents.
  private var pending: Part?

  init(_ text: String) {
    rest = text[...]
  }

  /// Whether everything was read, and made sense.
  var isAtEnd: Bool { rest.isEmpty && !isBroken }
  private var isBroken = false

  /// The next part; `nil` at the end, and at what is not understood.
  mutating func next() -> Part? {
    if let part = pending {
      pending = nil
      return part
    }
    guard skipRemarks(), !rest.isEmpty else { return nil }
    guard rest.first == "<" else { return text() }
    if rest.hasPrefix("<![CDATA[") { return take(until: "]]>", dropping: 9).map(Part.text) }
    // A document type may define what nobody should expand.
    return rest.hasPrefix("<!") ? nil : tag()
  }

  /// Drops comments and instructions, of which an answer may have any number; `false` for one without an end.
  private mutating func skipRemarks() -> Bool {
    while true {
      if rest.hasPrefix("<?") {
        guard take(until: "?>", dropping: 2) != nil else { return false }
      } else if rest.hasPrefix("<!--") {
        guard take(until: "-->", dropping: 4) != nil else { return false }
      } else {
        return true
      }
    }
  }

  private mutating func text() -> Part? {
    let raw = rest.prefix { $0 != "<" }
    rest = rest[raw.endIndex...]
    let text = Self.decoded(raw)
    isBroken = text == nil
    return text.map(Part.text)
  }

  private mutating func tag() -> Part? {
    guard let content = takeTag() else { return nil }
    let name = content.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
    guard let local = name.split(separator: ":").last.map(String.init) else { return nil }
    if content.hasPrefix("/") { return .end(local) }
    if content.hasSuffix("/") { pending = .end(local) }
    return .start(local, Self.attributes(content.dropFirst(name.count)))
  }

  /// What stands between the angle brackets; one between quotation marks is none.
  private mutating func takeTag() -> Substring? {
    var quote: Character?
    for index in rest.indices.dropFirst() {
      switch (rest[index], quote) {
      case (">", nil):
        defer { rest = rest[rest.index(after: index)...] }
        return rest[..<index].dropFirst()
      case ("\"", nil), ("'", nil): quote = rest[index]
      case (let character, let open?) where character == open: quote = nil
      default: break
      }
    }
    return nil
  }

  /// Of one that is written twice the first counts.
  private static func attributes(_ text: Substring) -> [String: String] {
    var (rest, result) = (text, [String: String]())
    while let sign = rest.firstIndex(of: "=") {
      let name = rest[..<sign].filter { !$0.isWhitespace }
      let value = rest[rest.index(after: sign)...].drop { $0.isWhitespace }
      guard let quote = value.first, quote == "\"" || quote == "'",
        let end = value.dropFirst().firstIndex(of: quote)
      else { return result }
      let local = name.split(separator: ":").last.map(String.init) ?? ""
      if result[local] == nil { result[local] = decoded(value[..<end].dropFirst()) }
      rest = value[value.index(after: end)...]
    }
    return result
  }

  private mutating func take(until end: String, dropping count: Int) -> String? {
    let content = rest.dropFirst(count)
    guard let range = content.firstRange(of: end) else { return nil }
    rest = rest[range.upperBound...]
    return String(content[..<range.lowerBound])
  }

  private static func decoded(_ raw: Substring) -> String? {
    var result = ""
    var rest = raw
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      guard let end = rest[start...].firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else { return nil }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
