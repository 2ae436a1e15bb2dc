import Foundation
import SheetImaging
import SheetPresentation

/// Something that can be done with a row; UIKit's names. Here the key `x` in the row lists what there is.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action is meant.
  public enum Style: Int, Sendable {
    /// Ordinary.
    case normal = 0
    /// Deletes something.
    case destructive = 1
  }

  /// What an action does. It calls the last argument with whether it did it, which is not waited for.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it is meant.
  public let style: Style
  /// What it is called.
  open var title: String?
  /// Accepted for code written for iOS: a picture is not drawn in a list.
  open var image: UIImage?
  /// Accepted for code written for iOS.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!
  /// What it does.
  public let handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}

/// What can be done with a row; UIKit's names.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Accepted for code written for iOS: nothing is swiped.
  open var performsFirstActionWithFullSwipe = true

  /// Takes the actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that can be done with a row, in the form from before iOS 11; UIKit's names.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// How an action is meant.
  public enum Style: Int, Sendable {
    /// Deletes something.
    case destructive = 0
    /// Ordinary.
    case normal = 1
    /// As ``destructive``.
    public static let `default` = Style.destructive
  }

  /// How it is meant.
  public let style: Style
  /// What it is called.
  open var title: String?
  /// Accepted for code written for iOS.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Makes an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    (self.style, self.title, self.handler) = (style, title, handler)
    super.init()
  }
}
