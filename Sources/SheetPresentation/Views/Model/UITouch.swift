import Foundation
import SheetCells

/// A click that no view used; UIKit's names. Seen by a view's or controller's `touchesBegan`.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch is.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// Never so here.
    case moved = 1
    /// Never so here.
    case stationary = 2
    /// The click is over.
    case ended = 3
    /// Never so here.
    case cancelled = 4
  }

  /// How far it is.
  open internal(set) var phase = Phase.began
  /// The view that was clicked on.
  open private(set) weak var view: UIView?
  /// Always 1.
  open var tapCount: Int { 1 }
  /// When it was, in seconds since the machine was started.
  public let timestamp: TimeInterval
  private let place: CGPoint

  init(in view: UIView, at place: CGPoint) {
    (self.view, self.place) = (view, place)
    timestamp = ProcessInfo.processInfo.systemUptime
    super.init()
  }

  /// The window of the view.
  open var window: UIWindow? { view?.window }

  /// Where it is in a view, in points; `nil` means the topmost view of the panel.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(place, to: view) ?? place
  }

  /// Where it was before: a click does not move.
  open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
}

/// What holds the touches of a click; UIKit's names.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// A click.
    case touches = 0
    /// Never so here.
    case motion = 1
    /// Never so here.
    case remoteControl = 2
    /// Never so here.
    case presses = 3
  }

  /// The buttons of a mouse.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The one that clicks.
    public static let primary = ButtonMask(rawValue: 1)
    /// The other one.
    public static let secondary = ButtonMask(rawValue: 2)
  }

  /// The one touch of a click.
  open private(set) var allTouches: Set<UITouch>?
  /// Always ``EventType/touches``.
  open var type: EventType { .touches }

  init(_ touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  /// The touches in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

extension UIView {
  /// Sends a click that no view used to the view and those around it.
  ///
  /// - Parameter cell: The place in the view.
  func sendTouch(at cell: CellPoint) {
    let place = CGPoint(
      x: boundsOrigin.x + CGFloat(cell.x) * CellMetrics.column,
      y: boundsOrigin.y + CGFloat(cell.y) * CellMetrics.row)
    let touch = UITouch(in: self, at: place)
    let event = UIEvent([touch])
    for view in Array(sequence(first: self, next: \.superview)) {
      for recognizer in view.gestureRecognizers ?? [] { recognizer.see(touch, in: event) }
    }
    touch.phase = .began
    touchesBegan([touch], with: event)
    touch.phase = .ended
    touchesEnded([touch], with: event)
  }
}
