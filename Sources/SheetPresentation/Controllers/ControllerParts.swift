import Foundation
import SheetCells

/// What only controllers with views, or with others in them, have. The sheet has none of it.
@MainActor
final class ControllerParts {
  unowned let controller: UIViewController
  var view: UIView?
  var children: [UIViewController] = []
  weak var parent: UIViewController?
  /// What shows the views, while the controller is a panel.
  var screen: ViewScreen?
  /// What belongs to a stack of controllers.
  var attachment: AnyObject?
  var borderTitleIsHidden = false
  /// What code written for iOS sets; nothing comes of it.
  var safeAreaInsets = UIEdgeInsets.zero
  var ruleRow: Int?
  /// The default drawing is asked for the content alone, by the view that stands for the controller.
  var isAskedByView = false
  var drewItself = true
  /// Comes into the controller around it, or goes out.
  var isMovingIn = false
  var isMovingOut = false
  /// The person pressed Esc in vain: how to leave is shown until the next event.
  var refusesEscape = false

  init(_ controller: UIViewController) { self.controller = controller }

  func handle(_ event: Event) -> Bool {
    guard !isAskedByView, view != nil else { return false }
    return controller.viewScreen.handle(event) || askChildren(event)
  }

  /// Offers a key that no view used to the containers that lie in this one.
  private func askChildren(_ event: Event) -> Bool {
    children.contains { child in
      guard child.isPlaced else { return false }
      return child.parts?.askChildren(event) == true
        || (child as? any ContainerKeys)?.useUnused(event) == true
    }
  }
}

/// A container with keys of its own, which come after those of its views.
@MainActor
package protocol ContainerKeys: UIViewController {
  /// Handles an event that no view used.
  func useUnused(_ event: Event) -> Bool
}

/// A container that shows details beside a list, or over it.
@MainActor
package protocol DetailContainer: UIViewController {}

/// The view of a controller that sets none. It shows what the controller draws itself, if it does, so that
/// one without views can lie in one with them.
final class ControllerView: UIView, CellContent {
  private var drawsItself: Bool?

  var takesFocus: Bool { findsOut }

  private var findsOut: Bool {
    if let drawsItself { return drawsItself }
    // The panel itself draws the views, so only what lies in another controller is asked.
    guard let controller, controller.parent != nil else { return false }
    var canvas = Canvas(size: CellSize(width: 1, height: 1))
    drawsItself = controller.drawItself(into: &canvas, theme: Theme(colorDepth: .monochrome))
    return drawsItself ?? false
  }

  func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {
    guard findsOut, let controller else { return }
    var inner = Canvas(size: rect.size)
    _ = controller.drawItself(into: &inner, theme: state.theme)
    if !state.isFocused { inner.cursor = nil }
    canvas.draw(inner, at: rect.origin)
  }

  func use(_ event: Event) -> Bool {
    guard findsOut, let controller, let parts = controller.parts else { return false }
    parts.isAskedByView = true
    defer { parts.isAskedByView = false }
    return controller.handle(event)
  }
}
