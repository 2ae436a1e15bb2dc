import Foundation
import SheetCells
import SheetPresentation

/// Controllers one after the other, of which one is seen; UIKit's names. Left, right, PgUp and PgDn turn the page where
/// what is seen does not use them. A row at the bottom tells the page when the data source tells how many there are.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How pages turn on iOS. Accepted for code written for iOS.
  public enum TransitionStyle: Int, Sendable {
    /// Ignored.
    case pageCurl, scroll
  }

  /// Which way pages turn on iOS. Accepted for code written for iOS.
  public enum NavigationOrientation: Int, Sendable {
    /// Ignored.
    case horizontal, vertical
  }

  /// Which way a page is turned. Accepted for code written for iOS.
  public enum NavigationDirection: Int, Sendable {
    /// Ignored.
    case forward, reverse
  }

  /// More about how pages turn. Accepted for code written for iOS.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Ignored.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// Ignored.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// Where pages come from.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { startCounting() } }
  /// Told of pages that the person turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// How pages turn; accepted.
  public let transitionStyle: TransitionStyle
  /// Which way pages turn; accepted.
  public let navigationOrientation: NavigationOrientation
  /// Accepted for code written for iOS.
  open var isDoubleSided = false
  private var page: UIViewController?
  private weak var container: ContainerView?
  private let dots = UIPageControl(frame: .zero)
  /// The number of the page that is seen.
  private var number = 0

  /// Makes a controller; the arguments are accepted.
  public init(
    transitionStyle style: TransitionStyle = .scroll,
    navigationOrientation: NavigationOrientation = .horizontal,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of controllers here: `nil`.
  public override init?(coder: NSCoder, _none: Void = ()) { return nil }

  /// The page that is seen.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Shows a page, the first of those given. The completion is called at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    show(viewControllers?.first)
    startCounting()
    completion?(true)
  }

  private func show(_ new: UIViewController?) {
    let old = page
    guard new !== old else { return }
    page = new
    old?.willMove(toParent: nil)
    if let new { addChild(new) }
    if let container { exchange(old, with: new, in: container) }
    new?.didMove(toParent: self)
    old?.removeFromParent()
  }

  private var pageCount: Int { max(0, dataSource?.presentationCount(for: self) ?? 0) }

  /// Takes the number of the page from the data source. Pages that the person turns are counted on from there.
  private func startCounting() {
    let count = pageCount
    guard count > 0, let dataSource else { return mark(0) }
    mark(max(0, min(dataSource.presentationIndex(for: self), count - 1)))
  }

  /// Changes the number. Where another page follows the last one, as on a ring, the numbers do too.
  private func mark(_ new: Int) {
    let count = pageCount
    number = count > 0 ? (new + count) % count : max(0, new)
    dots.numberOfPages = count
    dots.currentPage = number
    container?.setNeedsLayout()
  }

  open override func loadView() {
    let view = ContainerView(frame: .zero)
    view.bar = dots
    dots.isUserInteractionEnabled = false
    view.addSubview(dots)
    view.showsBar = { [weak self] in (self?.dots.numberOfPages ?? 0) > 1 }
    self.view = view
    container = view
    view.show(page)
    startCounting()
  }

  open override func handle(_ event: Event) -> Bool {
    super.handle(event) || useUnused(event)
  }

  /// Turns the page as the person does; `false` when there is none.
  private func turn(forward: Bool) -> Bool {
    guard let page, let dataSource else { return false }
    let next =
      forward
      ? dataSource.pageViewController(self, viewControllerAfter: page)
      : dataSource.pageViewController(self, viewControllerBefore: page)
    guard let next else { return false }
    delegate?.pageViewController(self, willTransitionTo: [next])
    show(next)
    mark(number + (forward ? 1 : -1))
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page],
      transitionCompleted: true)
    setNeedsDisplay()
    return true
  }
}

extension UIPageViewController: ContainerKeys {
  package func useUnused(_ event: Event) -> Bool {
    switch event {
    case .key(.right), .key(.pageDown): turn(forward: true)
    case .key(.left), .key(.pageUp): turn(forward: false)
    default: false
    }
  }
}

/// Where pages come from; UIKit's names.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after; `nil` for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many pages there are; 0 when that is not to be seen.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The number of the page that is shown first.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Not to be seen.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of pages that the person turns; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A page is about to be turned.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// A page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
