import Foundation

/// Something that a view can do beside what it shows; UIKit's names. Only a ``UIContextMenuInteraction`` counts here.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view that has it.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called when the view has changed.
  func didMove(to view: UIView?)
}

/// Makes what a menu shows beside itself on iOS; never asked.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Makes a menu. What the system suggests is always empty here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// A menu for a view or a row; UIKit's names.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Tells menus apart.
  public let identifier: any NSCopying
  private let actionProvider: UIContextMenuActionProvider?

  /// Makes one. The preview is accepted for code written for iOS, and ignored.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID().uuidString as NSString
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, made anew; `nil` when there is nothing to choose.
  package var menu: UIMenu? { actionProvider?([]) }
}

/// Gives a view a menu, which the key `x` opens; UIKit's names.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?

  /// Makes one.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// In the middle of the view: a key has no place.
  open func location(in view: UIView?) -> CGPoint {
    self.view.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: view) } ?? .zero
  }
  /// Does nothing: a list is left by choosing. Accepted for code written for iOS.
  open func dismissMenu() {}
}

/// Makes the menu of a view; UIKit's names.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu; `nil` for none. The place is the middle of the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UIView {
  /// Gives the view something that it can do.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes it away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Opens the view's menu; `false` when it has none.
  func openContextMenu() -> Bool {
    guard let controller = rootController else { return false }
    for case let interaction as UIContextMenuInteraction in interactions {
      let place = interaction.location(in: self)
      let configuration = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: place)
      guard let menu = configuration?.menu else { continue }
      controller.presentMenu(menu, from: self)
      return true
    }
    return false
  }
}
