import Foundation

/// Kinds of what is found in texts, as bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds addresses in texts, which Foundation on Linux (6.3.1) does not. Of the types `NSTextCheckingResult`'s `.link`
/// is known: addresses with a scheme or `www.`, names of hosts in common domains, and those of mail, as `mailto:`. Of
/// others nothing is found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  /// Makes one; throws for no type at all, as on Apple's systems.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    expression = try NSRegularExpression(pattern: Self.pattern, options: .caseInsensitive)
    super.init()
  }

  /// Mail first, so that the host behind the @ is not taken for an address of its own.
  private static let pattern = #"""
    (?<![\w.+@/-])(?:(mailto:)?[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\#
    |[a-z][a-z0-9+.-]*://[^\s<>"]+\#
    |www\.[^\s<>"]+\.[^\s<>"]+\#
    |(?:[a-z0-9-]+\.)+(?:com|org|net|edu|gov|io|dev|app|info|eu|de|uk|fr|ch|at)\#
    (?![\w-])(?:/[^\s<>"]*)?)
    """#

  /// Of `NSTextCheckingResult.CheckingType`, whose own constant Foundation on Linux calls deprecated.
  static let link: NSTextCheckingTypes = 1 << 5

  /// All that is found in a part of a text, in its order.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let length = string.utf16.count
    guard checkingTypes & Self.link != 0, range.location >= 0, range.length >= 0,
      range.location <= length,
      range.length <= length - range.location
    else { return [] }
    let text = NSString(string: string)
    return expression.matches(in: string, options: options, range: range).compactMap { found in
      let range = Self.trimmed(found.range, of: text)
      return Self.address(text.substring(with: range)).map { LinkResult(range, $0) }
    }
  }

  /// The first that is found.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// How many are found.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls the block with each one, until it says to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stop = ObjCBool(false)
    for found in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(found, [], &stop)
    }
  }

  /// Without what closes the sentence or the bracket around it.
  private static func trimmed(_ range: NSRange, of text: NSString) -> NSRange {
    var range = range
    while range.length > 1 {
      let last = text.substring(with: NSRange(location: NSMaxRange(range) - 1, length: 1))
      let isOpened = last == ")" && closesWhatItOpens(text.substring(with: range))
      guard ".,;:!?)]}'\"»”’…".contains(last), !isOpened else { break }
      range.length -= 1
    }
    return range
  }

  private static func closesWhatItOpens(_ text: String) -> Bool {
    text.count { $0 == ")" } <= text.count { $0 == "(" }
  }

  private static func address(_ text: String) -> URL? {
    if text.contains("://") || text.lowercased().hasPrefix("mailto:") { return URL(string: text) }
    let isMail = text.contains("@") && !text.contains("/")
    return URL(string: (isMail ? "mailto:" : "http://") + text)
  }
}

/// An address in a text.
private final class LinkResult: NSTextCheckingResult {
  private let place: NSRange
  let address: URL

  init(_ range: NSRange, _ address: URL) {
    (place, self.address) = (range, address)
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override var resultType: CheckingType { CheckingType(rawValue: NSDataDetector.link) }
  override func range(at idx: Int) -> NSRange {
    idx == 0 ? place : NSRange(location: NSNotFound, length: 0)
  }
}

extension NSTextCheckingResult {
  /// The address that a detector found.
  public var url: URL? { (self as? LinkResult)?.address }
  /// Always `nil`: telephone numbers are not looked for.
  public var phoneNumber: String? { nil }
  /// Always `nil`: days are not looked for.
  public var date: Date? { nil }
}
