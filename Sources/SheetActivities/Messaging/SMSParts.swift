/// In how many parts a text goes over a telephone network (3GPP TS 23.038 and 23.040).
struct SMSParts: Hashable, Sendable {
  /// The letters that a part has room for.
  enum Alphabet: Hashable, Sendable {
    /// The standard one, with seven bits for each letter.
    case gsm7
    /// UTF-16, with sixteen.
    case ucs2

    /// Units in a message of one part, and in each part of several.
    var room: (alone: Int, each: Int) {
      switch self {
      case .gsm7: (160, 153)
      case .ucs2: (70, 67)
      }
    }
  }

  /// What the text is written in.
  let alphabet: Alphabet
  /// Units in all of it.
  let units: Int
  /// The parts; none for an empty text.
  let count: Int
  /// Units that still fit into the last part.
  let left: Int

  /// Counts a text.
  init(_ text: String) {
    let sevenBits = GSMAlphabet.sizes(of: text)
    alphabet = sevenBits == nil ? .ucs2 : .gsm7
    // A character beyond the first 65,536 takes two units, which stay in one part.
    let sizes: [Int] = sevenBits ?? text.unicodeScalars.map { $0.value > 0xFFFF ? 2 : 1 }
    units = sizes.reduce(0, +)
    let room = alphabet.room
    guard units > room.alone else {
      (count, left) = (units == 0 ? 0 : 1, room.alone - units)
      return
    }
    var (parts, used) = (1, 0)
    for size in sizes {
      if used + size > room.each { (parts, used) = (parts + 1, 0) }
      used += size
    }
    (count, left) = (parts, room.each - used)
  }

  /// The count in words, for the line below the text.
  var words: String {
    guard count > 0 else {
      return "Nothing yet. A message has 160 letters, or 70 with others than Latin."
    }
    let messages = count == 1 ? "1 message" : "\(count) messages"
    let kind =
      alphabet == .gsm7 ? "" : ", since a letter in it is none of the 128 that phones share"
    return "\(messages), \(left) more fit\(kind)."
  }
}

/// The standard alphabet of 3GPP TS 23.038, section 6.2.1.
enum GSMAlphabet {
  private static let single = Set(
    ("@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?"
      + "¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà").unicodeScalars)
  /// These take two units.
  private static let double = Set("\u{0C}^{}\\[~]|€".unicodeScalars)

  /// The units that each character takes; `nil` when one is in neither table.
  static func sizes(of text: String) -> [Int]? {
    var sizes: [Int] = []
    for scalar in text.unicodeScalars {
      if single.contains(scalar) {
        sizes.append(1)
      } else if double.contains(scalar) {
        sizes.append(2)
      } else {
        return nil
      }
    }
    return sizes
  }
}
