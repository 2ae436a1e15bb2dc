/// What is more than plain text in a post of Bluesky: links, hashtags and people. Their places are counted
/// in bytes of UTF-8: <https://docs.bsky.app/docs/advanced-guides/post-richtext>.
struct BlueskyFacets {
  /// A place in the text and what it means.
  struct Facet: Hashable {
    enum Meaning: Hashable {
      case link(String)
      case tag(String)
      /// A handle, whose number the server has to tell.
      case person(String)
    }

    var bytes: Range<Int>
    var meaning: Meaning
  }

  private let text: String
  private let scalars: [Unicode.Scalar]
  /// The byte at which each scalar begins, and one more for the end.
  private let offsets: [Int]

  init(_ text: String) {
    self.text = text
    scalars = Array(text.unicodeScalars)
    offsets = scalars.reduce(into: [0]) { offsets, scalar in
      offsets.append(offsets[offsets.count - 1] + UTF8.width(scalar))
    }
  }

  /// All of them, in order.
  var all: [Facet] {
    let links = LinkScanner(scalars).links()
    let marked = marks().filter { mark in !links.contains { $0.overlaps(mark.range) } }
    let all =
      links.map { ($0, Facet.Meaning.link(address(words($0)))) }
      + marked.map { ($0.range, $0.meaning) }
    return all.sorted { $0.0.lowerBound < $1.0.lowerBound }.map { range, meaning in
      Facet(bytes: offsets[range.lowerBound]..<offsets[range.upperBound], meaning: meaning)
    }
  }

  private func words(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  private func address(_ link: String) -> String {
    link.lowercased().hasPrefix("http") && link.contains("://") ? link : "https://\(link)"
  }

  /// `#tag` and `@name.example.org`, each behind a blank or a bracket.
  private func marks() -> [(range: Range<Int>, meaning: Facet.Meaning)] {
    scalars.indices.compactMap { start in
      guard "#@".unicodeScalars.contains(scalars[start]), start == 0 || isOpen(scalars[start - 1])
      else { return nil }
      return scalars[start] == "#" ? tag(start) : person(start)
    }
  }

  private func isOpen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "("
  }

  /// A tag has at most 64 characters, and not only digits.
  private func tag(_ start: Int) -> (Range<Int>, Facet.Meaning)? {
    var end = start + 1
    while end < scalars.count, isPartOfTag(scalars[end]) { end += 1 }
    let name = words(start + 1..<end)
    guard !name.isEmpty, name.count <= 64, name.contains(where: { !$0.isNumber }) else {
      return nil
    }
    return (start..<end, .tag(name))
  }

  private func isPartOfTag(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return properties.isAlphabetic || properties.numericType != nil || scalar == "_"
      || properties.generalCategory == .nonspacingMark || scalar.value == 0x200D
      || properties.isEmojiPresentation
  }

  private func person(_ start: Int) -> (Range<Int>, Facet.Meaning)? {
    var end = start + 1
    while end < scalars.count, isPartOfHandle(scalars[end]) { end += 1 }
    while end > start + 1, scalars[end - 1] == "." || scalars[end - 1] == "-" { end -= 1 }
    let name = words(start + 1..<end)
    guard name.contains("."), !name.contains(".."), name.first != "." else { return nil }
    return (start..<end, .person(name.lowercased()))
  }

  private func isPartOfHandle(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isASCII, let byte = UInt8(exactly: scalar.value) else { return false }
    return byte.isASCIILetter || byte.isASCIIDigit || byte == 0x2E || byte == 0x2D
  }
}
