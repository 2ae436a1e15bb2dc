import Foundation

/// Lengths of line and of gap by turns.
struct DashPattern: Hashable {
  /// A line of more pieces is drawn whole: nobody sees them.
  private static let mostPieces = 20_000

  private var lengths: [CGFloat] = []
  private var phase: CGFloat = 0

  /// Whole lines.
  init() {}

  /// A pattern; one with a length that is none, or without any, means whole lines.
  init(_ lengths: [CGFloat], phase: CGFloat) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), lengths.contains(where: { $0 > 0 }),
      phase.isFinite
    else { return }
    // An odd count comes twice, so that line and gap take turns.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = self.lengths.reduce(0, +)
    let rest = phase.truncatingRemainder(dividingBy: whole)
    self.phase = rest < 0 ? rest + whole : rest
  }

  /// The parts of a line that are drawn.
  func pieces(of line: Polyline) -> [Polyline] {
    guard !lengths.isEmpty else { return [line] }
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length.isFinite,
      length / lengths.reduce(0, +) * CGFloat(lengths.count) < CGFloat(Self.mostPieces)
    else { return [line] }
    var walk = DashWalk(lengths, phase)
    for (start, end) in zip(points, points.dropFirst()) { walk.go(from: start, to: end) }
    return walk.finished
  }
}

/// Goes along a line and takes the parts that are drawn.
private struct DashWalk {
  private let lengths: [CGFloat]
  private var index = 0
  /// What is left of the length at `index`.
  private var rest: CGFloat
  private var pieces: [Polyline] = []
  private var open: [CGPoint] = []

  init(_ lengths: [CGFloat], _ phase: CGFloat) {
    self.lengths = lengths
    var left = phase
    while left >= lengths[index], left > 0 {
      left -= lengths[index]
      index = (index + 1) % lengths.count
    }
    rest = lengths[index] - left
  }

  private var isDrawn: Bool { index.isMultiple(of: 2) }

  mutating func go(from start: CGPoint, to end: CGPoint) {
    let length = start.distance(to: end)
    var done: CGFloat = 0
    if isDrawn, open.isEmpty { open = [start] }
    while length - done > rest {
      done += rest
      let part = done / length
      turn(
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    rest -= length - done
    if isDrawn { open.append(end) }
  }

  /// Ends a piece or a gap at a point.
  private mutating func turn(_ point: CGPoint) {
    if isDrawn { pieces.append(Polyline(points: open + [point])) }
    index = (index + 1) % lengths.count
    rest = lengths[index]
    open = isDrawn ? [point] : []
  }

  var finished: [Polyline] {
    open.count > 1 ? pieces + [Polyline(points: open)] : pieces
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
