import Glibc
import HelperRuntime

/// How the bytes of a text are to be read, by what they are: UTF-8, or else the code of Western Europe that
/// Windows and older systems wrote (windows-1252, which has ISO-8859-1 in it).
enum TextEncoding {
  case utf8
  case windows1252

  /// Looks through a whole file that can be read again, and leaves it at its start.
  ///
  /// One broken byte in much UTF-8 does not make it anything else: most of what is beyond ASCII decides.
  static func found(in file: Int32) throws(Refusal) -> TextEncoding {
    var counter = UTF8Counter()
    let input = Input(file)
    while case let piece = try input.next(), !piece.isEmpty { counter.add(piece) }
    guard lseek(file, 0, SEEK_SET) == 0 else { throw Refusal(.unreadable) }
    return counter.broken > counter.whole ? .windows1252 : .utf8
  }

  /// The text of some whole characters. What means nothing is replaced.
  func text(_ bytes: ArraySlice<UInt8>) -> String {
    switch self {
    case .utf8: String(decoding: bytes, as: UTF8.self)
    case .windows1252:
      String(String.UnicodeScalarView(bytes.map(Self.scalar)))
    }
  }

  private static func scalar(_ byte: UInt8) -> Unicode.Scalar {
    (0x80...0x9F).contains(byte) ? windowsSigns[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// 80 to 9F, five of which mean nothing (unicode.org, MICSFT/WINDOWS/CP1252.TXT).
  private static let windowsSigns = Array(
    "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ".unicodeScalars)
}

/// Counts the characters of several bytes, and the bytes that belong to none.
private struct UTF8Counter {
  private(set) var whole = 0
  private(set) var broken = 0
  /// How many bytes of the character that has begun were seen, and how many are still to come.
  private var seen = 0
  private var missing = 0

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes where byte >= 0x80 || missing > 0 { add(byte) }
  }

  private mutating func add(_ byte: UInt8) {
    guard missing > 0 else { return begin(byte) }
    guard byte & 0xC0 == 0x80 else {
      broken += seen
      missing = 0
      if byte >= 0x80 { begin(byte) }
      return
    }
    (seen, missing) = (seen + 1, missing - 1)
    if missing == 0 { whole += 1 }
  }

  private mutating func begin(_ byte: UInt8) {
    seen = 1
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: broken += 1
    }
  }
}
