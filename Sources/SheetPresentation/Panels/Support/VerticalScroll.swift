/// Which rows of something tall are seen.
package struct VerticalScroll: Equatable, Sendable {
  /// The first row seen.
  package private(set) var top = 0

  /// At the top.
  package init() {}

  /// Keeps within the content, whose height may have changed.
  package mutating func clamp(total: Int, height: Int) {
    top = max(0, min(top, total - height))
  }

  /// Moves by rows; negative goes up.
  package mutating func move(by rows: Int, total: Int, height: Int) {
    top += rows
    clamp(total: total, height: height)
  }

  /// Moves just so far that `rows` are seen; their beginning when there is not room for all.
  package mutating func reveal(_ rows: Range<Int>, total: Int, height: Int) {
    if rows.upperBound > top + height { top = rows.upperBound - height }
    if rows.lowerBound < top { top = rows.lowerBound }
    clamp(total: total, height: height)
  }
}
