/// The text of a `.netrc` file, as curl reads it: words with blanks between them, which may stand in
/// quotation marks with `\` before a mark, and comments from `#` at the start of a line (curl's manual,
/// ".netrc"; netrc(5)).
enum NetrcText {
  /// The password for a host and one of the names; of several the first. An entry without a name has an
  /// empty one. What stands under `default` is for any server, and so for none that gets a secret.
  static func password(in text: [UInt8], host: String, logins: [String]) -> String? {
    entries(in: text).first { entry in
      entry.host.lowercased() == host.lowercased() && logins.contains(entry.login)
    }?.password
  }

  private struct Entry {
    var host: String
    var login = ""
    var password: String?
  }

  private static func entries(in text: [UInt8]) -> [Entry] {
    var words = NetrcWords(text)
    var entries: [Entry] = []
    // Whether what follows belongs to the last entry.
    var isInEntry = false
    while let word = words.next() {
      switch word {
      case "machine":
        guard let host = words.next() else { break }
        entries.append(Entry(host: host))
        isInEntry = true
      case "default": isInEntry = false
      case "macdef":
        words.skipMacro()
        isInEntry = false
      case "login", "password", "account":
        guard let value = words.next(), isInEntry else { break }
        let last = entries.endIndex - 1
        if word == "login" { entries[last].login = value }
        if word == "password" { entries[last].password = value }
      default: break
      }
    }
    return entries
  }
}

/// Cuts the text into words.
private struct NetrcWords {
  private var rest: ArraySlice<UInt8>
  private var isLineStart = true

  init(_ text: [UInt8]) { rest = text[...] }

  /// `nil` at the end. A word that is not UTF-8 is one that nothing equals.
  mutating func next() -> String? {
    skipBlanks()
    guard let first = rest.first else { return nil }
    isLineStart = false
    let bytes = first == UInt8(ascii: "\"") ? takeQuoted() : takePlain()
    return String(validating: bytes, as: UTF8.self) ?? "\u{FFFD}"
  }

  /// A macro ends at an empty line.
  mutating func skipMacro() {
    var lineLength = 1
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\n") else {
        lineLength += 1
        continue
      }
      if lineLength == 0 { break }
      lineLength = 0
    }
    isLineStart = true
  }

  private mutating func skipBlanks() {
    while let byte = rest.first {
      if byte == UInt8(ascii: "#"), isLineStart {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else if Self.isBlank(byte) {
        if byte == UInt8(ascii: "\n") { isLineStart = true }
        rest = rest.dropFirst()
      } else {
        return
      }
    }
  }

  private mutating func takePlain() -> [UInt8] {
    let word = rest.prefix { !Self.isBlank($0) }
    rest = rest[word.endIndex...]
    return Array(word)
  }

  /// A mark that is never closed ends with the text.
  private mutating func takeQuoted() -> [UInt8] {
    rest = rest.dropFirst()
    var word: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        word.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "n"): word.append(0x0A)
      case UInt8(ascii: "r"): word.append(0x0D)
      case UInt8(ascii: "t"): word.append(0x09)
      default: word.append(escaped)
      }
    }
    return word
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
