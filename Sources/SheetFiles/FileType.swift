/// A type of data: how it is named by MIME, by Apple's uniform type identifiers, in file names, and
/// in words.
public struct FileType: Sendable, Equatable {
  /// What can be done with data, roughly.
  public enum Category: Sendable, Equatable {
    /// Readable as text.
    case text
    /// A picture.
    case image
    /// Sound.
    case audio
    /// Moving pictures.
    case video
    /// Anything else.
    case data
  }

  /// The MIME type, such as `image/png`.
  public let mime: String
  /// The uniform type identifier, such as `public.png`.
  public let identifier: String
  /// Suffixes in small letters, the usual one first.
  public var suffixes: [String] { suffixList.split(separator: " ").map(String.init) }
  /// What a person calls it: "PNG image".
  public let words: String
  /// What can be done with it.
  public let category: Category
  /// The suffixes with blanks between: the table has a hundred, and one look-up before the first frame
  /// must not take them all apart.
  private let suffixList: String

  init(
    _ mime: String, _ identifier: String, _ suffixes: String, _ words: String,
    _ category: Category = .data
  ) {
    self.mime = mime
    self.identifier = identifier
    suffixList = suffixes
    self.words = words
    self.category = category
  }

  /// Data of which nothing is known.
  public static let unknown = FileType("application/octet-stream", "public.data", "bin", "Document")
  /// Text without a markup.
  public static let plainText = FileType(
    "text/plain", "public.plain-text", "txt text log", "Text", .text)

  /// The type that a suffix in small letters stands for.
  public static func forSuffix(_ suffix: String) -> FileType? {
    suffix.isEmpty ? nil : known.first { $0.hasSuffix(suffix) }
  }

  private func hasSuffix(_ suffix: String) -> Bool {
    let wanted = suffix.utf8
    var rest = suffixList.utf8[...]
    while !rest.isEmpty {
      let word = rest.prefix { $0 != UInt8(ascii: " ") }
      if word.elementsEqual(wanted) { return true }
      rest = rest.dropFirst(word.count + 1)
    }
    return false
  }

  /// What the name of a file promises, from its suffix alone: nothing is read.
  public static func category(of name: FilePath) -> Category {
    forSuffix(name.suffix)?.category ?? .data
  }

  /// The type of that MIME name, in any case.
  public static func forMIME(_ name: String) -> FileType? {
    let wanted = name.lowercased()
    return known.first { $0.mime == wanted }
  }

  /// The type of that uniform type identifier, in any case.
  public static func forIdentifier(_ name: String) -> FileType? {
    let wanted = name.lowercased()
    return known.first { $0.identifier.lowercased() == wanted }
  }
}
