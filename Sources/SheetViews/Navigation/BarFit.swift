import SheetPresentation

/// How wide what lies in a row of a bar is when there is not room for all of it.
enum BarFit {
  /// The columns that a view wants.
  @MainActor
  static func columns(of view: UIView) -> Int {
    let natural = view.intrinsicContentSize.width
    return natural > 0 ? CellMetrics.columns(natural) : max(1, view.frame.cells.width)
  }

  /// The natural widths, the widest made narrower until all fit with a gap of one column; `nil` when that
  /// would leave one of them less than `least` columns.
  static func widths(_ natural: [Int], room: Int, least: Int) -> [Int]? {
    var widths = natural.map { max(0, min($0, room)) }
    let gaps = max(0, natural.count - 1)
    guard widths.reduce(gaps, { $0 + min($1, least) }) <= room else { return nil }
    var total = widths.reduce(gaps, +)
    while total > room, let widest = widths.indices.max(by: { widths[$0] < widths[$1] }) {
      widths[widest] -= 1
      total -= 1
    }
    return widths
  }
}
