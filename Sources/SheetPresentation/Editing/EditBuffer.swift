import SheetCells

/// What both editors share: the graphemes, the cursor and the text that was killed last.
///
/// The cursor counts graphemes, so it can never stand inside an emoji or between a letter and its
/// accents. Lines end at `\n`; a buffer without one is a single line.
struct EditBuffer: Equatable, Sendable {
  private(set) var characters: [Character]
  private(set) var cursor: Int
  private(set) var killed = ""
  /// The bytes of the text, as UTF-8.
  private var size: Int
  /// The bytes up to which text can be inserted: every key costs time with the length of the text,
  /// and a megabyte that was pasted by mistake must not stop the program. What is set is never cut.
  private let limit: Int

  /// A buffer with the cursor at its end.
  init(_ text: String, limit: Int) {
    characters = Array(text)
    cursor = characters.count
    size = text.utf8.count
    self.limit = limit
  }

  /// Setting it puts the cursor at the end.
  var text: String {
    get { String(characters) }
    set {
      characters = Array(newValue)
      cursor = characters.count
      size = newValue.utf8.count
    }
  }

  /// The graphemes of the line with the cursor, its line break left out.
  var line: Range<Int> {
    let start = characters[..<cursor].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    return start..<(characters[cursor...].firstIndex(of: "\n") ?? characters.count)
  }

  mutating func move(to place: Int) {
    cursor = min(max(0, place), characters.count)
  }

  /// Inserts as much of the text as there is room for.
  mutating func insert(_ text: String) {
    let fitting = text.start(bytes: limit - size)
    if !fitting.isEmpty { replace(cursor..<cursor, with: fitting) }
  }

  /// Replaces graphemes and puts the cursor after the new ones.
  ///
  /// Everything is segmented anew: a combining mark joins the letter before it, and taking out what
  /// stood between two regional indicators makes a flag. Among ASCII nothing can join, so there only
  /// the replaced part is touched.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    size += text.utf8.count - characters[range].reduce(0) { $0 + $1.utf8.count }
    guard text.standsAlone, standsAlone(range.lowerBound - 1), standsAlone(range.upperBound) else {
      return segment(replacing: range, with: text)
    }
    characters.replaceSubrange(range, with: text)
    cursor = range.lowerBound + text.utf8.count
  }

  private mutating func segment(replacing range: Range<Int>, with text: String) {
    let head = String(characters[..<range.lowerBound]) + text
    characters = Array(head + String(characters[range.upperBound...]))
    cursor = boundary(atOrAfter: head.unicodeScalars.count)
  }

  /// Whether the grapheme at a place, if there is one, never joins a neighbour that is ASCII, too.
  private func standsAlone(_ place: Int) -> Bool {
    !characters.indices.contains(place) || characters[place].standsAlone
  }

  private func boundary(atOrAfter target: Int) -> Int {
    var scalars = 0
    for (index, character) in characters.enumerated() {
      if scalars >= target { return index }
      scalars += character.unicodeScalars.count
    }
    return characters.count
  }

  private mutating func delete(to place: Int) {
    let end = min(max(0, place), characters.count)
    replace(min(cursor, end)..<max(cursor, end), with: "")
  }

  private mutating func kill(to place: Int) {
    guard place != cursor else { return }
    killed = String(characters[min(cursor, place)..<max(cursor, place)])
    delete(to: place)
  }
}

// MARK: Keys

extension EditBuffer {
  /// Handles the keys of readline and returns whether the key was one of them.
  mutating func handle(_ key: Key) -> Bool {
    if case .character(let character) = key {
      insert(String(character))
      return true
    }
    return handleMotion(key) || handleDeletion(key)
  }

  private mutating func handleMotion(_ key: Key) -> Bool {
    switch key {
    case .left, .control("b"): move(to: cursor - 1)
    case .right, .control("f"): move(to: cursor + 1)
    case .home, .control("a"): move(to: line.lowerBound)
    case .end, .control("e"): move(to: line.upperBound)
    case .alt("b"): move(to: wordStart)
    case .alt("f"): move(to: wordEnd)
    default: return false
    }
    return true
  }

  private mutating func handleDeletion(_ key: Key) -> Bool {
    switch key {
    case .backspace, .control("h"): delete(to: cursor - 1)
    case .delete, .control("d"): delete(to: cursor + 1)
    case .control("k"): kill(to: cursor == line.upperBound ? nextLine : line.upperBound)
    case .control("u"): kill(to: line.lowerBound)
    case .control("w"): kill(to: blankBefore)
    case .alt("d"): kill(to: wordEnd)
    case .control("y"): insert(killed)
    default: return false
    }
    return true
  }

  private var nextLine: Int { min(line.upperBound + 1, characters.count) }

  private var wordStart: Int {
    var place = cursor
    while place > 0, !characters[place - 1].isPartOfWord { place -= 1 }
    while place > 0, characters[place - 1].isPartOfWord { place -= 1 }
    return place
  }

  private var wordEnd: Int {
    var place = cursor
    while place < characters.count, !characters[place].isPartOfWord { place += 1 }
    while place < characters.count, characters[place].isPartOfWord { place += 1 }
    return place
  }

  /// Where the text of blanks and other characters before the cursor starts, as Ctrl-W counts.
  private var blankBefore: Int {
    var place = cursor
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }

  /// Only CR and LF make one grapheme of two ASCII characters.
  fileprivate var standsAlone: Bool { isASCII && self != "\r" && self != "\r\n" }
}

extension String {
  fileprivate var standsAlone: Bool {
    utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }

  /// The whole graphemes at the start that take at most so many bytes.
  fileprivate func start(bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    var left = bytes
    return String(
      prefix {
        left -= $0.utf8.count
        return left >= 0
      })
  }
}
