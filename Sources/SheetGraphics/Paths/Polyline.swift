import Foundation

/// Points in a row, joined by straight lines.
struct Polyline {
  var points: [CGPoint]
  /// Whether the last one is joined to the first.
  var isClosed = false
}

extension PathShape {
  /// The path with its curves as straight lines, as fine as one pixel needs.
  ///
  /// - Parameter magnification: Pixels a unit of length.
  func polylines(magnification: CGFloat = 1) -> [Polyline] {
    var lines: [Polyline] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append(Polyline(points: [point]))
      case .close: lines.close()
      case .line(let point): lines.extend([point])
      case .quad(let control, let end):
        lines.extend {
          Curve(from: $0, quadratic: control, to: end).points(magnification: magnification)
        }
      case .cubic(let first, let second, let end):
        lines.extend {
          Curve(start: $0, first: first, second: second, end: end)
            .points(magnification: magnification)
        }
      }
    }
    return lines
  }
}

extension [Polyline] {
  fileprivate mutating func close() {
    guard let last = indices.last else { return }
    self[last].isClosed = true
  }

  fileprivate mutating func extend(_ points: [CGPoint]) {
    extend { _ in points }
  }

  /// What comes after a closed line begins where that one began.
  fileprivate mutating func extend(_ points: (CGPoint) -> [CGPoint]) {
    guard let last = indices.last, let start = self[last].points.first else { return }
    if self[last].isClosed { append(Polyline(points: [start])) }
    guard let end = self[count - 1].points.last else { return }
    self[count - 1].points += points(end)
  }
}

/// A cubic Bezier curve.
private struct Curve {
  var start, first, second, end: CGPoint

  init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The same curve as a quadratic one.
  init(from start: CGPoint, quadratic control: CGPoint, to end: CGPoint) {
    func twoThirds(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
    }
    self.init(start: start, first: twoThirds(start), second: twoThirds(end), end: end)
  }

  /// Points along it, without the start. Their distance from the curve falls with the square of their
  /// count, so the count follows the root of the length.
  func points(magnification: CGFloat) -> [CGPoint] {
    let polygon = [start, first, second, end]
    let length = zip(polygon, polygon.dropFirst()).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
    let wanted = (2 * (length * magnification).squareRoot()).rounded(.up)
    let count = wanted.isFinite ? Int(min(max(wanted, 4), 200)) : 200
    return (1...count).map { point(CGFloat($0) / CGFloat(count)) }
  }

  private func point(_ t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * first.x + w2 * second.x + w3 * end.x,
      y: w0 * start.y + w1 * first.y + w2 * second.y + w3 * end.y)
  }
}
