import Foundation
import SheetCells
import SheetDesktop
import SheetEngine
import SheetImaging
import SheetPresentation
import SheetViews

/// A button that hands what is on the clipboard to its target, if that takes it; UIKit's names. The clipboard is looked
/// at when the button is pressed.
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
  /// Which of picture and word are seen on iOS. Accepted for code written for iOS: it is the word.
  public enum DisplayMode: UInt, Sendable {
    /// Ignored.
    case iconAndLabel = 0
    /// Ignored.
    case iconOnly = 1
    /// Ignored.
    case labelOnly = 2
  }

  /// How it looks on iOS. Accepted for code written for iOS, and ignored.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Ignored.
    open var displayMode = DisplayMode.iconAndLabel
    /// Ignored.
    open var cornerStyle = UIButton.Configuration.CornerStyle.fixed
    /// Ignored.
    open var baseForegroundColor: UIColor?
    /// Ignored.
    open var baseBackgroundColor: UIColor?
  }

  /// Gets what is pasted.
  open weak var target: (any UIPasteConfigurationSupporting)?
  /// How it looks on iOS.
  open private(set) var configuration = Configuration()
  /// Where it is taken from.
  package var pasteboard = UIPasteboard.general
  private let button = UIButton(frame: .zero)

  /// Makes one.
  public convenience init(configuration: Configuration) {
    self.init(frame: .zero)
    self.configuration = configuration
  }

  /// Makes one that looks as usual.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitle("Paste", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
    addSubview(button)
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) { return nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  private func paste() {
    let providers = pasteboard.itemProviders
    guard let target, target.canPaste(providers) else { return }
    target.paste(itemProviders: providers)
  }
}

extension UIPasteControl: CellContent {
  package func naturalSize(width: Int) -> CellSize? { button.naturalSize(width: width) }
}
