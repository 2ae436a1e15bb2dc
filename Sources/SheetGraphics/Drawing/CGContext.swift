import Foundation
import SheetImaging

/// Where is drawn, with the members that simple drawing uses. The origin is the upper left corner, as in
/// every context that UIKit makes. Not for two threads at once.
///
/// Patterns are left out.
public final class CGContext {
  struct State {
    var transform: CGAffineTransform
    var clip: Coverage?
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var pen = StrokePen()
    var alpha: CGFloat = 1
    var mode = CGBlendMode.normal
    var shadow: Shadow?
    /// The clip of a document.
    var recordedClip = PageRecorder.Clip()
  }

  private(set) var canvas: PixelCanvas
  var state: State
  private var saved: [State] = []
  /// The path that is being built, in pixels: each step went through the transform of its time.
  var building = PathShape()
  /// Pixels a point.
  let scale: CGFloat
  let isOpaque: Bool
  /// Takes what is drawn on pages; `nil` where pixels are drawn.
  let recorder: PageRecorder?
  /// The document whose pages are drawn, until it ends.
  var document: PDFDrawing?

  /// A canvas of so many points; without a pixel when that is no size or too large.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let pixels = DrawingLimits.pixels(size, scale: scale) ?? (0, 0)
    canvas = PixelCanvas(width: pixels.width, height: pixels.height, isOpaque: isOpaque)
    (self.scale, self.isOpaque) = (scale, isOpaque)
    recorder = nil
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Pages.
  init(_ recorder: PageRecorder) {
    canvas = PixelCanvas(width: 0, height: 0, isOpaque: false)
    (scale, isOpaque, self.recorder) = (PageRecorder.scale, false, recorder)
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Forgets all that was set, as a new page does.
  func reset() {
    (saved, building) = ([], PathShape())
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// Pixels in a row.
  public var width: Int { canvas.width }
  /// Rows.
  public var height: Int { canvas.height }

  /// What has been drawn so far; `nil` when there is no pixel.
  var image: UIImage? {
    canvas.width > 0 ? UIImage(bitmap: canvas.bitmap, scale: scale) : nil
  }

  // MARK: State

  /// States that are saved and not restored are no more than a program in error needs.
  private static let mostSaved = 10_000

  /// Keeps the transform, the clip, the colours and the pen until ``restoreGState()``.
  public func saveGState() {
    guard saved.count < Self.mostSaved else { return }
    saved.append(state)
  }

  /// Takes back what changed since ``saveGState()``; without one, nothing happens.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Does something with another mode and another alpha.
  func withState(_ mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    let known = (state.mode, state.alpha)
    if mode != .normal { state.mode = mode }
    setAlpha(state.alpha * alpha)
    body(self)
    (state.mode, state.alpha) = known
  }

  // MARK: Drawing of shapes in points

  func fill(_ shape: PathShape, _ rule: CGPathFillRule) {
    fillPixels(shape.applying(state.transform), rule)
  }

  func stroke(_ shape: PathShape, _ pen: StrokePen) {
    // A line without width is as thin as can be.
    var pen = pen
    let magnification = state.transform.magnification
    if pen.width == 0, magnification > 0 { pen.width = 1 / magnification }
    let pieces = pen.outline(of: shape, magnification: magnification).map { piece in
      let points = piece.map { $0.applying(state.transform) }
      return Self.isClockwise(points) ? points : points.reversed()
    }
    paint(pieces, .winding, state.strokeColor.premultiplied)
  }

  func clip(_ shape: PathShape, _ rule: CGPathFillRule) {
    clipPixels(shape.applying(state.transform), rule)
  }

  func draw(_ bitmap: Bitmap, in rect: CGRect) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    if let recorder { return recorder.draw(bitmap, in: rect, state, alpha: state.alpha) }
    guard let sampler = PictureSampler(bitmap, in: rect, state.transform, alpha: state.alpha)
    else { return }
    var shape = PathShape()
    shape.appendRectangle(rect)
    let polygons = shape.applying(state.transform).polylines().map(\.points)
    castShadow(1) { dx, dy in
      coverage(of: polygons, .winding, movedBy: dx, dy)?.shaded { x, y in
        sampler.color(x - dx, y - dy)[3]
      }
    }
    paint(polygons, .winding, sampler.color)
  }

  /// Paints everywhere where drawing has an effect: each pixel's middle, in the coordinates that drawing uses,
  /// has the colour that is returned.
  func paintEverything(_ color: (CGPoint) -> Premultiplied?) {
    if let recorder { return recorder.paint(state, color) }
    guard let inverse = state.transform.inverse else { return }
    let corners = [(0, 0), (width, 0), (width, height), (0, height)]
    let alpha = Float(state.alpha)
    paint([corners.map { CGPoint(x: $0.0, y: $0.1) }], .winding) { x, y in
      let place = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5).applying(inverse)
      return color(place).map { $0 * alpha } ?? .zero
    }
  }

