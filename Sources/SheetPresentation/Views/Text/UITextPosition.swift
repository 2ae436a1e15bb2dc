import Foundation

/// A place in a text; UIKit's names. It counts UTF-16 units from the start.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  package let units: Int

  package init(units: Int) {
    self.units = units
    super.init()
  }
}

/// A part of a text; UIKit's names.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// Where it starts.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition

  package init(_ start: UITextPosition, _ end: UITextPosition) {
    (self.start, self.end) = (start, end)
    super.init()
  }

  /// A range of no length.
  package convenience init(units: Int) {
    self.init(UITextPosition(units: units), UITextPosition(units: units))
  }

  /// Whether nothing is in it.
  open var isEmpty: Bool { start.units == end.units }
}

/// Takes what is typed; UIKit's names.
@preconcurrency @MainActor
public protocol UIKeyInput: AnyObject {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Puts text where the cursor stands.
  func insertText(_ text: String)
  /// Takes out the letter before the cursor.
  func deleteBackward()
}

/// A text that code reads and changes by places; UIKit's names. Nothing is ever selected: a range that is set puts
/// the cursor at its end.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// The cursor, always without a length.
  var selectedTextRange: UITextRange? { get set }
  /// Where the text starts.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// A part of the text.
  func text(in range: UITextRange) -> String?
  /// Puts other words in place of a part; the delegate is asked as about what is typed.
  func replace(_ range: UITextRange, withText text: String)
}

extension UITextInput {
  /// The start.
  public var beginningOfDocument: UITextPosition { UITextPosition(units: 0) }

  /// The part between two places, in whichever order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let isForward = fromPosition.units <= toPosition.units
    return isForward
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }

  /// A place so many UTF-16 units further; `nil` outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (units, overflow) = position.units.addingReportingOverflow(offset)
    guard !overflow, units >= 0, units <= endOfDocument.units else { return nil }
    return UITextPosition(units: units)
  }

  /// The UTF-16 units from one place to another one.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.units - from.units
  }

  /// Which of two places comes first.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    if position.units == other.units { return .orderedSame }
    return position.units < other.units ? .orderedAscending : .orderedDescending
  }
}

extension UITextRange {
  /// The part of a text that it stands for; cut where the text is shorter by now.
  package func range(in text: String) -> Range<String.Index> {
    let units = text.utf16
    let places = [start, end].map { position in
      units.index(units.startIndex, offsetBy: max(0, min(position.units, units.count)))
    }
    return places[0]..<max(places[0], places[1])
  }

  /// A text with this part replaced, and the graphemes up to the end of what is new.
  package func replaced(in text: String, with new: String) -> (text: String, cursor: Int) {
    let part = range(in: text)
    let head = String(text[..<part.lowerBound]) + new
    return (head + text[part.upperBound...], head.count)
  }
}
