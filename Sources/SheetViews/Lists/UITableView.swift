import Foundation
import SheetCells
import SheetImaging
import SheetPresentation

/// A list; UIKit's names. Arrows, j, k, Home, End, PgUp and PgDn move; Enter, the space bar and a click choose.
/// `x` or Delete lists what else can be done with a row, `r` refreshes; the last row names the keys that are good
/// for something.
/// Only rows that are seen are asked for, so there may be any number.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look on iOS; accepted.
  public enum Style: Int, Sendable {
    /// Accepted.
    case plain, grouped, insetGrouped
  }

  /// Where a row is scrolled to; it is always scrolled just so far that it is seen.
  public enum ScrollPosition: Int, Sendable {
    /// Accepted.
    case none, top, middle, bottom
  }

  /// How rows come and go on iOS; a terminal shows no motion.
  public enum RowAnimation: Int, Sendable {
    /// Ignored.
    case fade, right, left, top, bottom, none, middle
    /// Ignored.
    case automatic = 100
  }

  /// Accepted for code written for iOS; there are no lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// Accepted.
    case none, singleLine
  }

  /// By itself.
  public static let automaticDimension: CGFloat = -1

  /// The look.
  public let style: Style
  /// Where rows come from.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The height of rows with views of their own that have none; points.
  open var rowHeight = automaticDimension
  /// Accepted for code written for iOS.
  open var estimatedRowHeight = automaticDimension
  /// Accepted for code written for iOS.
  open var sectionHeaderHeight = automaticDimension
  /// Accepted for code written for iOS.
  open var sectionFooterHeight = automaticDimension
  /// Accepted for code written for iOS.
  open var separatorStyle = SeparatorStyle.singleLine
  /// Accepted for code written for iOS.
  open var separatorColor: UIColor?
  /// Accepted for code written for iOS.
  open var separatorInset = UIEdgeInsets.zero
  /// Shown while there are no rows, in the room below the sections' titles; with rows it lies behind them on iOS, and is
  /// left out here.
  open var backgroundView: UIView? { didSet { change(oldValue, to: backgroundView) } }
  /// Accepted: rows are asked for when they are drawn.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Accepted for code written for iOS; there is no index at the side.
  open var sectionIndexColor: UIColor?
  /// Accepted for code written for iOS; there is no index at the side.
  open var sectionIndexBackgroundColor: UIColor?
  /// A view above the first row. It scrolls with the rows, is as wide as they are, and takes the rows that what is in it
  /// needs.
  open var tableHeaderView: UIView? { didSet { change(oldValue, to: tableHeaderView) } }
  /// The same below the last row.
  open var tableFooterView: UIView? { didSet { change(oldValue, to: tableFooterView) } }
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several can.
  open var allowsMultipleSelection = false
  /// Accepted for code written for iOS.
  open var allowsMultipleSelectionDuringEditing = false
  /// Accepted for code written for iOS.
  open var allowsSelectionDuringEditing = false
  /// Accepted for code written for iOS.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Accepted for code written for iOS.
  open var estimatedSectionHeaderHeight = automaticDimension
  /// Accepted for code written for iOS.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// Whether rows are deleted also when the source does not say whether they can be.
  open var isEditing = false { didSet { forgetActions() } }
  /// Sets ``isEditing``.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// There are no archives of views here: `nil`.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Inside

  var rows = TableRows()
  var isLoaded = false
  /// Rows that are seen, and those that may be used again.
  var shown: [IndexPath: UITableViewCell] = [:]
  private var spare: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var selected: Set<IndexPath> = []
  /// The line with the selection bar, the first that is seen, and where lines were drawn.
  var current = 0
  var top = 0
  var drawn: [(line: Int, rect: CellRect)] = []
  /// The heights of lines that were asked for in this frame.
  var heights: [Int: Int] = [:]
  /// The rows that there were when lines were drawn.
  var seenRows = 0
  /// What can be done with the current row.
  var currentActions: (path: IndexPath, titles: [String])?
  /// What an author leaves to the methods that protocols have by themselves, which note it when they are called.
  struct Unsaid: OptionSet {
    let rawValue: Int
    /// Whether rows can be edited.
    static let editing = Unsaid(rawValue: 1)
    /// What editing does.
    static let style = Unsaid(rawValue: 2)
    /// What the button of a row does.
    static let accessory = Unsaid(rawValue: 4)
  }
  var unsaid: Unsaid = []
  func leaveUnsaid(_ what: Unsaid) { unsaid.insert(what) }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Rows

  /// Says of which class rows are made.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A row that is not seen any more, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(_style: .default, reuse: identifier)
  }

  /// The same; a plain row when no class is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func forget(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  /// Says of which class views above and below sections are made.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A new view of the registered class: of it only texts are shown, so none is used again.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.init(_reuse: identifier)
  }

  /// Asks for everything anew.
  open func reloadData() {
    isLoaded = false
    selected = []
    currentActions = nil
    for path in Array(shown.keys) { forget(path) }
    setNeedsDisplay()
  }

  // MARK: For subclasses that draw

  package override var takesFocus: Bool { true }
  package override var ownsSubviews: Bool { true }
  package override var viewsBefore: [UIView] { partsBefore }
  package override var viewsAfter: [UIView] { [tableFooterView].compactMap(\.self) }
  package override var ownRows: Range<Int>? { rowsOfRows }
  package override func use(_ event: Event) -> Bool {
    usesFromPart(event) ?? handle(event)
  }
  package override func scroll(for event: Event) -> Bool { handle(event) }
  package override func reveal(_ rect: CGRect) {}
  package override var spoken: SpokenView { spokenRows }

  package override func drawCells(
    into canvas: inout Canvas, in rect: CellRect, state: ViewState
  ) {
    drawRows(into: &canvas, in: rect, state: state)
  }
}
