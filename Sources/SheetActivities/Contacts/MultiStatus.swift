/// The answer of a WebDAV server about several things (RFC 4918, section 13): for each its properties as
/// text, by local name.
///
/// It knows as much of XML as such answers have: elements, text, references to characters, CDATA. Of what
/// is more or wrong nothing is taken.
struct MultiStatus {
  /// The properties of each `response`.
  private(set) var responses: [[String: String]] = []

  /// Reads an answer; `nil` for what is not well-formed.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = MarkupReader(text)
    var open: [(name: String, text: String)] = []
    while let part = reader.next() {
      switch part {
      case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
      case .start(let name):
        guard open.count < 64 else { return nil }
        open.append((name, ""))
        if name == "response" { responses.append([:]) }
      case .end(let name):
        guard let last = open.popLast(), last.name == name else { return nil }
        guard !responses.isEmpty, responses[responses.count - 1][name] == nil else { continue }
        responses[responses.count - 1][name] = last.text
      }
    }
    guard reader.isAtEnd, open.isEmpty else { return nil }
  }
}

/// Takes markup apart.
private struct MarkupReader {
  enum Part {
    case start(String)
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
    guard !rest.isEmpty else { return nil }
    guard rest.first == "<" else { return text() }
    if rest.hasPrefix("<![CDATA[") { return take(until: "]]>", dropping: 9).map(Part.text) }
    if rest.hasPrefix("<?") { return take(until: "?>", dropping: 2) == nil ? nil : next() }
    if rest.hasPrefix("<!--") { return take(until: "-->", dropping: 4) == nil ? nil : next() }
    // A document type may define what nobody should expand.
    return rest.hasPrefix("<!") ? nil : tag()
  }

  private mutating func text() -> Part? {
    let raw = rest.prefix { $0 != "<" }
    rest = rest[raw.endIndex...]
    let text = Self.decoded(raw)
    isBroken = text == nil
    return text.map(Part.text)
  }

  private mutating func tag() -> Part? {
    guard let content = take(until: ">", dropping: 1) else { return nil }
    let name = content.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }
    guard let local = name.split(separator: ":").last.map(String.init) else { return nil }
    if content.hasPrefix("/") { return .end(local) }
    if content.hasSuffix("/") { pending = .end(local) }
    return .start(local)
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
