import SheetFiles

/// Reads JSON (RFC 8259) as toml++ writes it.
///
/// `JSONDecoder` does the same, but its first use takes 0.35 ms, a fifth of the time that the sheet
/// has until its first frame; this takes a tenth of that.
public struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The value, or `nil` when the text is not JSON.
  public static func value(of text: [UInt8]) -> JSONValue? {
    var reader = JSONReader(bytes: text)
    guard let value = reader.value() else { return nil }
    reader.skipBlanks()
    return reader.position == text.count ? value : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next byte that is not blank; 0 at the end.
  private var next: UInt8 {
    mutating get {
      skipBlanks()
      return position < bytes.count ? bytes[position] : 0
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) {
      position += 1
    }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    skipBlanks()
    let count = text.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
    guard bytes[position...].starts(with: wanted) else { return false }
    position += count
    return true
  }

  private mutating func value() -> JSONValue? {
    switch next {
    case UInt8(ascii: "{"): return object()
    case UInt8(ascii: "["): return array()
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take("null") ? .null : nil
    default: return number()
    }
  }

  private mutating func object() -> JSONValue? {
    guard take("{") else { return nil }
    var members: [JSONValue.Member] = []
    if take("}") { return .object(members) }
    repeat {
      guard let key = string(), take(":"), let value = value() else { return nil }
      members.append(JSONValue.Member(key: key, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSONValue? {
    guard take("[") else { return nil }
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value() else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func number() -> JSONValue? {
    let characters = bytes[position...].prefix { $0.isASCIIDigit || "+-.eE".utf8.contains($0) }
    position += characters.count
    let text = String(decoding: characters, as: UTF8.self)
    return Int(text).map(JSONValue.integer) ?? Double(text).map(JSONValue.number)
  }

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var result: [UInt8] = []
    while position < bytes.count {
      let part = bytes[position...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      result += part
      position += part.count
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        position += 1
        return String(validating: result, as: UTF8.self)
      }
      guard let scalar = escape() else { return nil }
      result += Array(String(scalar).utf8)
    }
    return nil
  }

  /// Reads a backslash and what belongs to it.
  private mutating func escape() -> Unicode.Scalar? {
    guard position + 1 < bytes.count else { return nil }
    let letter = bytes[position + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicodeEscape()
    default: return Unicode.Scalar(letter)
    }
  }

  /// Reads four digits, and four more after a first surrogate.
  private mutating func unicodeEscape() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard take("\\u"), let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return Unicode.Scalar(
      0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[position...].prefix(4)
    position += digits.count
    guard digits.count == 4 else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
