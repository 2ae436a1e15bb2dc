import Foundation

/// How much of each pixel of a box a shape covers, from 0 to 255.
struct Coverage: Equatable {
  let left: Int
  let top: Int
  let width: Int
  let height: Int
  var values: [UInt8]

  subscript(x: Int, y: Int) -> UInt8 {
    let (column, row) = (x - left, y - top)
    guard column >= 0, column < width, row >= 0, row < height else { return 0 }
    return values[row * width + column]
  }

  /// The same where a pixel shows only a part of it.
  func shaded(_ share: (Int, Int) -> Float) -> Coverage {
    var result = self
    for index in values.indices where values[index] > 0 {
      let part = min(max(share(left + index % width, top + index / width), 0), 1)
      result.values[index] = UInt8((Float(values[index]) * part).rounded())
    }
    return result
  }

  /// The part that lies on a picture of that size; `nil` when none does.
  func cut(width limitX: Int, height limitY: Int) -> Coverage? {
    let columns = max(0, left)..<max(0, left, min(limitX, left + width))
    let rows = max(0, top)..<max(0, top, min(limitY, top + height))
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    let values = rows.flatMap { y in columns.map { self[$0, y] } }
    return Coverage(
      left: columns.lowerBound, top: rows.lowerBound, width: columns.count, height: rows.count,
      values: values)
  }

  /// What both cover.
  func intersected(_ other: Coverage) -> Coverage {
    var result = self
    for row in 0..<height {
      for column in 0..<width {
        let product = Int(values[row * width + column]) * Int(other[left + column, top + row])
        result.values[row * width + column] = UInt8((product + 127) / 255)
      }
    }
    return result
  }
}

/// What counts as inside where outlines cross.
public enum CGPathFillRule: Int, Sendable {
  /// What a line around it would run around at least once, all told.
  case winding = 0
  /// What lies behind an odd number of edges.
  case evenOdd = 1
}

/// Turns closed outlines into the coverage of pixels.
///
/// Sixteen lines a row of pixels are cut with the edges; along each the covered lengths are exact. So an
/// edge at a sixteenth of a pixel, or upright anywhere, comes out exactly.
struct Rasterizer {
  private static let lines = 16

  private struct Edge {
    var top, bottom, x, slope: Double
    var direction: Int
  }

  let width: Int
  let height: Int

  /// The coverage of polygons on a picture of this size; `nil` when they cover nothing of it.
  func coverage(of polygons: [[CGPoint]], rule: CGPathFillRule) -> Coverage? {
    let polygons = polygons.map { $0.map(Self.bounded) }
    guard let box = box(of: polygons) else { return nil }
    var edges = polygons.flatMap(Self.edges)
    edges.sort { $0.top < $1.top }
    var coverage = Coverage(
      left: box.columns.lowerBound, top: box.rows.lowerBound, width: box.columns.count,
      height: box.rows.count, values: Array(repeating: 0, count: box.columns.count * box.rows.count)
    )
    var row = RowSums(left: box.columns.lowerBound, width: box.columns.count)
    var (active, next) = ([Edge](), 0)
    for y in box.rows {
      active.removeAll { $0.bottom <= Double(y) }
      while next < edges.count, edges[next].top < Double(y + 1) {
        if edges[next].bottom > Double(y) { active.append(edges[next]) }
        next += 1
      }
      row.clear()
      for line in 0..<Self.lines {
        let height = Double(y) + (Double(line) + 0.5) / Double(Self.lines)
        Self.cut(active, at: height, rule, into: &row)
      }
      row.write(into: &coverage.values, row: y - box.rows.lowerBound, lines: Self.lines)
    }
    return coverage
  }

  /// So far out that no picture reaches there, and so near that no sum overflows.
  private static func bounded(_ point: CGPoint) -> CGPoint {
    func bounded(_ value: CGFloat) -> CGFloat {
      value.isNaN ? 0 : min(max(value, -1e9), 1e9)
    }
    return CGPoint(x: bounded(point.x), y: bounded(point.y))
  }

  private func box(of polygons: [[CGPoint]]) -> (columns: Range<Int>, rows: Range<Int>)? {
    let box = CGRect(around: polygons.lazy.joined())
    guard !box.isNull else { return nil }
    let left = max(0, Int(box.minX.rounded(.down)))
    let top = max(0, Int(box.minY.rounded(.down)))
    let right = min(width, Int(box.maxX.rounded(.up)))
    let bottom = min(height, Int(box.maxY.rounded(.up)))
    guard left < right, top < bottom else { return nil }
    return (left..<right, top..<bottom)
  }

  private static func edges(of polygon: [CGPoint]) -> [Edge] {
    guard let first = polygon.first else { return [] }
    return zip(polygon, polygon.dropFirst() + [first]).compactMap { one, two in
      guard one.y != two.y else { return nil }
      let (upper, lower) = one.y < two.y ? (one, two) : (two, one)
      return Edge(
        top: upper.y, bottom: lower.y, x: upper.x,
        slope: (lower.x - upper.x) / (lower.y - upper.y), direction: one.y < two.y ? 1 : -1)
    }
  }

  private static func cut(
    _ edges: [Edge], at height: Double, _ rule: CGPathFillRule, into row: inout RowSums
  ) {
    var cuts: [(x: Double, direction: Int)] = []
    for edge in edges where edge.top <= height && height < edge.bottom {
      cuts.append((edge.x + (height - edge.top) * edge.slope, edge.direction))
    }
    cuts.sort { $0.x < $1.x }
    var winding = 0
    for (cut, next) in zip(cuts, cuts.dropFirst()) {
      winding += cut.direction
      let isInside = rule == .evenOdd ? winding & 1 != 0 : winding != 0
      if isInside { row.add(from: cut.x, to: next.x) }
    }
  }
}

/// Covered lengths of a row of pixels, summed up over its lines.
private struct RowSums {
  let left: Double
  let width: Int
  /// Parts of pixels where a covered length begins or ends.
  private var parts: [Float]
  /// How many whole ones begin at a pixel, less those that end there.
  private var steps: [Float]

  init(left: Int, width: Int) {
    (self.left, self.width) = (Double(left), width)
    parts = Array(repeating: 0, count: width + 1)
    steps = Array(repeating: 0, count: width + 1)
  }

  mutating func clear() {
    for index in parts.indices { (parts[index], steps[index]) = (0, 0) }
  }

  mutating func add(from start: Double, to end: Double) {
    let (start, end) = (bounded(start), bounded(end))
    guard end > start else { return }
    let (first, last) = (Int(start), Int(end))
    guard first != last else { return parts[first] += Float(end - start) }
    parts[first] += Float(Double(first + 1) - start)
    parts[last] += Float(end - Double(last))
    steps[first + 1] += 1
    steps[last] -= 1
  }

  private func bounded(_ x: Double) -> Double { min(max(x - left, 0), Double(width)) }

  func write(into values: inout [UInt8], row: Int, lines: Int) {
    var whole: Float = 0
    for column in 0..<width {
      whole += steps[column]
      let share = (whole + parts[column]) / Float(lines)
      values[row * width + column] = UInt8(min(max((share * 255).rounded(), 0), 255))
    }
  }
}
