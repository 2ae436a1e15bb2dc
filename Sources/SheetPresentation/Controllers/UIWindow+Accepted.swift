import Foundation
import SheetCells
import SheetImaging

/// What UIKit's window has as a view. Here it is none: it shows controllers.
extension UIWindow {
  /// Which windows lie over which on iOS. Accepted for code written for iOS; one window is shown.
  public struct Level: Hashable, Comparable, RawRepresentable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// Ignored.
    public static let normal = Level(0)
    /// Ignored.
    public static let statusBar = Level(1_000)
    /// Ignored.
    public static let alert = Level(2_000)

    /// Whether one is lower.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// Accepted for code written for iOS; one window is shown.
  public var windowLevel: Level {
    get { Level(looks?.level ?? 0) }
    set { neededLooks.level = newValue.rawValue }
  }
  /// Accepted for code written for iOS; the terminal's own background stays.
  public var backgroundColor: UIColor? {
    get { looks?.background }
    set { neededLooks.background = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Accepted for code written for iOS; the theme decides.
  public var tintColor: UIColor! {
    get { looks?.tint }
    set { neededLooks.tint = newValue }
  }
  /// Accepted for code written for iOS; a terminal decides between light and dark.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { looks?.style ?? .unspecified }
    set { neededLooks.style = newValue }
  }
  /// The terminal, in points. Setting it is accepted: a window takes the terminal.
  public var frame: CGRect {
    get { CGRect(CellRect(size: screenSize ?? CellSize(width: 80, height: 24))) }
    set {}
  }
  /// The same as ``frame``.
  public var bounds: CGRect {
    get { frame }
    set {}
  }
  /// None: nothing covers a terminal.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// What iOS says of the surroundings; always the same here.
  public var traitCollection: UITraitCollection { .current }

  /// Gives the focus of the topmost controller's view away. Returns whether there was one.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    topmost?.viewIfLoaded?.endEditing(force) ?? false
  }

  private var neededLooks: WindowLooks {
    if let looks { return looks }
    let made = WindowLooks()
    looks = made
    return made
  }
}

/// What is set of a window and ignored.
@MainActor
final class WindowLooks {
  var level: CGFloat = 0
  var background: UIColor?
  var tint: UIColor?
  var style = UIUserInterfaceStyle.unspecified
}
