import Foundation
import SheetGraphics

extension NSAttributedString {
  /// What a document is.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes a type.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of HTML: its words, bold, italic, underlined and struck text, headings, lists and links.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is neither read nor written here.
    public static let rtf = DocumentType(rawValue: "NSRTF")
  }

  /// How a document is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``DocumentType``. Without one, what begins like a page of HTML is one, and the rest is plain.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 without one.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Accepted for code written for iOS, and ignored.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Accepted for code written for iOS and ignored: nothing is fetched.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What is known of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name.
    public let rawValue: String
    /// Makes an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A ``DocumentType``.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Accepted for code written for iOS, and ignored.
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
  }

  /// Reads plain text or a page of HTML. Pictures and styles of a page are left out, and nothing is fetched.
  ///
  /// - Throws: A `CocoaError` for other types, and for bytes that are no text in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = String.Encoding(rawKind: options[.characterEncoding])
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let type = options[.documentType] as? DocumentType ?? .found(in: text)
    switch type {
    case .html: self.init(attributedString: MarkupReader.read(text))
    case .plain: self.init(string: text)
    default: throw CocoaError(.fileReadCorruptFile)
    }
    dict?.pointee = [
      DocumentAttributeKey.documentType.rawValue: type.rawValue,
      DocumentAttributeKey.characterEncoding.rawValue: encoding.rawValue,
    ]
  }

  /// Reads a file, as ``init(data:options:documentAttributes:)``.
  ///
  /// - Throws: Why it was not read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Writes a part of the text as plain text or as a page of HTML.
  ///
  /// - Throws: A `CocoaError` for other types, for a part that is not there, and for text that the encoding does
  ///   not have.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    guard range.location >= 0, range.length >= 0, range.location <= length,
      range.length <= length - range.location
    else { throw CocoaError(.fileWriteUnknown) }
    let part = attributedSubstring(from: range)
    let encoding = String.Encoding(rawKind: dict[.characterEncoding])
    let text: String
    switch dict[.documentType] as? DocumentType ?? .plain {
    case .html: text = MarkupWriter.page(part)
    case .plain: text = part.string
    default: throw CocoaError(.fileWriteUnknown)
    }
    guard let data = text.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

extension NSAttributedString.DocumentType {
  fileprivate static func found(in text: String) -> Self {
    let head = text.prefix(256).trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .html : .plain
  }
}

extension String.Encoding {
  /// By the number that options have; UTF-8 without one.
  fileprivate init(rawKind value: Any?) {
    switch value {
    case let value as UInt: self.init(rawValue: value)
    case let value as Int: self.init(rawValue: UInt(clamping: value))
    case let value as NSNumber: self.init(rawValue: value.uintValue)
    default: self = .utf8
    }
  }
}
