import Foundation
import SheetEngine
import SheetPresentation

// Nothing is dragged in a terminal: a click does not move. All of this is accepted for code written for iOS, and none of
// it is called. A terminal pastes the paths of files that are dropped on it, which a text field takes.

/// Accepted for code written for iOS: nothing is dragged.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Never asked.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that has it.
  public private(set) weak var view: UIView?
  /// Accepted.
  open var isEnabled = true
  /// Accepted.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Never: nothing is dragged.
  open class var isEnabledByDefault: Bool { false }

  /// Makes one.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is dragged on iOS. Accepted for code written for iOS; never called.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Never called.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// They may.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// Something that is dragged on iOS. Accepted for code written for iOS.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What it is.
  public let itemProvider: NSItemProvider
  /// What the app knows of it.
  open var localObject: Any?

  /// Makes one.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// What is under way on iOS. Accepted for code written for iOS; there is never one.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where it is.
  func location(in view: UIView) -> CGPoint
  /// Whether it may be moved.
  var allowsMoveOperation: Bool { get }
  /// Whether one has such a type.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether one can be made of it.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag on iOS. Accepted for code written for iOS; there is never one.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// What the app knows of it.
  var localContext: Any? { get set }
}

/// A drop on iOS. Accepted for code written for iOS; there is never one.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began here.
  var localDragSession: (any UIDragSession)? { get }
  /// Makes objects of what is dropped.
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}
