import Foundation

/// One choice that an alert offers, with UIKit's members.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// How a choice is meant.
  public enum Style: Int, Sendable {
    /// An ordinary choice.
    case `default` = 0
    /// Leaves everything as it is; Esc does the same.
    case cancel = 1
    /// Deletes or changes what cannot be got back; drawn as a warning.
    case destructive = 2
  }

  /// What is written on the button.
  public let title: String?
  /// How it is meant.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { didChange?() } }

  let handler: (@MainActor (UIAlertAction) -> Void)?
  var didChange: (@MainActor () -> Void)?

  /// Makes a choice. `handler` runs once, on the main actor, after the alert was dismissed.
  public init(
    title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  var button: PanelButton {
    let look: PanelButton.Look =
      !isEnabled ? .disabled : style == .destructive ? .destructive : .normal
    return PanelButton(title: title ?? "", look: look)
  }
}
