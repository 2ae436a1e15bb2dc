/// A place on the character grid, in cells; `x` counts columns from the left, `y` rows from the top.
public struct CellPoint: Hashable, Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int

  /// Makes a point from a column and a row.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = CellPoint(x: 0, y: 0)
}

/// A width and a height in cells; never negative.
public struct CellSize: Hashable, Sendable {
  /// Columns.
  public let width: Int
  /// Rows.
  public let height: Int

  /// Makes a size; negative extents become zero.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// No cell at all.
  public static let zero = CellSize(width: 0, height: 0)
}

/// A rectangle of cells.
public struct CellRect: Hashable, Sendable {
  /// The top left cell.
  public var origin: CellPoint
  /// How many columns and rows.
  public var size: CellSize

  /// Makes a rectangle from its corner and its size.
  public init(origin: CellPoint, size: CellSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers; negative extents become zero.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(origin: CellPoint(x: x, y: y), size: CellSize(width: width, height: height))
  }

  /// The rectangle of this size in the corner of the grid.
  public init(size: CellSize) {
    self.init(origin: .zero, size: size)
  }

  /// The leftmost column.
  public var minX: Int { origin.x }
  /// The top row.
  public var minY: Int { origin.y }
  /// The column after the last.
  public var maxX: Int { origin.x + size.width }
  /// The row after the last.
  public var maxY: Int { origin.y + size.height }
  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }
  /// Whether there is no cell in it.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether the cell at `point` is inside.
  public func contains(_ point: CellPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with `dx` columns and `dy` rows taken off on each side.
  public func inset(dx: Int, dy: Int) -> CellRect {
    CellRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The cells that both rectangles have; empty when they do not touch.
  public func intersection(_ other: CellRect) -> CellRect {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return CellRect(
      x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  /// A rectangle of `size` in the middle of this one, cut to fit into it.
  public func centered(_ size: CellSize) -> CellRect {
    let fitted = CellSize(width: min(size.width, width), height: min(size.height, height))
    return CellRect(
      x: minX + (width - fitted.width) / 2, y: minY + (height - fitted.height) / 2,
      width: fitted.width, height: fitted.height)
  }
}
