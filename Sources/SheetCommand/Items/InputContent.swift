import SheetFiles

/// What data turns out to be.
public enum InputContent: Sendable, Equatable {
  /// Nothing at all.
  case empty
  /// One link, and nothing else but blanks around it.
  case url(String)
  /// Text in UTF-8.
  case text
  /// An image, or any other data, of that type.
  case data(FileType)

  /// Decides by the content alone. `isComplete`: these bytes are all; otherwise a character may be
  /// cut in two at their end, and a link cannot be told from the start of a text.
  init(_ bytes: [UInt8], isComplete: Bool) {
    if bytes.isEmpty {
      self = .empty
    } else if let type = FileSignature.type(of: bytes[...]) {
      self = .data(type)
    } else if let text = Self.text(bytes, isComplete: isComplete) {
      self = Self(text: text, isComplete: isComplete)
    } else {
      self = .data(.unknown)
    }
  }

  private init(text: String, isComplete: Bool) {
    if isComplete, Self.mayBeLink(text.utf8), let line = text.onlyLine,
      LinkSyntax.isSurelyLink(line)
    {
      self = .url(line)
    } else if text.isSVG, let type = FileType.forSuffix("svg") {
      self = .data(type)
    } else {
      self = .text
    }
  }

  /// Whether these bytes look like one link, or the start of one: a scheme, then no blank before the end. Cheap
  /// for texts, which have a blank soon; ``LinkSyntax`` then decides.
  static func mayBeLink(_ bytes: some Collection<UInt8>) -> Bool {
    // Blanks of other scripts, which are no ASCII, may stand around a link.
    let rest = bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
    let line = rest.prefix { $0 > 0x20 }
    return line.first?.isASCIILetter == true && line.contains(UInt8(ascii: ":"))
      && rest.dropFirst(line.count).allSatisfy { $0 <= 0x20 || $0 >= 0x80 }
  }

  /// The text of bytes that are UTF-8 without NUL, and without the mark that some editors put first.
  static func text(_ bytes: [UInt8], isComplete: Bool) -> String? {
    var part = bytes[...]
    if part.starts(with: [0xEF, 0xBB, 0xBF]) { part = part.dropFirst(3) }
    if !isComplete { part = part.dropLast(part.incompleteTail) }
    guard !part.contains(0) else { return nil }
    return String(validating: part, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// How many bytes at the end begin a character that is not finished: 0 to 3.
  fileprivate var incompleteTail: Int {
    for (back, byte) in reversed().prefix(3).enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back + 1 ? back + 1 : 0
    }
    return 0
  }
}

extension String {
  /// The only line that has something on it, without blanks around; `nil` when there are more.
  fileprivate var onlyLine: String? {
    let lines = split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    guard lines.count == 1, let end = lines[0].lastIndex(where: { !$0.isWhitespace }) else {
      return nil
    }
    return String(lines[0][...end].drop { $0.isWhitespace })
  }

  fileprivate var isSVG: Bool {
    let start = drop { $0.isWhitespace }
    if start.hasPrefix("<svg") { return true }
    let isMarkup = start.hasPrefix("<?xml") || start.hasPrefix("<!")
    return isMarkup && start.prefix(2048).contains("<svg")
  }
}
