import Foundation
import SheetPresentation

// Here rather than beside the types: `UIKit` exports this module whole, and an operator does not come with the name
// of a type alone.

extension UIWindow.Level {
  /// A level above.
  public static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue + rhs)
  }

  /// A level below.
  public static func - (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
    UIWindow.Level(lhs.rawValue - rhs)
  }
}

extension UILayoutPriority {
  /// A priority above.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue + rhs)
  }

  /// A priority below.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: lhs.rawValue - rhs)
  }
}
