/// Web addresses in a text that is posted.
enum LinkedText {
  /// The places of web addresses with a scheme, as services make links of them: up to a blank, without
  /// the punctuation that belongs to the sentence.
  static func links(in text: String) -> [Range<String.Index>] {
    var links: [Range<String.Index>] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "h" || $0 == "H" }) {
      let before = start == text.startIndex ? nil : text[text.index(before: start)]
      rest = rest[start...]
      if before.map(isPartOfWord) != true, let end = end(of: rest) {
        links.append(start..<end)
        rest = rest[end...]
      } else {
        rest = rest.dropFirst()
      }
    }
    return links
  }

  /// The length of a text in which each link counts as `link` characters, and of `@name@server` only the
  /// first half: `StatusLengthValidator` in Mastodon's source.
  static func count(_ text: String, link: Int) -> Int {
    var count = 0
    var start = text.startIndex
    for range in links(in: text) {
      count += withoutServers(text[start..<range.lowerBound]) + link
      start = range.upperBound
    }
    return count + withoutServers(text[start...])
  }

  private static func withoutServers(_ text: Substring) -> Int {
    var count = 0
    var rest = text
    while let at = rest.firstIndex(of: "@") {
      let isName = at == text.startIndex || !isPartOfWord(text[text.index(before: at)])
      let name = rest[at...].dropFirst().prefix(while: isPartOfName)
      count += rest[..<at].count + 1 + name.count
      rest = rest[name.endIndex...]
      guard isName, !name.isEmpty, rest.first == "@" else { continue }
      rest = rest.dropFirst().drop { isPartOfName($0) || $0 == "." || $0 == "-" }
    }
    return count + rest.count
  }

  private static func end(of text: Substring) -> String.Index? {
    let scheme = ["https://", "http://"].first { text.prefix($0.count).lowercased() == $0 }
    guard let scheme else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard rest.first.map(isPartOfWord) == true else { return nil }
    var link = text[..<(rest.firstIndex(where: isEnd) ?? rest.endIndex)]
    while let last = link.last, isPunctuation(last, in: link) { link = link.dropLast() }
    return link.endIndex
  }

  private static func isEnd(_ character: Character) -> Bool {
    character.isWhitespace || "<>\"“”„«»「」『』。、，！？".contains(character)
  }

  /// What stands at the end of a sentence. A bracket belongs to the address when it was opened there.
  private static func isPunctuation(_ character: Character, in link: Substring) -> Bool {
    if character == ")" {
      return link.count { $0 == ")" } > link.count { $0 == "(" }
    }
    return ".,;:!?'’]}…*_".contains(character)
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    isPartOfWord(character) || character == "_"
  }
}
