import Foundation
import SheetPresentation

/// What is done to what lies below a view on iOS. Accepted for code written for iOS: nothing shines through.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what lies below on iOS. Accepted for code written for iOS: nothing shines through.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How it looks on iOS.
  public enum Style: Int, Sendable {
    /// Ignored.
    case extraLight = 0
    /// Ignored.
    case light = 1
    /// Ignored.
    case dark = 2
    /// Ignored.
    case regular = 4
    /// Ignored.
    case prominent = 5
    /// Ignored.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    /// Ignored.
    case systemChromeMaterial
  }

  /// An effect; its style is ignored.
  public init(style: Style) { super.init() }
}

/// Brightens what lies on a blur on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  /// An effect; the blur is ignored.
  public init(blurEffect: UIBlurEffect) { super.init() }
}

/// Holds views; UIKit's names. The effect is accepted.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// Accepted for code written for iOS.
  open var effect: UIVisualEffect?
  /// Where views are put; as large as this view.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }()

  /// Makes a view.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
