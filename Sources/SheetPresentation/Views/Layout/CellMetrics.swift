import Foundation
import SheetCells

/// Points to cells: a column is 8 points, a row is 20. A row holds a line of text, and iOS gives a
/// line of body text about 20 points; so a button of 44 points has two rows, and a gap of 8 has none.
package enum CellMetrics {
  /// The points of a column.
  package static let column = 8.0
  /// The points of a row.
  package static let row = 20.0
  /// The cells and points that anything can have; what goes beyond is cut before it can overflow.
  static let limit = 1_000_000.0

  /// The nearest whole number of cells.
  package static func columns(_ points: CGFloat) -> Int { whole(points / column) }
  /// The nearest whole number of rows.
  package static func rows(_ points: CGFloat) -> Int { whole(points / row) }

  /// The same, but at least one cell for what has any size.
  static func extent(_ points: CGFloat, isVertical: Bool) -> Int {
    let cells = isVertical ? rows(points) : columns(points)
    return points > 0 ? max(1, cells) : max(0, cells)
  }

  /// No number counts as zero.
  static func whole(_ value: Double) -> Int {
    guard value.isFinite else { return value > 0 ? Int(limit) : 0 }
    return Int(max(-limit, min(limit, value.rounded())))
  }
}

extension CGFloat {
  /// A number that layout can count with: no number is zero, and what is huge is cut.
  var sane: CGFloat {
    isNaN ? 0 : Swift.max(-CellMetrics.limit, Swift.min(CellMetrics.limit, self))
  }
}

extension CGRect {
  /// A rectangle that layout can count with; never of negative size.
  var sane: CGRect {
    let (width, height) = (size.width.sane, size.height.sane)
    return CGRect(
      x: origin.x.sane + Swift.min(0, width), y: origin.y.sane + Swift.min(0, height),
      width: abs(width), height: abs(height))
  }

  /// The rectangle in points that covers these cells.
  package init(_ cells: CellRect) {
    self.init(
      x: CGFloat(cells.minX) * CellMetrics.column, y: CGFloat(cells.minY) * CellMetrics.row,
      width: CGFloat(cells.width) * CellMetrics.column,
      height: CGFloat(cells.height) * CellMetrics.row)
  }

  /// The cells that it covers, edges to the nearest. Whatever has a size has a cell.
  package var cells: CellRect {
    let (x, y) = (CellMetrics.columns(origin.x), CellMetrics.rows(origin.y))
    let right = CellMetrics.columns(origin.x + size.width)
    let bottom = CellMetrics.rows(origin.y + size.height)
    return CellRect(
      x: x, y: y, width: max(right - x, size.width > 0 ? 1 : 0),
      height: max(bottom - y, size.height > 0 ? 1 : 0))
  }
}

extension CGSize {
  /// The size in points of so many cells.
  package init(_ cells: CellSize) {
    self.init(
      width: CGFloat(cells.width) * CellMetrics.column,
      height: CGFloat(cells.height) * CellMetrics.row)
  }
}
