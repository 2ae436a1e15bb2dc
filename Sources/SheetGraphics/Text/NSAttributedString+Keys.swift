import Foundation
import SheetImaging

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// A colour of text.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A colour behind text; drawn in pictures.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A web address; not drawn, but read from HTML and written as such.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A line below, as a number: see ``NSUnderlineStyle``. Drawn in pictures.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of that; accepted for code written for iOS and ignored: it is that of the text.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A line through, as a number: see ``NSUnderlineStyle``. Drawn in pictures.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of that; accepted for code written for iOS and ignored: it is that of the text.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// Points between letters; counts in pictures.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The same by its newer name.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// Points by which text is raised; counts in pictures.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The width of an outline in hundredths of the font's size; below 0 the letters are filled, too. Drawn in
  /// pictures, one for each paragraph.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of the outline.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// An ``NSShadow``; drawn in pictures, one for all of a text.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// An ``NSParagraphStyle``; counts in pictures.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// Accepted for code written for iOS, and ignored: fonts join letters as they do.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Accepted for code written for iOS, and ignored.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}

extension NSMutableAttributedString {
  /// An empty text, which Foundation on Linux does not make without an argument.
  public convenience init() {
    self.init(string: "")
  }
}

/// A line below or through a text: pictures have one of one kind, whatever is asked for.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// As ``single``.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// As ``single``.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// As ``single``.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// As ``single``.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Accepted for code written for iOS and ignored: blanks have the line, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// Where a text that is too long is cut. Counts in pictures; labels do as they say themselves.
public enum NSLineBreakMode: Int, Sendable {
  /// After a word; after a letter where a word is too long.
  case byWordWrapping = 0
  /// After any letter.
  case byCharWrapping
  /// Nowhere: the text goes on.
  case byClipping
  /// An ellipsis stands for its beginning.
  case byTruncatingHead
  /// An ellipsis stands for its end.
  case byTruncatingTail
  /// An ellipsis stands for its middle.
  case byTruncatingMiddle
}

/// A shadow of text in a picture. No subclass of `NSObject`, for the reason that `UIColor` has.
open class NSShadow: Hashable {
  /// Points to the right and down.
  open var shadowOffset = CGSize.zero
  /// Accepted for code written for iOS and ignored: the edge is sharp.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; a third of black when it is `nil`.
  open var shadowColor: Any?

  /// A shadow that lies below its text.
  public init() {}

  /// Shadows are equal when they look the same.
  public static func == (one: NSShadow, other: NSShadow) -> Bool {
    one.shadowOffset == other.shadowOffset && one.shadowBlurRadius == other.shadowBlurRadius
      && one.shadowColor as? UIColor == other.shadowColor as? UIColor
  }

  /// Feeds the offset.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shadowOffset.width)
    hasher.combine(shadowOffset.height)
  }
}
