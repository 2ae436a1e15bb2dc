import Foundation
import SheetCells
import SheetPresentation

/// A grid to choose from; UIKit's names. Arrows, Home, End, PgUp and PgDn move; Enter, the space bar and a click
/// choose. All items have one size, that of the first, and only those that are seen are asked for.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Which way a grid scrolls on iOS.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// As ``vertical``.
    case horizontal = 1
  }

  /// Where an item is scrolled to; it is always scrolled just so far that it is seen.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Accepted.
    public static let top = ScrollPosition(rawValue: 1)
    /// Accepted.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// Accepted.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Accepted.
    public static let left = ScrollPosition(rawValue: 8)
    /// Accepted.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Accepted.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// What stands above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// Accepted for code written for iOS: there are no footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where items come from.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// How items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      forgetHeaders()
      measureAnew()
    }
  }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several can.
  open var allowsMultipleSelection = false
  /// Shown while there are no items; with items it lies behind them on iOS, and is left out here.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { addSubview(backgroundView) }
    }
  }
  /// Accepted for code written for iOS.
  open var isPrefetchingEnabled = true
  /// Accepted: items are asked for when they are drawn.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Accepted for code written for iOS: items keep their order.
  open var isEditing = false

  /// Makes a grid.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  // MARK: Inside

  /// Items that are seen, and those that may be used again.
  var shown: [IndexPath: UICollectionViewCell] = [:]
  private var spare: [String: [UICollectionViewCell]] = [:]
  private var classes: [String: UICollectionViewCell.Type] = [:]
  /// Headers that are seen, by section, and the classes of headers, by kind and name.
  var shownHeaders: [Int: UICollectionReusableView] = [:]
  private var headerClasses: [String: [String: UICollectionReusableView.Type]] = [:]
  var selected: Set<IndexPath> = []
  /// How many items each section has; `nil` asks anew.
  var counts: [Int]?
  /// The item with the frame, by its number among all, and the first line that is seen.
  var current = 0
  var top = 0
  var drawn: [(index: Int, rect: CellRect)] = []
  /// An item is being asked for its height.
  var isMeasuring = false
  /// The height of a list's rows, and the width of the grid for which it was measured; points.
  var measuredRow: (width: CGFloat, height: CGFloat)?
  /// The same for the kinds of the sections' headers.
  var measuredHeaders: (width: CGFloat, kinds: [String?])?
  /// What can be done with the current item.
  var currentActions: (path: IndexPath, titles: [String])?
  var gridDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  // MARK: Items

  /// Says of which class items are made.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Says of which class headers are made.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    headerClasses[elementKind, default: [:]][identifier] =
      viewClass as? UICollectionReusableView.Type
  }

  /// An item that is not seen any more, or a new one of the registered class; a plain one when there is none.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let type = classes[identifier] ?? UICollectionViewCell.self
    let size = plan.item
    let cell = type.init(_frame: CGRect(origin: .zero, size: CGSize(size)))
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A new header of the registered class: of it only texts are shown, so none is used again. A plain one when no class
  /// is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = headerClasses[elementKind]?[identifier] ?? UICollectionReusableView.self
    let view = type.init(_frame: headerFrame)
    view.reuseIdentifier = identifier
    return view
  }

  func forget(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    gridDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  /// Asks for everything anew.
  open func reloadData() {
    counts = nil
    currentActions = nil
    selected = []
    for path in Array(shown.keys) { forget(path) }
    forgetHeaders()
    measureAnew()
  }

  /// Forgets what was measured, and draws.
  func measureAnew() {
    (measuredRow, measuredHeaders) = (nil, nil)
    collectionViewLayout.forgetSections()
    setNeedsDisplay()
  }

  // MARK: For subclasses that draw

  package override var takesFocus: Bool { true }
  package override var ownsSubviews: Bool { true }
  package override var viewsBefore: [UIView] {
    knownCounts.contains { $0 > 0 } ? [] : [backgroundView].compactMap(\.self)
  }
  package override func use(_ event: Event) -> Bool { handle(event) }
  package override func scroll(for event: Event) -> Bool { handle(event) }
  package override func reveal(_ rect: CGRect) {}
  package override var spoken: SpokenView { spokenItems }

  package override func drawCells(
    into canvas: inout Canvas, in rect: CellRect, state: ViewState
  ) {
    drawItems(into: &canvas, in: rect, state: state)
  }
}
