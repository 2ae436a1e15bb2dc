import Foundation
import SheetImaging
import SheetPresentation

/// The edges of a rectangle by the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where reading starts.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where reading ends.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All of them.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// Changes the attributes of a configuration's text; UIKit's names. What is drawn does not ask it.
public struct UIConfigurationTextAttributesTransformer {
  /// Makes attributes from attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Takes what makes them.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Makes attributes from attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// Changes a colour of a configuration; UIKit's names. What is drawn does not ask it.
public struct UIConfigurationColorTransformer {
  /// Makes a colour from a colour.
  public let transform: (UIColor) -> UIColor
  /// Takes what makes it.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Makes a colour from a colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// What lies behind a row or a button on iOS. Accepted for code written for iOS: the terminal's own background stays.
public struct UIBackgroundConfiguration {
  /// Ignored.
  public var backgroundColor: UIColor?
  /// Ignored.
  public var cornerRadius: CGFloat = 0
  /// Ignored.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Ignored.
  public var strokeColor: UIColor?
  /// Ignored.
  public var strokeWidth: CGFloat = 0
  /// Ignored.
  public var customView: UIView?
  /// Ignored.
  public var image: UIImage?

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { .init() }
  /// That of a row.
  public static func listPlainCell() -> UIBackgroundConfiguration { .init() }
  /// That of a row.
  public static func listGroupedCell() -> UIBackgroundConfiguration { .init() }
  /// That of a row.
  public static func listCell() -> UIBackgroundConfiguration { .init() }
}
