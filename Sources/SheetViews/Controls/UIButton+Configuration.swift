import Foundation
import SheetGraphics
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

    /// How the texts of a button lie on iOS. Accepted for code written for iOS.
    public enum TitleAlignment: Int, Sendable {
      /// Ignored.
      case automatic, leading, center, trailing
    }

    /// What a button says of its menu on iOS. Accepted for code written for iOS.
    public enum Indicator: Int, Sendable {
      /// Ignored.
      case automatic, none, popup
    }

    /// What is written on it.
    public var title: String?
    /// What is written on it, which wins over the title; attributes are accepted.
    public var attributedTitle: AttributedString?
    /// Accepted for code written for iOS.
    public var attributedSubtitle: AttributedString?
    /// Accepted for code written for iOS.
    public var titleAlignment = TitleAlignment.automatic
    /// Accepted for code written for iOS.
    public var titlePadding: CGFloat = 0
    /// Accepted for code written for iOS.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// Accepted for code written for iOS: attributes of a title are not drawn.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Accepted for code written for iOS.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Accepted for code written for iOS.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Accepted for code written for iOS.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Accepted for code written for iOS.
    public var indicator = Indicator.automatic
    /// Accepted for code written for iOS.
    public var background = UIBackgroundConfiguration.clear()
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
    /// Whether an ellipsis after the title says that something goes on.
    public var showsActivityIndicator = false

    var writtenTitle: String? {
      attributedTitle.map { String($0.characters) } ?? title
    }

    /// The same: a button looks alike in all states. Accepted for code written for iOS.
    @MainActor
    public func updated(for button: UIButton) -> Configuration { self }

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
