import Foundation
import SheetImaging

/// A picture in a text. It is drawn where text is drawn into pictures and documents; in cells stand its words in
/// brackets. No subclass of `NSObject`, for the reason that `UIColor` has.
open class NSTextAttachment: Hashable, @unchecked Sendable {
  /// The picture.
  open var image: UIImage?
  /// Its size, and how far its lower edge is above the base of the letters. Without a size, that of the picture.
  open var bounds = CGRect.zero
  /// What the picture was made of.
  open private(set) var contents: Data?
  /// The type of ``contents``.
  open private(set) var fileType: String?
  /// The words for it in cells: "image" without any.
  open var accessibilityLabel: String?
  /// Accepted for code written for iOS, and ignored.
  open var allowsTextAttachmentView = true
  /// Accepted for code written for iOS, and ignored.
  open var lineLayoutPadding: CGFloat = 0

  /// One of a picture's file; without one, of no picture yet.
  public init(data contentData: Data?, ofType uti: String?) {
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// One of no picture yet.
  public convenience init() {
    self.init(data: nil, ofType: nil)
  }

  /// One of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  /// An attachment is equal to itself only.
  public static func == (one: NSTextAttachment, other: NSTextAttachment) -> Bool { one === other }

  /// Feeds which one it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// What stands for an attachment in a text: OBJECT REPLACEMENT CHARACTER.
  public static let character = 0xFFFC

  /// The room that it takes, from the letters' base upwards.
  var room: CGRect {
    let known =
      bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
    return known.isFinite ? known.standardized : .zero
  }
}

extension NSAttributedString.Key {
  /// An ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

extension NSAttributedString {
  /// A text of nothing but an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Whether there are attachments in a part of the text.
  public func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value is NSTextAttachment else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }

  /// The attachments, in their order.
  var attachments: [NSTextAttachment] {
    var found: [NSTextAttachment] = []
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, _, _ in
      if let attachment = value as? NSTextAttachment { found.append(attachment) }
    }
    return found
  }

  /// The text with words in the place of attachments.
  package var wordsForCells: String {
    guard string.contains("\u{FFFC}") else { return string }
    var words = ""
    enumerateAttribute(.attachment, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let attachment = value as? NSTextAttachment {
        words += "[\(attachment.accessibilityLabel ?? "image")]"
      } else {
        words += (string as NSString).substring(with: range)
      }
    }
    return words
  }
}
