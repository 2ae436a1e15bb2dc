/// Puts bytes together to characters. Bytes that are not UTF-8 become one replacement character and
/// never swallow what follows.
public struct UTF8Assembler: Sendable {
  private var bytes: [UInt8] = []
  private var expected = 0

  /// Makes one without pending bytes.
  public init() {}

  /// Whether a character has begun and lacks bytes.
  public var isPending: Bool { !bytes.isEmpty }

  /// Takes a byte and returns a character when one is complete.
  public mutating func add(_ byte: UInt8) -> Character? {
    if bytes.isEmpty { return begin(byte) }
    guard byte & 0xC0 == 0x80 else {
      bytes = []
      return begin(byte)
    }
    bytes.append(byte)
    guard bytes.count == expected else { return nil }
    defer { bytes = [] }
    return String(decoding: bytes, as: UTF8.self).first
  }

  private mutating func begin(_ byte: UInt8) -> Character? {
    switch byte {
    case ..<0x80: return Character(Unicode.Scalar(byte))
    case 0xC2..<0xE0: expected = 2
    case 0xE0..<0xF0: expected = 3
    case 0xF0..<0xF5: expected = 4
    default: return "\u{FFFD}"
    }
    bytes = [byte]
    return nil
  }
}
