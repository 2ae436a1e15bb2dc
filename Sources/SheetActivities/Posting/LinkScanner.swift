/// Finds the web addresses in a text as X does, with and without `https://`: a name that ends in a known
/// top-level domain, then perhaps a port, a path and a query. The rules are those of twitter-text 3.
struct LinkScanner {
  private let scalars: [Unicode.Scalar]

  /// Looks at a text.
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
  }

  /// The places of the addresses.
  func links() -> [Range<Int>] {
    var links: [Range<Int>] = []
    var index = 0
    while index < scalars.count {
      if canBegin(index), let end = link(at: index) {
        links.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return links
  }

  private func canBegin(_ index: Int) -> Bool {
    guard let before = at(index - 1) else { return true }
    return !before.isWordOfASCII && !"@＠$#＃\u{FFFE}\u{FEFF}\u{FFFF}".unicodeScalars.contains(before)
  }

  private func link(at start: Int) -> Int? {
    for scheme in ["https://", "http://"] where begins(scheme, at: start) {
      let host = start + scheme.utf8.count
      if let end = hostEnd(host, where: \.isPartOfHost) { return rest(of: end) }
    }
    if let before = at(start - 1), "-_./".unicodeScalars.contains(before) { return nil }
    return hostEnd(start, where: \.isPartOfLatinHost).map(rest)
  }

  private func begins(_ word: String, at start: Int) -> Bool {
    let letters = Array(word.unicodeScalars)
    guard start + letters.count <= scalars.count else { return false }
    return letters.indices.allSatisfy {
      scalars[start + $0].properties.lowercaseMapping == String(letters[$0])
    }
  }

  /// The end of a server's name: the last part that is a top-level domain.
  private func hostEnd(_ start: Int, where isPart: (Unicode.Scalar) -> Bool) -> Int? {
    var found: Int?
    var part = start
    var end = start
    while let next = at(end), isPart(next) {
      end += 1
      guard at(end).map({ !isPart($0) }) ?? true else { continue }
      if part > start, isTop(part..<end) { found = topEnd(part..<end) }
      guard at(end) == "." else { break }
      end += 1
      part = end
    }
    return found
  }

  private func isTop(_ range: Range<Int>) -> Bool {
    let end = topEnd(range)
    let name = String(String.UnicodeScalarView(scalars[range.lowerBound..<end]))
    let isEnd = at(end).map { !$0.isWordOfASCII && !"@+-".unicodeScalars.contains($0) } ?? true
    return isEnd && TopLevelDomains.has(name)
  }

  /// Letters of other scripts may follow at once.
  private func topEnd(_ range: Range<Int>) -> Int {
    range.first { !scalars[$0].isPartOfASCIIHost } ?? range.upperBound
  }

  // MARK: Behind the name

  private func rest(of host: Int) -> Int {
    var end = host
    if at(end) == ":" {
      var digits = end + 1
      while at(digits)?.isDigitOfASCII == true { digits += 1 }
      if digits > end + 1 { end = digits }
    }
    if at(end) == "/" { end = pathEnd(end + 1) }
    return at(end) == "?" ? queryEnd(end) : end
  }

  private func pathEnd(_ start: Int) -> Int {
    var (end, index) = (start, start)
    while let scalar = at(index) {
      if scalar == "(", let close = bracketEnd(index) {
        (index, end) = (close, close)
      } else if scalar.isPartOfPath {
        index += 1
        if scalar.canEndPath { end = index }
      } else {
        break
      }
    }
    return end
  }

  /// Behind the bracket that closes the one at `start`; one more may be inside.
  private func bracketEnd(_ start: Int, depth: Int = 0) -> Int? {
    var index = start + 1
    while let scalar = at(index) {
      if scalar == ")" { return index > start + 1 ? index + 1 : nil }
      if scalar == "(", depth == 0, let close = bracketEnd(index, depth: 1) {
        index = close
      } else if scalar.isPartOfPath {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }

  private func queryEnd(_ start: Int) -> Int {
    var (end, index) = (start, start + 1)
    while let scalar = at(index), scalar.isPartOfQuery {
      index += 1
      if scalar.canEndQuery { end = index }
    }
    return end
  }

  private func at(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }
}

extension Unicode.Scalar {
  fileprivate var isDigitOfASCII: Bool { ("0"..."9").contains(self) }

  fileprivate var isWordOfASCII: Bool {
    isDigitOfASCII || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  fileprivate var isPartOfASCIIHost: Bool { isWordOfASCII || self == "-" }

  /// Without `https://` a name may have Latin letters with accents.
  fileprivate var isPartOfLatinHost: Bool {
    isPartOfASCIIHost || properties.isAlphabetic && (0xC0...0x24F).contains(value)
  }

  fileprivate var isPartOfHost: Bool {
    isPartOfASCIIHost || self == "_" || !isASCII && properties.isAlphabetic
  }

  /// Letters of Latin and Cyrillic scripts may stand in a path as they are.
  private var isLetterOfPath: Bool {
    isWordOfASCII
      || properties.isAlphabetic
        && ((0xC0...0x24F).contains(value) || (0x400...0x52F).contains(value))
  }

  fileprivate var isPartOfPath: Bool {
    isLetterOfPath || "!*';:=+,.$/%#[]-\u{2013}_~@|&".unicodeScalars.contains(self)
  }

  fileprivate var canEndPath: Bool { isLetterOfPath || "=_#/+-".unicodeScalars.contains(self) }

  fileprivate var isPartOfQuery: Bool {
    isWordOfASCII || "!?*'@();:&=+$/%#[]-_.,~|".unicodeScalars.contains(self)
  }

  fileprivate var canEndQuery: Bool { isWordOfASCII || "-_&=#/".unicodeScalars.contains(self) }
}
