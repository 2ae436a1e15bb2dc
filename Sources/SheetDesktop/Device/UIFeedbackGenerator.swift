import Foundation

/// Accepted for code written for iOS: a terminal cannot be felt, and none of these does anything.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Ignored.
  open func prepare() {}
}

/// Accepted for code written for iOS, and ignored.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How strong a knock would be.
  public enum FeedbackStyle: Int, Sendable {
    /// Ignored.
    case light = 0
    /// Ignored.
    case medium = 1
    /// Ignored.
    case heavy = 2
    /// Ignored.
    case soft = 3
    /// Ignored.
    case rigid = 4
  }

  /// Makes one.
  public init(style: FeedbackStyle = .medium) {
    super.init()
  }

  /// Ignored.
  open func impactOccurred() {}
  /// Ignored.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Accepted for code written for iOS, and ignored.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What would be felt.
  public enum FeedbackType: Int, Sendable {
    /// Ignored.
    case success = 0
    /// Ignored.
    case warning = 1
    /// Ignored.
    case error = 2
  }

  /// Ignored.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Accepted for code written for iOS, and ignored.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Ignored.
  open func selectionChanged() {}
}

/// What code written for iOS tells a reader of the screen. A terminal's reader reads the terminal itself: what
/// is posted is ignored.
public enum UIAccessibility {
  /// What changed.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Takes a number.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Something to be said.
    public static let announcement = Notification(rawValue: 1008)
    /// Another layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something was scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Ignored.
  public static func post(notification: Notification, argument: Any?) {}
  /// Always `false`: a terminal does not know who reads it.
  public static var isVoiceOverRunning: Bool { false }
  /// Always `true`: a terminal shows no transition.
  public static var isReduceMotionEnabled: Bool { true }
}
