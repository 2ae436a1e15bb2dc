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
/// Or build a ``view``, as on iOS: it is laid out, drawn and sent the keys without another word.
///
/// After a change, call ``setNeedsDisplay()``; the screen is painted once per turn of the run loop.
/// Everything happens on the main actor. The life cycle is UIKit's: `viewDidLoad` once, before the
/// controller is first shown, then `viewWillAppear`, `viewDidAppear`, `viewWillDisappear`,
/// `viewDidDisappear`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The heading of the panel; `nil` leaves the border plain.
  open var title: String? { didSet { setNeedsDisplay() } }
  /// How large the content wants to be; zero in a direction takes what there is. Cells, but points, as
  /// those of its views, for a controller that has a ``view``.
  open var preferredContentSize = CGSize.zero { didSet { setNeedsDisplay() } }
  /// Whether the whole screen is taken or a panel; see ``UIModalPresentationStyle``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Accepted for code written for iOS; a terminal shows no transition.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether Esc does not leave the screen: then its own buttons do, and Ctrl-C all the same. What is shown
  /// in a container speaks for it.
  open var isModalInPresentation = false
  /// Accepted for code written for iOS; a terminal shows no transition.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether it is being taken off the screen.
  public var isBeingDismissed: Bool { isLeaving }
  /// Whether it was presented and is being shown for the first time.
  public internal(set) var isBeingPresented = false
  /// Accepted for code written for iOS, and never `nil`: but for its delegate, what is set there is ignored.
  open var popoverPresentationController: UIPopoverPresentationController? {
    if popover == nil {
      popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    }
    return popover
  }
  private var popover: UIPopoverPresentationController?
  private var sheet: UISheetPresentationController?
  /// Whether `viewDidLoad` ran.
  public internal(set) var isViewLoaded = false

  /// The controller that this one presented, if any.
  public internal(set) var presentedViewController: UIViewController?
  /// The controller that presented this one, if any.
  public internal(set) var presentingViewController: UIViewController? {
    get { presenter ?? parent?.presentingViewController }
    set { presenter = newValue }
  }
  private weak var presenter: UIViewController?

  /// Where it is shown.
  package internal(set) weak var window: UIWindow? { didSet { windowChanged() } }
  /// What only controllers with views or children have.
  var parts: ControllerParts?
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

  /// The same: there are no archives. Code written for iOS calls it, and what is not available cannot be
  /// called.
  public init?(coder: NSCoder, _none: Void = ()) { return nil }

  /// What presents it, unless that is a popover.
  var ownPresentation: UISheetPresentationController {
    if let sheet { return sheet }
    let made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheet = made
    return made
  }

  /// The presentation whose delegate wants to hear of it.
  var toldPresentation: UIPresentationController? {
    sheet?.delegate == nil ? popover : sheet
  }

  // MARK: Views

  /// What the controller shows, made when it is first asked for; never `nil` when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { loadedView() }
    set { setView(newValue) }
  }
  /// The view, if there is one.
  public var viewIfLoaded: UIView? { parts?.view }
  /// Sets ``view``. The default leaves it to be made when it is asked for.
  open func loadView() {}
  /// Called before the views are laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after the views were laid out.
  open func viewDidLayoutSubviews() {}
  /// Never called: there are no insets. Accepted for code written for iOS.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called: `viewWillLayoutSubviews` is. Accepted for code written for iOS.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: margins change when code says so. Accepted for code written for iOS.
  open func viewLayoutMarginsDidChange() {}
  /// Never called: nothing changes. Accepted for code written for iOS.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: whoever shows children asks them. Accepted for code written for iOS.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Never called: nothing changes. Accepted for code written for iOS.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called. Accepted for code written for iOS.
  open func didReceiveMemoryWarning() {}
  /// Called before the controller gets another parent.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller has another parent.
  open func didMove(toParent parent: UIViewController?) {}
  /// Makes a controller a part of this one. Its `view` is to be added too.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller out of its parent.
  open func removeFromParent() { leaveParent() }
  /// Shows a controller as its surroundings do: on the stack of a `UINavigationController`, else over
  /// this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }
  /// Shows a controller as details: in the columns around this one, else as ``show(_:sender:)``.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let around = enclosing((any DetailContainer).self) {
      around.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }
  /// Puts the view of one child in the place of another, and runs the completion at once. Both are to be children
  /// of this controller already.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.transition(from: fromViewController.view, to: toViewController.view, duration: duration)
    animations?()
    completion?(true)
  }
  /// Accepted for code written for iOS: every child hears of it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether what is shown can be changed now.
  open var isEditing = false
  /// Sets ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Accepted for code written for iOS.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Accepted for code written for iOS.
  open var prefersStatusBarHidden: Bool { false }
  /// Accepted for code written for iOS.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Accepted for code written for iOS.
  open var shouldAutorotate: Bool { true }

  open override var next: UIResponder? { parts?.view?.superview ?? parent }

  // MARK: For subclasses

  /// Called once, before the controller is shown for the first time.
  open func viewDidLoad() {}
  /// Called when the controller is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called right after ``viewWillAppear(_:)``, as the views have their size then.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the controller was shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the controller is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the controller is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Draws the content. The default draws the ``view``, which is made when nobody has asked for it.
  open func draw(into canvas: inout Canvas, theme: Theme) {
    drawView(into: &canvas, theme: theme)
  }

  /// Handles an event and returns whether it was used. A click's place is in the canvas of
  /// ``draw(into:theme:)``. The default hands it to the ``view``, if there is one.
  open func handle(_ event: Event) -> Bool { parts?.handle(event) ?? false }

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
    if let parent {
      return parent.present(viewControllerToPresent, animated: flag, completion: completion)
    }
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
    if let parent, presentedViewController == nil {
      parent.dismiss(animated: flag, completion: completion)
    } else if presentedViewController != nil {
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
    loadView()
    viewDidLoad()
  }

  private func outerSize(in screen: CellSize) -> CellSize {
    func extent(_ preferred: CGFloat, _ available: Int) -> Int {
      guard preferred.isFinite, preferred >= 1 else { return available }
      return min(available, Int(min(preferred, 10_000)) + 2)
    }
    if viewIfLoaded != nil { return outerSizeOfViews(in: screen) }
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
