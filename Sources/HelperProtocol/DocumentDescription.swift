/// What a document is made of, as standard input says it: fields that end with a NUL.
package struct DocumentDescription: Equatable, Sendable {
  /// What a part is, by a letter.
  package enum Part: Character, Sendable {
    /// UTF-8, to be read as prose.
    case prose = "t"
    /// UTF-8 whose columns matter, such as a program.
    case listing = "m"
    /// An address, which also leads there.
    case link = "l"
    /// A picture; it gets a page.
    case picture = "p"
  }

  /// The title in the document's properties.
  package var title: String
  /// When it was made, as ISO 8601 writes it.
  package var created: String
  /// The paper, in hundredths of a point (1/7200 inch).
  package var width, height: Int
  /// What the files 4 and so on are, in order.
  package var parts: [Part]

  /// Takes the values as they are; a NUL in words becomes a blank.
  package init(title: String, created: String, width: Int, height: Int, parts: [Part]) {
    (self.title, self.created) = (Self.field(title), Self.field(created))
    (self.width, self.height) = (width, height)
    self.parts = parts
  }

  /// The bytes for standard input.
  package var bytes: [UInt8] {
    let letters = String(parts.map(\.rawValue))
    return [title, created, "\(width)", "\(height)", letters].flatMap { Array($0.utf8) + [0] }
  }

  /// Reads such bytes; `nil` when they are anything else.
  package init?(_ bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count == 6, fields[5].isEmpty else { return nil }
    let words = fields.map { String(decoding: $0, as: UTF8.self) }
    let parts = words[4].compactMap(Part.init)
    guard let width = Int(words[2]), let height = Int(words[3]), parts.count == words[4].count,
      Self.sides.contains(width), Self.sides.contains(height)
    else { return nil }
    self.init(
      title: words[0], created: words[1], width: width, height: height, parts: parts)
  }

  /// From a business card to the 200 inches of Acrobat.
  private static let sides = 10_000...1_440_000

  private static func field(_ words: String) -> String {
    String(words.map { $0 == "\0" ? " " : $0 })
  }
}
