import Foundation

extension PathShape {
  /// Whether a point lies inside.
  func contains(_ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    var winding = 0
    for line in polylines() {
      guard let first = line.points.first else { continue }
      for (one, two) in zip(line.points, line.points.dropFirst() + [first]) {
        let isDown = one.y <= point.y && point.y < two.y
        let isUp = two.y <= point.y && point.y < one.y
        guard isDown || isUp else { continue }
        let x = one.x + (point.y - one.y) / (two.y - one.y) * (two.x - one.x)
        if x > point.x { winding += isDown ? 1 : -1 }
      }
    }
    return rule == .evenOdd ? winding & 1 != 0 : winding != 0
  }
}
