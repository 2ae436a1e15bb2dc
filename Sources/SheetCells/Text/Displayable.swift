extension String {
  /// The text with everything replaced that could act on a terminal or hide from the reader: control
  /// characters, line breaks, and the marks that turn the direction of writing.
  ///
  /// Names, titles and URLs come from anywhere. A file called `a⟨ESC⟩]52;…` would otherwise write to
  /// the clipboard (Canop/broot#1188), and U+202E makes `exe.jpg` of `gpj.exe`.
  public var displayable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    return String(map(\.displayable))
  }
}

extension Character {
  /// The character itself, or the visible symbol that stands for it on the screen.
  ///
  /// C0 and DEL become their Unicode control pictures (`␛`), a line break `␤`, and every other
  /// invisible or direction-changing scalar U+FFFD, grapheme by grapheme.
  public var displayable: Character {
    if let byte = asciiValue { return Character.controlPicture(byte) ?? self }
    if self == "\r\n" { return "␤" }
    guard let first = unicodeScalars.first, !unicodeScalars.contains(where: \.isUnsafeOnScreen),
      !first.isFormat
    else { return "\u{FFFD}" }
    return first.isCombining ? Character("\u{25CC}\(self)") : self
  }

  private static func controlPicture(_ byte: UInt8) -> Character? {
    switch byte {
    case 0x0A: return "␤"
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + UInt32(byte)).map(Character.init)
    case 0x7F: return "␡"
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar may do something to the screen instead of showing: C0, C1, bidirectional
  /// marks, embeddings, overrides and isolates, line and paragraph separators, other format
  /// characters. Joiners, selectors and tags are part of words and emoji, though not on their own.
  public var isUnsafeOnScreen: Bool {
    switch value {
    case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: return true
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F: return false
    default: return isFormat
    }
  }

  fileprivate var isFormat: Bool {
    !isPlainlyVisible && properties.generalCategory == .format
  }

  /// Whether the scalar needs a base to stand on.
  fileprivate var isCombining: Bool {
    guard !isPlainlyVisible else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Blocks without a mark or a format character in them, so that Unicode's tables, which cost
  /// hundreds of instructions a character, are asked for the others only: Latin, punctuation, arrows,
  /// box drawing and blocks, Hangul and the ideographs.
  private var isPlainlyVisible: Bool {
    switch value {
    case 0xAE..<0x300, 0x2010..<0x2028, 0x2030..<0x2060, 0x20A0..<0x20D0, 0x2100..<0x2C00,
      0x3041..<0x3099, 0x309B..<0xA000, 0xAC00..<0xD7A4:
      return true
    default: return value >= 0xA0 && value < 0xAD
    }
  }
}
