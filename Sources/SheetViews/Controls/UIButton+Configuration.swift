import Foundation
import SheetImaging
import SheetPresentation

extension UIButton {
  /// Title and look of a button in one; UIKit's names. Only the title and a red foreground are drawn.
  public struct Configuration {
    /// Accepted for code written for iOS.
    public enum CornerStyle: Int, Sendable {
      /// Ignored.
      case fixed, dynamic, small, medium, large, capsule
    }

    /// Accepted for code written for iOS.
    public enum Size: Int, Sendable {
      /// Ignored.
      case medium, small, mini, large
    }

    /// What is written on it.
    public var title: String?
    /// Accepted for code written for iOS.
    public var subtitle: String?
    /// Accepted for code written for iOS.
    public var image: UIImage?
    /// Red is drawn as a warning.
    public var baseForegroundColor: UIColor?
    /// Accepted for code written for iOS.
    public var baseBackgroundColor: UIColor?
    /// Accepted for code written for iOS.
    public var cornerStyle = CornerStyle.dynamic
    /// Accepted for code written for iOS.
    public var buttonSize = Size.medium
    /// Accepted for code written for iOS.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// Accepted for code written for iOS.
    public var imagePadding: CGFloat = 0
    /// Accepted for code written for iOS.
    public var showsActivityIndicator = false

    /// Text alone on iOS.
    public static func plain() -> Configuration { Configuration() }
    /// A coloured button on iOS.
    public static func filled() -> Configuration { Configuration() }
    /// A lightly coloured button on iOS.
    public static func tinted() -> Configuration { Configuration() }
    /// A grey button on iOS.
    public static func gray() -> Configuration { Configuration() }
    /// A button with a border on iOS.
    public static func bordered() -> Configuration { Configuration() }
    /// A coloured button with a border on iOS.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// A lightly coloured button with a border on iOS.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// Text with a border on iOS.
    public static func borderless() -> Configuration { Configuration() }
  }
}
