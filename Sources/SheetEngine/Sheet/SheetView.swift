import SheetCells
import SheetImaging
import SheetPresentation

/// What the person wants of the sheet.
enum SheetCommand {
  /// Something changed on the screen, no more.
  case redraw
  /// Run this activity.
  case open(UIActivity)
  /// Leave.
  case cancel
  /// Show the keys.
  case showKeys
  /// Show what is not offered, and why.
  case showRefusals
}

/// The two rows with their header and footer: knows what is selected, draws itself, and turns keys and
/// clicks into commands.
@MainActor
final class SheetView {
  /// The headings of the rows, and which activities stand in each.
  private static let categories: [(UIActivity.Category, String)] = [
    (.share, "Share"), (.action, "Action"),
  ]

  /// Every activity, by row.
  let allRows: [[UIActivity]]
  /// Those that the filter leaves, by row.
  private(set) var rows: [[UIActivity]] { didSet { keptBackdrop = nil } }
  /// What the head says.
  var header: SheetHeader { didSet { keptBackdrop = nil } }
  /// See ``Backdrop``.
  var keptBackdrop: Backdrop?
  /// The name of what is working; no choice is possible meanwhile.
  var working: String?
  /// Whether nothing is drawn: an activity runs without the grid.
  var isHidden = false
  /// What is typed into the filter; `nil` while it is closed.
  private(set) var filter: LineEditor?
  /// Selection and scrolling.
  var grid: GridState
  /// What ``grid`` was before the filter, which brings it back when it goes.
  private var unfiltered: GridState
  /// The last layout, by which clicks are read.
  var layout = SheetLayout(screen: .zero, longest: 0)

  let heading: String?
  let icons: IconStore
  /// What activities say of the items.
  let accepted: AcceptedItems
  private lazy var index = TitleIndex(allRows)

  /// Makes a view for the activities to offer.
  init(
    activities: [UIActivity], items: [Any] = [], header: SheetHeader, heading: String?,
    artKind: ArtKind?
  ) {
    allRows = Self.categories.map { category, _ in
      activities.filter { type(of: $0).activityCategory == category }
    }
    rows = allRows
    grid = GridState(counts: allRows.map { $0.count })
    unfiltered = grid
    self.header = header
    self.heading = heading
    icons = IconStore(kind: artKind)
    accepted = AcceptedItems(items)
  }

  /// The heading of a row.
  func rowHeading(_ row: Int) -> String { Self.categories[row].1 }

  /// The selected activity.
  var selectedActivity: UIActivity? {
    grid.selection.map { rows[$0.row][$0.index] }
  }

  /// Whether there is nothing to choose from at all.
  var isEmpty: Bool { allRows.allSatisfy(\.isEmpty) }

  /// Opens the filter, changes it, or closes it with `nil`. The first match is selected.
  func setFilter(_ editor: LineEditor?) {
    guard editor != filter else { return }
    let old = filter?.text ?? ""
    filter = editor
    let text = editor?.text ?? ""
    guard text != old else { return }
    let kept = selectedActivity
    if old.isEmpty { unfiltered = grid }
    rows = text.isEmpty ? allRows : index.matches(text)
    grid = text.isEmpty ? unfiltered : GridState(counts: rows.map(\.count))
    if text.isEmpty, let kept { select(kept) }
  }

  private func select(_ activity: UIActivity) {
    for (row, activities) in rows.enumerated() {
      guard let index = activities.firstIndex(where: { $0 === activity }) else { continue }
      grid.select(row, index)
    }
  }
}
