import Foundation
import SheetCells
import SheetPrograms

/// One screen of an application: it draws itself into cells and handles what the person does.
///
/// Presented with ``present(_:animated:completion:)`` it becomes a modal curses panel over the
/// presenter, with a border and its ``title``. To write one, override two members:
///
/// - ``draw(into:theme:)`` draws the content. The canvas is exactly the inside of the panel, in cells;
///   its size follows ``preferredContentSize``, cut to the screen, and changes when the terminal does.
/// - ``handle(_:)`` gets every key, click and paste while the controller is topmost. Return `true` for
///   what was used. An Esc or Ctrl-C that was not used closes the panel.
///
/// After a change, call ``setNeedsDisplay()``; the screen is painted once per turn of the run loop.
/// Everything happens on the main actor. The life cycle is UIKit's: `viewDidLoad` once, before the
/// controller is first shown, then `viewWillAppear`, `viewDidAppear`, `viewWillDisappear`,
/// `viewDidDisappear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The heading of the panel; `nil` leaves the border plain.
  open var title: String? { didSet { setNeedsDisplay() } }
  /// How large the content wants to be, in cells; zero in a direction takes what there is.
  open var preferredContentSize = CGSize.zero { didSet { setNeedsDisplay() } }
  /// Whether the whole screen is taken or a panel; see ``UIModalPresentationStyle``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Accepted for code written for iOS; a terminal shows no transition.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Accepted for code written for iOS. Esc is the person's way out and stays theirs.
  open var isModalInPresentation = false
  /// Whether `viewDidLoad` ran.
  public private(set) var isViewLoaded = false

  /// The controller that this one presented, if any.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presented this one, if any.
  public internal(set) weak var presentingViewController: UIViewController?

  /// Where it is shown.
  package internal(set) weak var window: UIWindow?
  /// Whether the controller is being taken off.
  var isLeaving = false
  /// What Esc does when the controller does not use it; `nil` dismisses.
  package var cancelHandler: (() -> Void)?
  /// Called when the controller leaves the screen, whoever took it off.
  package var departureHandler: (() -> Void)?

  /// Makes a controller. The arguments are accepted for code written for iOS.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    super.init()
  }

  /// Not available: there are no archives of controllers here.
  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: For subclasses

  /// Called once, before the controller is shown for the first time.
  open func viewDidLoad() {}
  /// Called when the controller is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the controller was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the controller is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the controller is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Draws the content. The default draws nothing.
  open func draw(into canvas: inout Canvas, theme: Theme) {}

  /// Handles an event and returns whether it was used. A click's place is in the canvas of
  /// ``draw(into:theme:)``. The default uses nothing.
  open func handle(_ event: Event) -> Bool { false }

  /// The part of the screen that the controller takes, its border included.
  open func presentationFrame(in screen: CellSize) -> CellRect {
    let bounds = CellRect(size: screen)
    guard hasChrome, screen.width >= 20, screen.height >= 6 else { return bounds }
    return bounds.inset(dx: screen.width >= 60 ? 2 : 0, dy: screen.height >= 16 ? 1 : 0)
      .centered(outerSize(in: screen))
  }

  /// Whether a border with the title is drawn around the content.
  open var hasChrome: Bool { !modalPresentationStyle.coversScreen }

  // MARK: For everyone

  /// Shows another controller over this one. Returns at once; `completion` runs after it was painted.
  ///
  /// As in UIKit, presenting while something is presented, or from a controller that is not on the
  /// screen, gives a warning and does nothing.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else {
      return warnProgrammer("\(type(of: self)) is already presenting; present was ignored")
    }
    guard window != nil, viewControllerToPresent.presentingViewController == nil else {
      return warnProgrammer("present was ignored: \(type(of: self)) is not on the screen")
    }
    beginPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes off what this controller presented, with all above it; or, when it presents nothing, asks
  /// its presenter to take it off. `completion` runs after the screen was painted without it.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      endPresenting(animated: flag, completion: completion)
    } else if let presenter = presentingViewController {
      presenter.endPresenting(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Asks for a new frame. Cheap; many calls in one turn make one frame.
  public func setNeedsDisplay() {
    window?.setNeedsDisplay()
  }

  /// Loads the controller now if it was not shown yet.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  private func outerSize(in screen: CellSize) -> CellSize {
    func extent(_ preferred: CGFloat, _ available: Int) -> Int {
      guard preferred.isFinite, preferred >= 1 else { return available }
      return min(available, Int(min(preferred, 10_000)) + 2)
    }
    return CellSize(
      width: extent(preferredContentSize.width, screen.width),
      height: extent(preferredContentSize.height, screen.height))
  }
}

/// Accepted for code written for iOS; a terminal shows no transition.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Ignored.
  case coverVertical = 0
  /// Ignored.
  case flipHorizontal = 1
  /// Ignored.
  case crossDissolve = 2
  /// Ignored.
  case partialCurl = 3
}
