import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation

/// Something to press; UIKit's names. Enter, the space bar and a click press it.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The look on iOS; accepted, every button is drawn in brackets.
  public enum ButtonType: Int, Sendable {
    /// Accepted.
    case custom = 0
    /// Accepted.
    case system = 1
    /// Called `Info` while it has no title.
    case detailDisclosure = 2
    /// Called `Info` while it has no title.
    case infoLight = 3
    /// Called `Info` while it has no title.
    case infoDark = 4
    /// Called `Add` while it has no title.
    case contactAdd = 5
    /// Called `Close` while it has no title.
    case close = 7
  }

  /// The look.
  open private(set) var buttonType = ButtonType.custom
  /// Title and look in one; its title wins over ``setTitle(_:for:)``.
  open var configuration: Configuration? { didSet { contentChanged() } }
  /// Called when the button is about to be drawn in another state than before, and after
  /// ``setNeedsUpdateConfiguration()``. It may set ``configuration``.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Accepted for code written for iOS.
  open var automaticallyUpdatesConfiguration = true
  /// Offered as a list: by a press when ``showsMenuAsPrimaryAction``, else by the key `x`.
  open var menu: UIMenu? { didSet { contentChanged() } }
  /// Whether a press opens the menu.
  open var showsMenuAsPrimaryAction = false { didSet { contentChanged() } }
  /// Whether a press chooses the button, or takes the choice back; with a menu, whether one action is ticked, whose
  /// title the button has.
  open var changesSelectionAsPrimaryAction = false { didSet { contentChanged() } }
  /// Changes the configuration of a button for the state that it has.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  /// Accepted for code written for iOS.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// Accepted for code written for iOS.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Accepted for code written for iOS.
  open var imageEdgeInsets = UIEdgeInsets.zero
  /// Takes font and colour, and gives the title; it is no view of the button.
  open private(set) lazy var titleLabel: UILabel? = UILabel(frame: .zero)
  /// Accepted for code written for iOS: a picture is not drawn in a row of text.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  private var primaryAction: UIAction?
  /// The state that the configuration was last made for.
  private var updatedState: State?

  /// A button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// A button of a look that runs an action, whose title it takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A button that runs an action, whose title it takes.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// A button with title and look in one.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    primaryAction = action
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  /// Says what is written on it.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }

  /// Says what is written on it; attributes are accepted.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    setTitle(title?.wordsForCells, for: state)
  }

  /// Gives it a picture, which is not drawn. A button without a title shows its description.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }

  /// Accepted for code written for iOS.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}

  /// A red title is drawn as a warning; other colours are accepted.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state] = color
    setNeedsDisplay()
  }

  /// What is written on it in a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The picture in a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The colour in a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// What is written on it now.
  open var currentTitle: String? { title(for: state.subtracting(.focused)) }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state.subtracting(.focused)) }

  /// Presses it.
  func press() {
    guard isEnabled else { return }
    if showsMenuAsPrimaryAction, menu != nil {
      openMenu()
    } else {
      if changesSelectionAsPrimaryAction { isSelected.toggle() }
      sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
    }
  }

  private func openMenu() {
    guard let menu else { return }
    rootController?.presentMenu(menu, from: self) { [weak self] action in
      guard let self, isPopUp else { return }
      menu.select(action)
      contentChanged()
    }
  }

  private var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Asks for ``updateConfiguration()`` before the next frame.
  open func setNeedsUpdateConfiguration() {
    updatedState = nil
    contentChanged()
  }

  /// Makes the configuration for the state that the button has.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Called before it is measured and drawn.
  private func settleConfiguration() {
    let state = state.subtracting(.focused)
    guard state != updatedState else { return }
    updatedState = state
    updateConfiguration()
  }

  var shownTitle: String {
    settleConfiguration()
    let isTicked = changesSelectionAsPrimaryAction && isSelected && !isPopUp
    return (isTicked ? "* " : "") + writtenTitle
      + (configuration?.showsActivityIndicator == true ? "…" : "")
  }

  private var writtenTitle: String {
    if isPopUp, let actions = menu?.actions,
      let chosen = actions.first(where: { $0.state == .on }) ?? actions.first
    {
      return chosen.title
    }
    let written = configuration?.writtenTitle ?? currentTitle ?? titleLabel?.text
    if let written, !written.isEmpty { return written }
    if let accessibilityLabel { return accessibilityLabel }
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: return "Info"
    case .contactAdd: return "Add"
    case .close: return "Close"
    default: return "Button"
    }
  }

  var isDestructive: Bool {
    if primaryAction?.attributes.contains(.destructive) == true { return true }
    guard let color = titleColor(for: .normal) ?? configuration?.baseForegroundColor else {
      return false
    }
    var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    return red > 0.6 && green < 0.4 && blue < 0.4
  }
}

extension UIButton: CellContent {
  package var takesFocus: Bool { true }

  package func naturalSize(width: Int) -> CellSize? {
    CellSize(width: shownTitle.displayWidth + 4, height: 1)
  }

  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    let look: PanelButton.Look =
      !isEnabled ? .disabled : isDestructive ? .destructive : .normal
    let button = PanelButton(title: shownTitle, look: look)
    let row = rect.middleRow
    let place = row.centered(CellSize(width: button.width, height: 1))
    button.draw(into: &canvas, at: place, isFocused: state.isFocused, theme: state.theme)
  }

  package func use(_ event: SheetCells.Event) -> Bool {
    if event == .key(.character("x")), isEnabled, menu != nil {
      openMenu()
      return true
    }
    guard event.presses else { return false }
    press()
    return true
  }

  package var spoken: SpokenView {
    guard isEnabled else { return .nothing }
    return .choices([SpokenChoice(shownTitle) { [weak self] in self?.press() }])
  }
}

extension SheetCells.Event {
  /// Enter, the space bar, a click.
  var presses: Bool {
    switch self {
    case .key(.enter), .key(.character(" ")): true
    case .mouse(let mouse): mouse.action == .press
    default: false
    }
  }
}
