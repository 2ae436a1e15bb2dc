import Foundation
import SheetCells
import SheetImaging

/// A rectangle of a controller's screen, and the views in it; UIKit's names.
///
/// Frames are in points, as on iOS: a column is 8 points wide, a row 20 points high. What is drawn lies on
/// whole cells. Frames, autoresizing masks, anchors and stack views lay out; ``draw(_:)``, layers and
/// backgrounds are not drawn, since a terminal's own background stays.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Makes a view that lies at a place of the one that it will be added to.
  public init(frame: CGRect) {
    super.init()
    place = frame.sane
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) { return nil }

  /// An empty view. The argument is never given: code written for iOS says `UIView()`, also of subclasses
  /// that have initializers of their own.
  public convenience init(_none: Void = ()) { self.init(frame: .zero) }

  // MARK: Place

  var place = CGRect.zero
  var boundsOrigin = CGPoint.zero

  /// The place in the superview, in points.
  open var frame: CGRect {
    get { place }
    set { move(to: newValue.sane, byLayout: false) }
  }
  /// The view's own coordinates: the size of ``frame``; the origin is what is seen first of its content.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: place.size) }
    set {
      let new = newValue.sane
      boundsOrigin = new.origin
      let (dx, dy) = (place.width - new.width, place.height - new.height)
      frame = CGRect(
        x: place.minX + dx / 2, y: place.minY + dy / 2, width: new.width, height: new.height)
    }
  }
  /// The middle of ``frame``.
  open var center: CGPoint {
    get { CGPoint(x: place.midX, y: place.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - place.width / 2, y: newValue.y - place.height / 2)
    }
  }
  /// How the frame follows when the superview changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow by their masks.
  open var autoresizesSubviews = true
  /// Whether the frame says where the view is. Views that constraints place set it to `false`.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { setNeedsLayout() } }
  /// How far content stays from the edges, for ``layoutMarginsGuide``; points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { setNeedsLayout() }
  }
  /// Accepted for code written for iOS; the margins are as they are set.
  open var preservesSuperviewLayoutMargins = false
  /// Accepted for code written for iOS; there are no insets.
  open var insetsLayoutMarginsFromSafeArea = true
  /// Accepted for code written for iOS; a picture always keeps its proportions.
  open var contentMode = ContentMode.scaleToFill

  // MARK: Looks

  /// Whether it is left out, with all in it. A stack closes the gap.
  open var isHidden = false { didSet { setNeedsLayout() } }
  /// Below 0.01 the view is not drawn; other values are accepted, a terminal draws all or nothing.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS; the terminal's own background stays. A view that is at most two
  /// points thick and has a colour is drawn as a line.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of what can be pressed, from the view around if there is none; accepted, the theme decides.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor }
    set { ownTint = newValue }
  }
  private var ownTint: UIColor?
  /// Accepted for code written for iOS.
  open var isOpaque = true
  /// Whether subviews are cut at the edges.
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  /// Accepted for code written for iOS: corners, borders and shadows are not drawn.
  open private(set) lazy var layer = CALayer()
  /// Follows what is set; the terminal decides what it looks like.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // MARK: Use

  /// Whether keys and clicks reach it and what is in it.
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  /// A number to find the view by.
  open var tag = 0
  /// Recognizers that were added; see ``UIGestureRecognizer`` for what they can do here.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What it can do beside what it shows.
  open var interactions: [any UIInteraction] = []
  /// Accepted for code written for iOS.
  open var isMultipleTouchEnabled = false
  /// Accepted for code written for iOS.
  open var isExclusiveTouch = false
  /// What a conversation line by line calls the view.
  open var accessibilityLabel: String?
  /// Accepted for code written for iOS.
  open var accessibilityHint: String?
  /// Accepted for code written for iOS.
  open var accessibilityValue: String?
  /// Accepted for code written for iOS.
  open var accessibilityIdentifier: String?
  /// Accepted for code written for iOS.
  open var isAccessibilityElement = false

  // MARK: Others

  /// The view around this one.
  public internal(set) weak var superview: UIView?
  /// The views in this one, those drawn later last.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose `view` it is.
  package internal(set) weak var controller: UIViewController?
  /// Constraints that this view holds.
  var heldConstraints: [NSLayoutConstraint] = []
  /// Guides of its own making.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var priorities: LayoutPriorities?
  var needsLayout = true
  var standardGuides: StandardGuides?
  /// The focus is wanted as soon as the view is shown.
  var wantsFocus = false
  /// Members that are only accepted and whose types stand above this module.
  package var accepted: AnyObject?

  // MARK: For subclasses

  /// Sets frames by hand; called when the size has changed or ``setNeedsLayout()`` asked for it.
  open func layoutSubviews() {}
  /// Called before constraints are solved.
  open func updateConstraints() {}
  /// Never called: cells are not drawn on. Accepted for code written for iOS.
  open func draw(_ rect: CGRect) {}
  /// The size that suits the content, in points; ``noIntrinsicMetric`` where there is none.
  open var intrinsicContentSize: CGSize { natural(width: .greatestFiniteMagnitude) }
  /// The size that suits, not wider than `size`; points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }
  /// Called when a subview has come.
  open func didAddSubview(_ subview: UIView) {}
  /// Called when a subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view has another superview.
  open func didMoveToSuperview() {}
  /// Called when the view comes to a window or leaves it.
  open func didMoveToWindow() {}
  /// Never called: colours are the theme's. Accepted for code written for iOS.
  open func tintColorDidChange() {}
  /// Never called: nothing changes. Accepted for code written for iOS.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: there are no insets. Accepted for code written for iOS.
  open func safeAreaInsetsDidChange() {}
  /// Never called: margins change when code says so. Accepted for code written for iOS.
  open func layoutMarginsDidChange() {}
  /// Whether a point in the view's own coordinates lies in it. Clicks do not ask it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The topmost view at a point that takes clicks. Clicks do not ask it: they find what was drawn.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isShown, isUserInteractionEnabled, self.point(inside: point, with: event) else {
      return nil
    }
    return subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }.first ?? self
  }
  /// Accepted for code written for iOS: constraints are always used.
  open class var requiresConstraintBasedLayout: Bool { false }

  open override var next: UIResponder? { controller ?? superview }
  open override var canBecomeFirstResponder: Bool { content?.takesFocus ?? false }
  open override var isFirstResponder: Bool { screen?.focus === self }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    guard let screen else {
      wantsFocus = true
      return true
    }
    return screen.setFocus(self)
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    wantsFocus = false
    if isFirstResponder { screen?.dropFocus() }
    return true
  }

  /// Called when the view gets or loses the focus.
  package func focusChanged(_ hasFocus: Bool) {
    if let control = self as? any FocusWatching { control.focusDidChange(hasFocus) }
  }

  // MARK: Asking for work

  /// Asks for ``layoutSubviews()`` before the next frame.
  open func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Lays out now what waits for it.
  open func layoutIfNeeded() { ViewLayout.run(self) }

  /// Asks for a new frame.
  open func setNeedsDisplay() {
    guard let panel = rootController?.panelController else { return }
    if let screen = panel.existingScreen { screen.askForFrame() } else { panel.setNeedsDisplay() }
  }

  /// Asks for a new frame; the rectangle is accepted.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Asks for layout with new constraints.
  open func setNeedsUpdateConstraints() { setNeedsLayout() }

  /// Lays out anew: the content wants another size.
  open func invalidateIntrinsicContentSize() { setNeedsLayout() }

  /// Takes the size of ``sizeThatFits(_:)``.
  open func sizeToFit() {
    frame.size = sizeThatFits(CGSize(width: place.width > 0 ? place.width : 10_000, height: 10_000))
  }

  // MARK: Hierarchy

  /// Puts a view over the others. A view cannot be in itself: that is ignored.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Takes the view out of the one around it.
  open func removeFromSuperview() { leaveSuperview() }
}

/// Hears of the focus.
@MainActor
package protocol FocusWatching: AnyObject {
  /// The view got or lost the focus.
  func focusDidChange(_ hasFocus: Bool)
}
