import Foundation
import SheetImaging

extension CGContext {
  /// From now on drawing has an effect only inside one of the rectangles.
  public func clip(to rects: [CGRect]) {
    var shape = PathShape()
    for rect in rects where rect.isFinite { shape.appendRectangle(rect) }
    clip(shape, .winding)
  }

  /// From now on drawing has an effect only where a picture that lies over a rectangle, as ``draw(_:in:)`` would
  /// draw it, is not clear; for one without clear places, where it is light. In PDF documents, all over the
  /// rectangle.
  public func clip(to rect: CGRect, mask: CGImage) {
    clip(to: rect)
    guard rect.isFinite, let known = state.clip else { return }
    let rect = rect.standardized
    let upright = CGAffineTransform(translationX: 0, y: rect.minY + rect.maxY)
      .scaledBy(x: 1, y: -1).concatenating(state.transform)
    let isOpaque = mask.bitmap.isOpaque
    let sampler = PictureSampler(mask.bitmap, in: rect, upright, alpha: 1)
    state.clip = known.shaded { x, y in
      guard let color = sampler?.color(x, y) else { return 0 }
      return isOpaque ? (color[0] + color[1] + color[2]) / 3 : color[3]
    }
  }

  /// An arc of a circle that touches the line from where the path stands to a corner, and the line from there to an
  /// end, after a line to where it begins.
  public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    let start = currentPointOfPath
    let (first, second) = (Self.direction(corner, start), Self.direction(corner, end))
    let cosine = first.dx * second.dx + first.dy * second.dy
    guard !isPathEmpty, radius > 0, radius.isFinite, abs(cosine) < 0.999_999 else {
      return addLine(to: corner)
    }
    let half = acos(cosine) / 2
    let (reach, distance) = (radius / tan(half), radius / sin(half))
    let middle = Self.direction(
      .zero, CGPoint(x: first.dx + second.dx, y: first.dy + second.dy))
    let center = CGPoint(x: corner.x + middle.dx * distance, y: corner.y + middle.dy * distance)
    func angle(_ way: CGVector) -> CGFloat {
      atan2(corner.y + way.dy * reach - center.y, corner.x + way.dx * reach - center.x)
    }
    let turnsLeft = first.dx * second.dy - first.dy * second.dx > 0
    addArc(
      center: center, radius: radius, startAngle: angle(first), endAngle: angle(second),
      clockwise: turnsLeft)
  }

  /// From one point to another, of length 1; of no length when they are the same.
  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0, length.isFinite else { return CGVector(dx: 0, dy: 0) }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
}
