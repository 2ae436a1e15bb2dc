/// What stands for a character on a terminal whose encoding is not UTF-8.
enum Transliteration {
  private static let punctuation: [Unicode.Scalar: Unicode.Scalar] = [
    "‐": "-", "‑": "-", "–": "-", "—": "-", "‘": "'", "’": "'", "“": "\"", "”": "\"", "…": "~",
    "·": "-", "•": "*", "×": "x", "─": "-", "│": "|", "‹": "<", "›": ">", "\u{A0}": " ",
    "ß": "s", "Æ": "A", "æ": "a", "Ø": "O", "ø": "o", "Đ": "D", "đ": "d", "Ł": "L", "ł": "l",
    "Þ": "T", "þ": "t", "Œ": "O", "œ": "o", "ı": "i",
  ]

  /// The letter without its accents, a lookalike for common punctuation, else a question mark.
  static func ascii(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII { return scalar }
    if let known = punctuation[scalar] { return known }
    return baseLetter(scalar) ?? "?"
  }

  /// Unicode names an accented Latin letter after its base: "LATIN SMALL LETTER E WITH ACUTE".
  private static func baseLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let words = (scalar.properties.name ?? "").split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1,
      let letter = words[3].unicodeScalars.first
    else { return nil }
    return words[1] == "SMALL" ? letter.properties.lowercaseMapping.unicodeScalars.first : letter
  }
}
