import Foundation
import SheetImaging
import SheetPresentation

/// How a bar looks on iOS. Accepted for code written for iOS; how bars look is the theme's matter.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// Accepted.
  open var backgroundColor: UIColor?
  /// Accepted.
  open var backgroundEffect: UIBlurEffect?
  /// Accepted.
  open var backgroundImage: UIImage?
  /// Accepted.
  open var shadowColor: UIColor?
  /// Accepted.
  open var shadowImage: UIImage?

  /// An appearance.
  public override init() { super.init() }

  /// A copy of another one.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
  }

  /// Ignored.
  open func configureWithDefaultBackground() {}
  /// Ignored.
  open func configureWithOpaqueBackground() {}
  /// Ignored.
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Accepted.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Accepted.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// Accepted.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// Ignored.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How a tab bar looks on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// Accepted.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// Accepted.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// Accepted.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// Accepted.
  open var selectionIndicatorTintColor: UIColor?
}

/// How a toolbar looks on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// Accepted.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// Accepted.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// How a bar's buttons look on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// Accepted.
  open var normal = UIBarButtonItemStateAppearance()
  /// Accepted.
  open var highlighted = UIBarButtonItemStateAppearance()
  /// Accepted.
  open var disabled = UIBarButtonItemStateAppearance()
  /// Accepted.
  open var focused = UIBarButtonItemStateAppearance()

  /// An appearance.
  public override init() { super.init() }

  /// An appearance for a style, which is ignored.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// How a bar's button looks in a state on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Accepted.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted.
  open var backgroundImage: UIImage?
}

/// How tabs look on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// Accepted.
  open var normal = UITabBarItemStateAppearance()
  /// Accepted.
  open var selected = UITabBarItemStateAppearance()
  /// Accepted.
  open var disabled = UITabBarItemStateAppearance()
  /// Accepted.
  open var focused = UITabBarItemStateAppearance()
}

/// How a tab looks in a state on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Accepted.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Accepted.
  open var iconColor: UIColor?
  /// Accepted.
  open var badgeBackgroundColor: UIColor?
  /// Accepted.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// Light or dark bars on iOS. Accepted for code written for iOS.
public enum UIBarStyle: Int, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case black = 1
}

/// How much room bars have on iOS. Accepted for code written for iOS.
public enum UIBarMetrics: Int, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case compact = 1
  /// Ignored.
  case defaultPrompt = 101
  /// Ignored.
  case compactPrompt = 102
}
