import Foundation
import SheetGraphics

/// Where text is set on iOS. Accepted for code written for iOS: text takes the view.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
  /// Accepted.
  open var size: CGSize
  /// Accepted.
  open var lineFragmentPadding: CGFloat = 5
  /// Accepted.
  open var maximumNumberOfLines = 0
  /// Accepted.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Accepted.
  open var widthTracksTextView = true
  /// Accepted.
  open var heightTracksTextView = false

  /// Makes a container.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }
}

/// What is marked in a text on iOS. Accepted for code written for iOS.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Ignored.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Ignored.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Ignored.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Ignored.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Ignored.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
