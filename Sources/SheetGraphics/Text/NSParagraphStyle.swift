import Foundation
import SheetPresentation

/// The way in which the letters of a text follow each other. Accepted for code written for iOS and ignored:
/// each paragraph has that of its first letter.
public enum NSWritingDirection: Int, Sendable {
  /// What the letters say.
  case natural = -1
  /// From the left.
  case leftToRight = 0
  /// From the right.
  case rightToLeft = 1
}

/// How the paragraphs of a text in a picture are set. Lengths are points. No subclass of `NSObject`, for the reason
/// that `UIColor` has.
open class NSParagraphStyle: Hashable, NSCopying, NSMutableCopying {
  struct Values: Hashable {
    var alignment = NSTextAlignment.natural
    var breaking = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0, before: CGFloat = 0, after: CGFloat = 0
    var lineFactor: CGFloat = 0, leastLine: CGFloat = 0, mostLine: CGFloat = 0
    var firstIndent: CGFloat = 0, indent: CGFloat = 0, tailIndent: CGFloat = 0
    var direction = NSWritingDirection.natural
    var hyphenation: Float = 0
    var tightens = false
  }

  var values = Values()

  /// A style in which nothing is said.
  public required init() {}

  /// A style in which nothing is said.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines begin.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of lines that are too long.
  open var lineBreakMode: NSLineBreakMode { values.breaking }
  /// Room between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Room above a paragraph that is not the first.
  open var paragraphSpacingBefore: CGFloat { values.before }
  /// Room below a paragraph that is not the last.
  open var paragraphSpacing: CGFloat { values.after }
  /// A factor of the lines' own height; 0 stands for 1.
  open var lineHeightMultiple: CGFloat { values.lineFactor }
  /// The height that lines have at least.
  open var minimumLineHeight: CGFloat { values.leastLine }
  /// The height that lines have at most; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.mostLine }
  /// Room at the left of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstIndent }
  /// Room at the left of the other lines.
  open var headIndent: CGFloat { values.indent }
  /// Where lines end: from the left, or from the right when it is 0 or less.
  open var tailIndent: CGFloat { values.tailIndent }
  /// See ``NSWritingDirection``.
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// Accepted for code written for iOS and ignored: no word is divided.
  open var hyphenationFactor: Float { values.hyphenation }
  /// Accepted for code written for iOS, and ignored.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }

  /// A style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values, which may change.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values.
  public func copy() -> Any { copy(with: nil) }

  /// A style with the same values, which may change.
  public func mutableCopy() -> Any { mutableCopy(with: nil) }

  /// Styles are equal when their values are.
  public static func == (one: NSParagraphStyle, other: NSParagraphStyle) -> Bool {
    one.values == other.values
  }

  /// As `==`; nothing but a style is equal to one.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle) == self }

  /// Feeds the values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

/// How the paragraphs of a text in a picture are set, to be changed: see ``NSParagraphStyle``.
open class NSMutableParagraphStyle: NSParagraphStyle {
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.breaking }
    set { values.breaking = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.before }
    set { values.before = newValue }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.after }
    set { values.after = newValue }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineFactor }
    set { values.lineFactor = newValue }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.leastLine }
    set { values.leastLine = newValue }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.mostLine }
    set { values.mostLine = newValue }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstIndent }
    set { values.firstIndent = newValue }
  }
  open override var headIndent: CGFloat {
    get { values.indent }
    set { values.indent = newValue }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  open override var hyphenationFactor: Float {
    get { values.hyphenation }
    set { values.hyphenation = newValue }
  }
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }

  /// Takes all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) {
    values = style.values
  }
}
