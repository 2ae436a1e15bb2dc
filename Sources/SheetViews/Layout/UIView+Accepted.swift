import Foundation
import SheetGraphics
import SheetImaging
import SheetPresentation

/// Members of views whose types are those of drawing, or that a reader of the screen asks for on iOS.
extension UIView {
  /// Accepted for code written for iOS: views are not turned, moved or scaled.
  public var transform: CGAffineTransform {
    get { acceptedMembers?.transform ?? .identity }
    set { neededMembers.transform = newValue }
  }
  /// Accepted for code written for iOS: a terminal's reader reads the terminal.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { acceptedMembers?.traits ?? .none }
    set { neededMembers.traits = newValue }
  }
  /// Accepted for code written for iOS: a terminal's reader reads the terminal.
  public var accessibilityElements: [Any]? {
    get { acceptedMembers?.elements }
    set { neededMembers.elements = newValue }
  }
  /// Accepted for code written for iOS: a terminal's reader reads the terminal.
  public var accessibilityElementsHidden: Bool {
    get { acceptedMembers?.hidesElements ?? false }
    set { neededMembers.hidesElements = newValue }
  }
  /// Accepted for code written for iOS: a terminal's reader reads the terminal.
  public var accessibilityViewIsModal: Bool {
    get { acceptedMembers?.isModal ?? false }
    set { neededMembers.isModal = newValue }
  }
  /// Accepted for code written for iOS: a terminal's reader reads the terminal.
  public var shouldGroupAccessibilityChildren: Bool {
    get { acceptedMembers?.groups ?? false }
    set { neededMembers.groups = newValue }
  }
  /// Accepted for code written for iOS: pictures have no colours of their own here.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { acceptedMembers?.tint ?? .automatic }
    set { neededMembers.tint = newValue }
  }
  /// Accepted for code written for iOS; text begins at the left.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { acceptedMembers?.semantics ?? .unspecified }
    set { neededMembers.semantics = newValue }
  }

  /// Draws nothing and says so: views are cells, not pixels. Accepted for code written for iOS.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    false
  }

  /// None: views are cells, not pixels. Accepted for code written for iOS.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { nil }

  /// How colours follow what lies over a view on iOS. Accepted for code written for iOS.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Ignored.
    case automatic, normal, dimmed
  }

  private var acceptedMembers: AcceptedMembers? { accepted as? AcceptedMembers }

  private var neededMembers: AcceptedMembers {
    if let acceptedMembers { return acceptedMembers }
    let made = AcceptedMembers()
    accepted = made
    return made
  }
}

extension CALayer {
  /// Draws nothing: views are cells, not pixels. Accepted for code written for iOS.
  public func render(in context: CGContext) {}
}

/// What is set of a view and ignored.
@MainActor
private final class AcceptedMembers {
  var transform = CGAffineTransform.identity
  var traits = UIAccessibilityTraits.none
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groups = false
  var tint = UIView.TintAdjustmentMode.automatic
  var semantics = UISemanticContentAttribute.unspecified
}

/// Which way content runs on iOS. Accepted for code written for iOS.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Ignored.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What a view is to a reader of the screen. Accepted for code written for iOS: a terminal's reader reads the
/// terminal.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes a set from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// Ignored.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// Ignored.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// Ignored.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Ignored.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Ignored.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// Ignored.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// Ignored.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Ignored.
  public static let searchField = UIAccessibilityTraits(rawValue: 1_024)
  /// Ignored.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4_096)
  /// Ignored.
  public static let header = UIAccessibilityTraits(rawValue: 65_536)
}
