import Foundation
import SheetImaging
import SheetPresentation

/// Something of a bar; UIKit's names.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// What is written on it.
  open var title: String? { didSet { didChange?() } }
  /// Accepted for code written for iOS: a picture is not drawn in a row of text.
  open var image: UIImage? { didSet { didChange?() } }
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { didChange?() } }
  /// A number to find it by.
  open var tag = 0
  /// What it is called where it has no title.
  open var accessibilityLabel: String?
  /// Accepted for code written for iOS.
  open var accessibilityIdentifier: String?
  /// Accepted for code written for iOS.
  open var accessibilityHint: String?
  /// Accepted for code written for iOS.
  open var imageInsets = UIEdgeInsets.zero
  var didChange: (() -> Void)?

  /// Accepted for code written for iOS, and ignored.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Nothing, as none are kept.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }
}

/// A button of a bar; UIKit's names. Targets and selectors exist only on Apple's systems: an item runs its
/// ``primaryAction``.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How an item is meant; accepted but for ``done``, which Ctrl-S presses.
  public enum Style: Int, Sendable {
    /// Ordinary.
    case plain = 0
    /// Finishes what is done on the screen.
    case done = 2
  }

  /// An item with a title of the system.
  public enum SystemItem: Int, Sendable {
    /// Named as it is.
    case done, cancel, edit, save, add
    /// Takes the room that is left; nothing in a title bar.
    case flexibleSpace
    /// A gap; nothing in a title bar.
    case fixedSpace
    /// Named as it is; `action` is called Share.
    case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play
    /// Named as it is.
    case pause, rewind, fastForward, undo, redo
    /// Called Close.
    case close = 24

    var title: String? {
      switch self {
      case .flexibleSpace, .fixedSpace: nil
      case .action: "Share"
      case .trash: "Delete"
      case .fastForward: "Forward"
      default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
      }
    }
  }

  /// How it is meant.
  open var style = Style.plain
  /// What it does.
  open var primaryAction: UIAction? { didSet { didChange?() } }
  /// Offered as a list where there is no action.
  open var menu: UIMenu?
  /// Shown instead of a title.
  open var customView: UIView? { didSet { didChange?() } }
  /// A red item is drawn as a warning.
  open var tintColor: UIColor?
  /// Accepted for code written for iOS.
  open var width: CGFloat = 0
  private(set) var systemItem: SystemItem?

  /// An item with a title of its own, or that of its action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// An item with a title of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }

  /// An item with a title, for its look alone: there are no selectors, so only `nil` can be given.
  public convenience init(title: String?, style: Style, target: Any?, action: Never?) {
    self.init()
    (self.title, self.style) = (title, style)
  }

  /// An item with a picture, for its look alone: there are no selectors, so only `nil` can be given.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Never?) {
    self.init()
    (self.image, self.style) = (image, style)
  }

  /// An item with a title of the system, for its look alone, as spaces are: there are no selectors, so only
  /// `nil` can be given.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Never?) {
    self.init(systemItem: barButtonSystemItem)
  }

  /// An item that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Takes the room that is left; nothing in a title bar.
  open class func flexibleSpace() -> Self {
    let item = self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// A gap; nothing in a title bar.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = self.init()
    (item.systemItem, item.width) = (.fixedSpace, width)
    return item
  }

  /// An item without anything.
  public required override init() { super.init() }

  var isFlexible: Bool { systemItem == .flexibleSpace }
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  var shownTitle: String {
    if let title, !title.isEmpty { return title }
    let others = [primaryAction?.title, accessibilityLabel, primaryAction?.discoverabilityTitle]
    return others.lazy.compactMap(\.self).first { !$0.isEmpty } ?? menu?.title ?? "More"
  }

  func press(in controller: UIViewController?) {
    guard isEnabled else { return }
    if let primaryAction {
      primaryAction.run(from: self)
    } else if let menu {
      controller?.presentMenu(menu, from: self)
    }
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
