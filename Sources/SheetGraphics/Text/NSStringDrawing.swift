import Foundation
import HelperProtocol

/// How text is set.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines end at the width that is given, and the place is the upper left corner. Without this there is one
  /// line, and the place is where its letters stand.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Accepted for code written for iOS and ignored: fonts have no room between lines beside their height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Accepted for code written for iOS and ignored: the size is that of lines, not of their ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits ends in an ellipsis when more would follow.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Accepted for code written for iOS: text is never made smaller to fit.
open class NSStringDrawingContext: NSObject {
  /// Ignored.
  open var minimumScaleFactor: CGFloat = 0
  /// Always 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that was measured or drawn last with this context.
  open internal(set) var totalBounds = CGRect.zero
}

/// Text in pictures. The program `sharesheet-typesetter`, which comes with `sharesheet-helper`, measures and
/// draws it, in some 30 milliseconds each: without it nothing is drawn, sizes are zero, and standard error says
/// so once. Of fonts that are not installed the next one of that kind is taken.
extension NSAttributedString {
  /// Draws the text into the current context from its upper left corner. Only line breaks end lines.
  public func draw(at point: CGPoint) {
    guard let context = ContextStack.current else { return }
    PlacedText(self, at: point).draw(on: context)
  }

  /// Draws the text into the current context, in lines that end at the rectangle's right edge. Lines that do not
  /// fit into its height are left out.
  public func draw(in rect: CGRect) {
    guard let context = ContextStack.current else { return }
    PlacedText(self, in: rect).draw(on: context)
  }

  /// Draws the text into the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    guard let canvas = ContextStack.current else { return }
    guard options.contains(.usesLineFragmentOrigin) else {
      return PlacedText(firstLine, standingAt: rect.origin).draw(on: canvas)
    }
    let isCut = options.contains(.truncatesLastVisibleLine)
    PlacedText(self, in: rect, isCutVisibly: isCut).draw(on: canvas)
  }

  /// The room that the text takes when only line breaks end lines.
  public func size() -> CGSize {
    let measures = Typesetter.measures(TextDescription(self))
    return CGSize(width: measures.width, height: measures.height)
  }

  /// The room that the text takes in a room of that size; a side of 0 or without end is no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isBlock = options.contains(.usesLineFragmentOrigin)
    var text = TextDescription(isBlock ? self : firstLine)
    if isBlock {
      (text.width, text.height) = (size.width.bounded, size.height.bounded)
      text.isCutVisibly = options.contains(.truncatesLastVisibleLine)
    }
    let measures = Typesetter.measures(text)
    let rect = CGRect(
      x: 0, y: isBlock ? 0 : -measures.baseline, width: measures.width, height: measures.height)
    context?.totalBounds = rect
    return rect
  }

  private var firstLine: NSAttributedString {
    let text = string as NSString
    let end = text.rangeOfCharacter(from: .newlines).location
    return end == NSNotFound ? self : attributedSubstring(from: NSRange(location: 0, length: end))
  }
}

/// As of `NSAttributedString`, with the same attributes all along.
extension NSString {
  /// Draws the text from its upper left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in lines that end at the rectangle's right edge.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// The room that the text takes when only line breaks end lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    guard length == 0 else { return attributed(attrs).size() }
    // An empty text has the height of its font, and no place for an attribute that says which.
    return CGSize(width: 0, height: ("x" as NSString).size(withAttributes: attrs).height)
  }

  /// The room that the text takes in a room of that size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self as String, attributes: attributes ?? [:])
  }
}

/// As of `NSString`.
extension String {
  /// Draws the text from its upper left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in lines that end at the rectangle's right edge.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as NSString).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as NSString).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }

  /// The room that the text takes when only line breaks end lines.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as NSString).size(withAttributes: attrs)
  }

  /// The room that the text takes in a room of that size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    (self as NSString).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
