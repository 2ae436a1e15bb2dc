import Foundation
import SheetCells
import SheetPresentation

/// Shows a part of its content, which may be higher than itself; UIKit's names. PgUp, PgDn, the wheel, and
/// arrows where they mean nothing else, scroll; a view that gets the focus is brought into sight.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Accepted for code written for iOS; there is no keyboard to hide.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Ignored.
    case none, onDrag, interactive
  }

  /// Accepted for code written for iOS.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Ignored.
    case automatic, scrollableAxes, never, always
  }

  /// The size of the content, in points. Constraints to the edges of the view decide it too.
  open var contentSize = CGSize.zero { didSet { setNeedsDisplay() } }
  /// What of the content is at the upper left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { scroll(to: newValue) }
  }
  /// Accepted for code written for iOS; content begins at the edge.
  open var contentInset = UIEdgeInsets.zero
  /// Accepted for code written for iOS.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Accepted for code written for iOS.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether keys and the wheel scroll.
  open var isScrollEnabled = true { didSet { setNeedsLayout() } }
  /// Accepted for code written for iOS.
  open var isPagingEnabled = false
  /// Accepted for code written for iOS: nothing is magnified.
  open var minimumZoomScale: CGFloat = 1
  /// Accepted for code written for iOS: nothing is magnified.
  open var maximumZoomScale: CGFloat = 1
  /// Accepted for code written for iOS: nothing is magnified.
  open var zoomScale: CGFloat = 1
  /// Accepted for code written for iOS.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Never so: nothing is dragged.
  open var isDragging: Bool { false }
  /// Never so: nothing is dragged.
  open var isDecelerating: Bool { false }
  /// Never so: nothing is dragged.
  open var isTracking: Bool { false }
  /// Accepted for code written for iOS.
  open var bounces = true
  /// Accepted for code written for iOS.
  open var alwaysBounceVertical = false
  /// Accepted for code written for iOS.
  open var alwaysBounceHorizontal = false
  /// Accepted for code written for iOS; marks show where there is more.
  open var showsVerticalScrollIndicator = true
  /// Accepted for code written for iOS.
  open var showsHorizontalScrollIndicator = true
  /// Accepted for code written for iOS.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Asks for what is new. Lists and grids have a key for it; elsewhere it is accepted.
  open var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.list = self
      setNeedsDisplay()
    }
  }
  /// Told when it scrolls.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The content, for rules.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// What is seen, for rules.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  /// Scrolls to a place of the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(to: contentOffset)
    if animated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls until a part of the content is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect) }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    if let control = subview as? UIRefreshControl { refreshControl = control }
  }

  private func scroll(to point: CGPoint) {
    let most = max(0, contentSize.height - bounds.height)
    let new = CGPoint(x: 0, y: point.y.isFinite ? max(0, min(point.y, most)) : 0)
    guard new != bounds.origin else { return }
    bounds.origin = new
    delegate?.scrollViewDidScroll(self)
    setNeedsLayout()
  }

  private func scroll(byRows rows: Int) -> Bool {
    guard isScrollEnabled else { return false }
    let before = contentOffset
    scroll(to: CGPoint(x: 0, y: before.y + CGFloat(rows) * CellMetrics.row))
    return contentOffset != before
  }

  private var page: Int { max(1, CellMetrics.rows(bounds.height) - 1) }

  // MARK: In cells

  package func naturalSize(width: Int) -> CellSize? { nil }
  package var takesFocus: Bool { false }
  package var ownsSubviews: Bool { false }
  package var viewsBefore: [UIView] { [] }
  package var viewsAfter: [UIView] { [] }
  package var ownRows: Range<Int>? { nil }
  package var spoken: SpokenView { .nothing }
  package func drawCells(into canvas: inout Canvas, in rect: CellRect, state: ViewState) {}

  package func use(_ event: Event) -> Bool {
    switch event {
    case .key(.pageUp): scroll(byRows: -page)
    case .key(.pageDown): scroll(byRows: page)
    case .mouse(let mouse) where mouse.action == .wheelUp: scroll(byRows: -3)
    case .mouse(let mouse) where mouse.action == .wheelDown: scroll(byRows: 3)
    default: false
    }
  }

  package func scroll(for event: Event) -> Bool {
    switch event {
    case .key(.up), .key(.character("k")): scroll(byRows: -1)
    case .key(.down), .key(.character("j")): scroll(byRows: 1)
    case .key(.home): scroll(byRows: -1_000_000)
    case .key(.end): scroll(byRows: 1_000_000)
    case .key(.character(" ")): scroll(byRows: page)
    default: use(event)
    }
  }

  package func reveal(_ rect: CGRect) {
    let (top, height) = (contentOffset.y, bounds.height)
    if rect.minY < top || rect.height > height {
      scroll(to: CGPoint(x: 0, y: rect.minY))
    } else if rect.maxY > top + height {
      scroll(to: CGPoint(x: 0, y: rect.maxY - height))
    }
  }
}

extension UIScrollView: CellContent, ScrollingContent {
  package func contentWasLaidOut(_ size: CGSize) {
    let hasRules = subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
    guard hasRules, size != contentSize else { return }
    contentSize = size
    scroll(to: contentOffset)
  }

  package func drawMarks(into canvas: inout Canvas, in rect: CellRect, theme: Theme) {
    let total = CellMetrics.rows(contentSize.height)
    var place = VerticalScroll()
    let top = CellMetrics.rows(contentOffset.y)
    place.move(by: top, total: total, height: rect.height)
    canvas.drawScrollMarks(place, total: total, in: rect, theme: theme)
  }
}

/// Told when a view scrolls; UIKit's names. All are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Another part of the content is seen.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Code has scrolled with `animated`; a terminal shows no motion.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Never called: nothing is dragged.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called: nothing is dragged.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Never called: nothing is dragged.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called: nothing is dragged.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Never called: nothing is dragged.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Never asked: there is no status bar to press.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Never called: there is no status bar to press.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Never asked: nothing is magnified.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Never called: nothing is magnified.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// It may.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}
