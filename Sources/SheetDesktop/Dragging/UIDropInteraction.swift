import Foundation
import SheetEngine
import SheetPresentation

/// Accepted for code written for iOS: nothing is dropped.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Never asked.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// Accepted.
  open var allowsSimultaneousDropSessions = false

  /// Makes one.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what may be dropped on iOS. Accepted for code written for iOS; never called.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Never called.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// It can.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Nothing is taken.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// What becomes of a drop on iOS.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel = 0
  /// It is not allowed.
  case forbidden = 1
  /// It is copied.
  case copy = 2
  /// It is moved.
  case move = 3
}

/// Says what would become of a drop. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would become of it.
  public let operation: UIDropOperation
  /// Accepted.
  open var isPrecise = false
  /// Accepted.
  open var prefersFullSizePreview = false

  /// Makes one.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Opens something while one drags over it, on iOS. Accepted for code written for iOS; never called.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that has it.
  public private(set) weak var view: UIView?

  /// Makes one. The handler is never called.
  public init(
    activationHandler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) { super.init() }

  /// Nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Accepted for code written for iOS; there is never one.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: AnyObject {
  /// The view.
  var targetView: UIView? { get set }
  /// Where the finger is.
  func location(in view: UIView?) -> CGPoint
}

/// Accepted for code written for iOS.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Ignored.
  var isSpringLoaded: Bool { get set }
}
