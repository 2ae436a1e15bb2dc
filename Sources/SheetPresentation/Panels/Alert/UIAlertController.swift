import Foundation
import SheetCells

/// A message with choices and, if wanted, fields to type into; UIKit's names.
///
/// ```swift
/// let alert = UIAlertController(title: "Delete?", message: name, preferredStyle: .alert)
/// alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
/// alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
/// present(alert, animated: true)
/// ```
///
/// A choice dismisses the alert; its handler runs after that, once. Esc chooses the action of style
/// `cancel`, or the only action if that is of style `default`: there an alert has nothing to leave but
/// what it says. Otherwise Esc only dismisses. Tab and arrows go between fields and buttons, PgUp, PgDn
/// and the wheel scroll a long message.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The form that an alert takes.
  public enum Style: Int, Sendable {
    /// Choices one below the other.
    case actionSheet = 0
    /// A question: choices side by side if they fit.
    case alert = 1
  }

  /// The explanation below the title.
  open var message: String? {
    didSet {
      updateText()
      setNeedsDisplay()
    }
  }
  open override var title: String? { didSet { updateText() } }
  /// The form.
  public let preferredStyle: Style
  /// The choices, in the order of adding.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order of adding; `nil` when there are none.
  public private(set) var textFields: [UITextField]?
  /// What Enter in the last field chooses; it also has the focus at first, if there is no field.
  open var preferredAction: UIAlertAction?

  var pager = TextPager("")
  var focus = 0
  var controlsScroll = VerticalScroll()
  var lastLayout: AlertLayout?
  private var isFinished = false

  /// An alert without choices yet. Titles and messages may be of any length.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
    updateText()
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
    action.didChange = { [weak self] in self?.setNeedsDisplay() }
    setNeedsDisplay()
  }

  /// Adds a field, which `configurationHandler` may fill.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    field.didChange = { [weak self] in self?.setNeedsDisplay() }
    textFields = (textFields ?? []) + [field]
    setNeedsDisplay()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isFinished = false
    focus = firstFocus
  }

  open override func presentationFrame(in screen: CellSize) -> CellRect {
    fitted(super.presentationFrame(in: screen), to: contentSize)
  }

  open override func draw(into canvas: inout Canvas, theme: Theme) {
    drawContent(into: &canvas, theme: theme)
  }

  open override func handle(_ event: Event) -> Bool {
    guard use(event) else { return false }
    setNeedsDisplay()
    return true
  }

  /// Dismisses, then runs the handler of the chosen action, if any.
  func finish(with action: UIAlertAction?) {
    guard !isFinished, action?.isEnabled != false else { return }
    isFinished = true
    // The handler may refer to the alert as `unowned`: it lives until then.
    dismiss(animated: true) { [self] in
      withExtendedLifetime(self) { if let action { action.handler?(action) } }
    }
  }

  var fields: [UITextField] { textFields ?? [] }

  /// The choices as they are shown: the one that cancels comes last.
  var shownActions: [UIAlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// What Esc chooses.
  var escapeAction: UIAlertAction? {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return cancel }
    return actions.count == 1 ? actions.first { $0.style == .default && $0.isEnabled } : nil
  }

  /// What Enter in the last field chooses: the preferred action, or the only one that does not cancel.
  var fieldAction: UIAlertAction? {
    let others = actions.filter { $0.style != .cancel }
    return preferredAction ?? (others.count == 1 ? others.first : nil)
  }

  private var firstFocus: Int {
    guard fields.isEmpty else { return 0 }
    let shown = shownActions
    return shown.firstIndex { $0 === preferredAction }
      ?? shown.firstIndex { $0.style == .default && $0.isEnabled }
      ?? shown.firstIndex { $0.style == .cancel } ?? 0
  }

  /// A title that the border has no room for is repeated above the message.
  private func updateText() {
    let isLong = (title?.displayWidth ?? 0) > Self.titleRoom
    let parts = [isLong ? title : nil, message].compactMap(\.self).filter { !$0.isEmpty }
    pager.text = parts.joined(separator: "\n\n")
  }

  private static let titleRoom = 48
}