  /// Draws pixels as they are, from a pixel on.
  func composite(_ bitmap: Bitmap, left: Int, top: Int) {
    let pixels = bitmap.pixels
    let alpha = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] > 0 ? UInt8.max : 0 }
    let shape = Coverage(
      left: left, top: top, width: bitmap.width, height: bitmap.height, values: alpha)
    let share = Float(state.alpha) / (255 * 255)
    castShadow(Float(state.alpha)) { dx, dy in
      let alpha = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
      return Coverage(
        left: left + dx, top: top + dy, width: bitmap.width, height: bitmap.height, values: alpha
      ).cut(width: self.width, height: self.height)
    }
    canvas.fill(shape, clip: state.clip, mode: state.mode) { x, y in
      let start = ((y - top) * bitmap.width + x - left) * 4
      let alpha = Float(pixels[start + 3])
      return Premultiplied(
        Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]), 255)
        * (alpha * share)
    }
  }

  // MARK: Drawing of shapes in pixels

  func fillPixels(_ shape: PathShape, _ rule: CGPathFillRule) {
    paint(shape.polylines().map(\.points), rule, state.fillColor.premultiplied)
  }

  func clipPixels(_ shape: PathShape, _ rule: CGPathFillRule) {
    if let recorder {
      let polygons = shape.polylines().map(\.points)
      state.recordedClip = recorder.clipped(state.recordedClip, polygons, rule)
      return
    }
    let nothing = Coverage(left: 0, top: 0, width: 0, height: 0, values: [])
    let rasterizer = Rasterizer(width: canvas.width, height: canvas.height)
    let inside =
      rasterizer.coverage(of: shape.polylines().map(\.points), rule: rule) ?? nothing
    state.clip = state.clip.map(inside.intersected) ?? inside
  }

  private func paint(
    _ polygons: [[CGPoint]], _ rule: CGPathFillRule, _ color: Premultiplied
  ) {
    let color = color * Float(state.alpha)
    if let recorder {
      return recorder.fill(polygons, rule, color, state.mode, state.recordedClip)
    }
    castShadow(color[3]) { dx, dy in coverage(of: polygons, rule, movedBy: dx, dy) }
    paint(polygons, rule) { _, _ in color }
  }

  /// What of the picture polygons cover that are drawn so many pixels away.
  private func coverage(
    of polygons: [[CGPoint]], _ rule: CGPathFillRule, movedBy dx: Int, _ dy: Int
  ) -> Coverage? {
    let moved = polygons.map { $0.map { CGPoint(x: $0.x + CGFloat(dx), y: $0.y + CGFloat(dy)) } }
    return Rasterizer(width: canvas.width, height: canvas.height).coverage(of: moved, rule: rule)
  }

  private func paint(
    _ polygons: [[CGPoint]], _ rule: CGPathFillRule, _ paint: (Int, Int) -> Premultiplied
  ) {
    let rasterizer = Rasterizer(width: canvas.width, height: canvas.height)
    guard let coverage = rasterizer.coverage(of: polygons, rule: rule) else { return }
    canvas.fill(coverage, clip: state.clip, mode: state.mode, paint: paint)
  }

  /// Draws the shadow of a shape, if there is one.
  ///
  /// - Parameters:
  ///   - alpha: That of what casts it.
  ///   - shape: What casts it, moved by so many pixels; `nil` for nothing.
  private func castShadow(_ alpha: Float, of shape: (_ dx: Int, _ dy: Int) -> Coverage?) {
    guard let shadow = state.shadow, canvas.width > 0, alpha > 0 else { return }
    let (dx, dy) = (shadow.offset.width.rounded(), shadow.offset.height.rounded())
    guard abs(dx) < DrawingLimits.side, abs(dy) < DrawingLimits.side,
      let cast = shape(Int(dx), Int(dy))
    else { return }
    let soft = cast.blurred(by: shadow.blur, width: canvas.width, height: canvas.height)
    let color = shadow.color * alpha
    canvas.fill(soft, clip: state.clip, mode: .normal) { _, _ in color }
  }

  /// Pieces that overlap add up only when they all run around in the same sense.
  private static func isClockwise(_ points: [CGPoint]) -> Bool {
    guard let first = points.first else { return true }
    let area = zip(points, points.dropFirst() + [first]).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
    return area >= 0
  }
}
