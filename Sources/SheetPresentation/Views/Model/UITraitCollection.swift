import Foundation

/// Light or dark. Accepted for code written for iOS; a terminal does not say which it is.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// What a terminal is.
  case unspecified = 0
  /// Accepted.
  case light = 1
  /// Accepted.
  case dark = 2
}

/// How much room there is on iOS.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified = 0
  /// Little: what a terminal says.
  case compact = 1
  /// Much.
  case regular = 2
}

/// The kind of device on iOS.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// What a terminal says, since a sheet takes it as a phone does.
  case phone = 0
  /// Never said here.
  case pad = 1
  /// Never said here.
  case tv = 2
  /// Never said here.
  case carPlay = 3
  /// Never said here.
  case mac = 5
}

/// What iOS says of a screen. Accepted for code written for iOS; always the same here.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// Always ``UIUserInterfaceStyle/unspecified``.
  open var userInterfaceStyle: UIUserInterfaceStyle { .unspecified }
  /// Always compact.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Always compact.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Always 1.
  open var displayScale: CGFloat { 1 }

  /// The only one.
  public static let current = UITraitCollection()

  /// Always `false`: nothing changes.
  open func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }
}

/// The colour of a phone's status bar. Accepted for code written for iOS.
public enum UIStatusBarStyle: Int, Sendable {
  /// Ignored.
  case `default` = 0
  /// Ignored.
  case lightContent = 1
  /// Ignored.
  case darkContent = 3
}

/// How a phone is held. Accepted for code written for iOS.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Ignored.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// Ignored.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// Ignored.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// Ignored.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// Ignored.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Ignored.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
  /// Ignored.
  public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// The change of a screen's size on iOS. Accepted for code written for iOS: `viewWillTransition` is never
/// called, `viewWillLayoutSubviews` is.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs both at once.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}
