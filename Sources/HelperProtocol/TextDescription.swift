/// A text that is set for a picture: its paragraphs, and how much room there is. Lengths are points.
package struct TextDescription: Hashable, Sendable {
  /// The width at which lines end; 0 for none.
  package var width = 0.0
  /// Lines that do not fit into this height are left out; 0 for none.
  package var height = 0.0
  /// Whether the last line that fits ends in an ellipsis when more would follow.
  package var isCutVisibly = false
  /// From the text's points, y downwards, to pixels of the picture: a, b, c, d, tx, ty.
  package var matrix = [1.0, 0, 0, 1, 0, 0]
  /// The paragraphs, from the top.
  package var paragraphs: [Paragraph] = []

  /// A text without paragraphs.
  package init() {}

  /// Where lines begin.
  package enum Alignment: Character, Sendable {
    /// At the left.
    case left = "l"
    /// In the middle.
    case center = "c"
    /// At the right.
    case right = "r"
    /// At the left and at the right.
    case justified = "j"
    /// Where the letters' own direction has them begin.
    case natural = "n"
  }

  /// What becomes of a line that is too long.
  package enum Breaking: Character, Sendable {
    /// It goes on in the next one, after a word if there is one.
    case words = "w"
    /// It goes on in the next one, after any letter.
    case letters = "c"
    /// It goes on.
    case clip = "x"
    /// Its beginning becomes an ellipsis.
    case head = "h"
    /// Its end becomes an ellipsis.
    case tail = "t"
    /// Its middle becomes an ellipsis.
    case middle = "m"
  }

  /// Text up to a line break.
  package struct Paragraph: Hashable, Sendable {
    /// Where lines begin.
    package var alignment = Alignment.natural
    /// What becomes of lines that are too long.
    package var breaking = Breaking.words
    /// Room between lines, before the first and after the last.
    package var lineSpacing = 0.0, before = 0.0, after = 0.0
    /// The height of lines: a factor, 0 for their own, and bounds, 0 for none.
    package var lineFactor = 0.0, leastLine = 0.0, mostLine = 0.0
    /// Room at the left of the first line and of the others; at the right of all, from the left when positive.
    package var firstIndent = 0.0, indent = 0.0, tailIndent = 0.0
    /// The text.
    package var runs: [Run] = []

    /// One with no text.
    package init() {}
  }

  /// Text that looks the same all along.
  package struct Run: Hashable, Sendable {
    /// What it says.
    package var text: String
    /// The names of font families, the best first, with commas between.
    package var families = "Sans"
    /// The size of the font.
    package var size = 12.0
    /// From 100, thin, to 900, black; 400 is regular.
    package var weight = 400
    /// Whether it is slanted.
    package var isItalic = false
    /// Red, green, blue, alpha of the letters, of the ground, and of their outline, a byte each.
    package var color: UInt32 = 0xFF, ground: UInt32 = 0, outline: UInt32 = 0xFF
    /// The width of the outline in hundredths of the size; below 0 the letters are filled, too.
    package var outlineWidth = 0.0
    /// Whether a line is below or through it.
    package var isUnderlined = false, isStruck = false
    /// Room between letters, and how far it is raised.
    package var kerning = 0.0, rise = 0.0
    /// Of a room in the text instead of letters: its width, and how far it is above and below their base. The text is
    /// ``roomMark`` then. A width of 0 means letters.
    package var roomWidth = 0.0, roomAbove = 0.0, roomBelow = 0.0

    /// What stands for a room: OBJECT REPLACEMENT CHARACTER.
    package static let roomMark = "\u{FFFC}"

    /// Plain text.
    package init(_ text: String) {
      self.text = text
    }
  }
}

extension TextDescription {
  /// Bytes of the longest description that is read.
  package static let mostBytes = 1 << 20
  /// Bytes of text that are set at most: a picture has no room for more.
  package static let mostText = 1 << 16

  /// The bytes for standard input: a field a line of this, each ended by a NUL.
  package var bytes: [UInt8] {
    var fields = ["\(width)", "\(height)", isCutVisibly ? "1" : "0"] + matrix.map { "\($0)" }
    for paragraph in paragraphs { fields += paragraph.fields }
    return fields.flatMap { Array($0.utf8) + [0] }
  }

  /// Reads such bytes; `nil` when they are anything else.
  package init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    guard let numbers = reader.numbers(2), let cut = reader.next(),
      let matrix = reader.numbers(6)
    else { return nil }
    (width, height, isCutVisibly, self.matrix) = (numbers[0], numbers[1], cut == "1", matrix)
    while !reader.isAtEnd {
      guard let paragraph = Paragraph(&reader) else { return nil }
      paragraphs.append(paragraph)
    }
    guard width >= 0, height >= 0 else { return nil }
  }
}

extension TextDescription.Paragraph {
  fileprivate var fields: [String] {
    let numbers = [
      lineSpacing, before, after, lineFactor, leastLine, mostLine, firstIndent, indent, tailIndent,
    ]
    return [String(alignment.rawValue), String(breaking.rawValue)] + numbers.map { "\($0)" }
      + ["\(runs.count)"] + runs.flatMap(\.fields)
  }

  fileprivate init?(_ reader: inout FieldReader) {
    guard let alignment = reader.letter().flatMap(TextDescription.Alignment.init),
      let breaking = reader.letter().flatMap(TextDescription.Breaking.init),
      let numbers = reader.numbers(9), let count = reader.next().flatMap({ Int($0) })
    else { return nil }
    (self.alignment, self.breaking) = (alignment, breaking)
    (lineSpacing, before, after) = (numbers[0], numbers[1], numbers[2])
    (lineFactor, leastLine, mostLine) = (numbers[3], numbers[4], numbers[5])
    (firstIndent, indent, tailIndent) = (numbers[6], numbers[7], numbers[8])
    while runs.count < count {
      guard let run = TextDescription.Run(&reader) else { return nil }
      runs.append(run)
    }
  }
}

extension TextDescription.Run {
  fileprivate var fields: [String] {
    let flags = [isItalic, isUnderlined, isStruck].map { $0 ? "1" : "0" }.joined()
    let numbers = [size, outlineWidth, kerning, rise, roomWidth, roomAbove, roomBelow].map {
      "\($0)"
    }
    return [text, families, "\(weight)", flags, "\(color)", "\(ground)", "\(outline)"].map {
      String($0.map { $0 == "\0" ? " " : $0 })
    } + numbers
  }

  fileprivate init?(_ reader: inout FieldReader) {
    guard let text = reader.next(), let families = reader.next(),
      let weight = reader.next().flatMap({ Int($0) }), (100...900).contains(weight),
      let flags = reader.next().map({ Array($0.utf8) }), flags.count == 3,
      let colors = reader.colors(3), let numbers = reader.numbers(7), numbers[0] > 0,
      numbers[4] >= 0
    else { return nil }
    self.init(text)
    (self.families, self.weight, size) = (families, weight, numbers[0])
    let one = UInt8(ascii: "1")
    (isItalic, isUnderlined, isStruck) = (flags[0] == one, flags[1] == one, flags[2] == one)
    (color, ground, outline) = (colors[0], colors[1], colors[2])
    (outlineWidth, kerning, rise) = (numbers[1], numbers[2], numbers[3])
    (roomWidth, roomAbove, roomBelow) = (numbers[4], numbers[5], numbers[6])
  }
}
