import Foundation
import SheetImaging

/// Light or dark. A terminal does not say which it is; pictures are drawn as on a light ground.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// What a terminal is.
  case unspecified = 0
  /// A light ground.
  case light = 1
  /// A dark ground.
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

/// What iOS says of a screen: always the same here, but for a ground that code names itself. It never changes,
/// so any thread may use it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// Light or dark where code says so; a terminal does not, and is ``UIUserInterfaceStyle/unspecified``.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Always compact.
  open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Always compact.
  open var verticalSizeClass: UIUserInterfaceSizeClass { .compact }
  /// Always a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Always 1.
  open var displayScale: CGFloat { 1 }

  /// Those of a terminal.
  public override convenience init() {
    self.init(userInterfaceStyle: .unspecified)
  }

  /// Those of a terminal with a ground of this kind.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Those of a terminal, with the last ground that one of them names.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let styles = traitCollections.map(\.userInterfaceStyle)
    self.init(userInterfaceStyle: styles.last { $0 != .unspecified } ?? .unspecified)
  }

  /// Those of the terminal; inside ``performAsCurrent(_:)`` those of that.
  public class var current: UITraitCollection {
    ColorGround.isDark ? UITraitCollection(userInterfaceStyle: .dark) : terminal
  }

  private static let terminal = UITraitCollection()

  /// Colours that have a rule for light and dark grounds are those of these traits meanwhile.
  open func performAsCurrent(_ actions: () -> Void) {
    ColorGround.$isDark.withValue(userInterfaceStyle == .dark, operation: actions)
  }

  /// Whether colours may differ between the two.
  open func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool {
    (traits?.userInterfaceStyle == .dark) != (userInterfaceStyle == .dark)
  }
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
