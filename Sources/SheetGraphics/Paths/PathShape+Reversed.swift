import Foundation

extension PathShape {
  /// The same parts, the last one first, each from its end to its beginning.
  var reversed: PathShape {
    var result = PathShape()
    for part in parts.reversed() { result.append(part.reversed) }
    return result
  }

  private var parts: [Part] {
    var parts: [Part] = []
    for element in elements {
      switch element {
      case .move(let point): parts.append(Part(start: point))
      case .close: parts.indices.last.map { parts[$0].isClosed = true }
      case .line, .quad, .cubic:
        if let last = parts.last, last.isClosed { parts.append(Part(start: last.start)) }
        parts.indices.last.map { parts[$0].steps.append(element) }
      }
    }
    return parts
  }
}

/// What follows one beginning.
private struct Part {
  var start: CGPoint
  var steps: [PathElement] = []
  var isClosed = false

  var reversed: PathShape {
    var shape = PathShape()
    let ends = [start] + steps.compactMap(\.points.last)
    shape.append(.move(ends[ends.count - 1]))
    for (index, step) in steps.enumerated().reversed() {
      switch step {
      case .quad(let control, _): shape.append(.quad(control, to: ends[index]))
      case .cubic(let first, let second, _): shape.append(.cubic(second, first, to: ends[index]))
      case .line, .move, .close: shape.append(.line(ends[index]))
      }
    }
    if isClosed { shape.append(.close) }
    return shape
  }
}
