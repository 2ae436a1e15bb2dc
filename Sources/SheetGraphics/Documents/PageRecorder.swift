import Foundation
import HelperProtocol
import SheetImaging
import SheetPrograms

/// Writes down what is drawn, as steps of a PDF document. One thread at a time.
final class PageRecorder {
  /// Units of a context that records in a point: curves are cut into lines no longer than some of these.
  static let scale: CGFloat = 4
  /// Pixels in a point of what can only be painted.
  private static let paintedScale: CGFloat = 2
  /// Bytes of pictures that a document takes.
  private static let mostPictures = 256 << 20

  /// Where drawing has an effect, with a number that tells one from another.
  struct Clip {
    var outlines: [PageDrawing.Outline] = []
    fileprivate var number = 0
  }

  private(set) var drawing = PageDrawing()
  /// PNG files, one after the other.
  private(set) var pictures: [UInt8] = []
  private var places: [(bitmap: Bitmap, offset: Int, count: Int)] = []
  private var lastClip = 0
  /// The clip that the last steps were drawn in.
  private var shownClip = 0

  var pageSize: CGSize? {
    drawing.pages.last.map { CGSize(width: $0.width, height: $0.height) }
  }

  /// - Parameter size: Finite.
  func beginPage(_ size: CGSize) {
    func side(_ length: CGFloat) -> Double {
      min(max(Double(length), PageDrawing.sides.lowerBound), PageDrawing.sides.upperBound)
    }
    drawing.pages.append(PageDrawing.Page(width: side(size.width), height: side(size.height)))
    shownClip = 0
  }

  func set(_ properties: PageDrawing.Properties) {
    drawing.properties = properties
  }

  // MARK: Steps, in the units of the context

  func fill(
    _ polygons: [[CGPoint]], _ rule: CGPathFillRule, _ color: Premultiplied, _ mode: CGBlendMode,
    _ clip: Clip
  ) {
    // What is cleared shows the paper, and so does what is clear.
    guard mode != .clear, color[3] > 0 else { return }
    add(.fill(outline(polygons, rule), PageDrawing.Ink(color.packed, mode.blending)), clip)
  }

  func clipped(_ clip: Clip, _ polygons: [[CGPoint]], _ rule: CGPathFillRule) -> Clip {
    lastClip += 1
    return Clip(outlines: clip.outlines + [outline(polygons, rule)], number: lastClip)
  }

  func draw(
    _ bitmap: Bitmap, in rect: CGRect, _ state: CGContext.State, alpha: CGFloat
  ) {
    guard alpha > 0, let place = place(of: bitmap) else { return }
    let matrix = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .concatenating(state.transform)
      .scaledBy(x: rect.width / CGFloat(bitmap.width), y: rect.height / CGFloat(bitmap.height))
    guard let parts = Self.parts(matrix) else { return }
    add(
      .picture(
        PageDrawing.PlacedPicture(
          offset: place.offset, count: place.count, matrix: parts, alpha: Double(min(1, alpha)),
          blending: state.mode.blending)), state.recordedClip)
  }

  func draw(_ text: TextDescription, at origin: CGPoint, _ state: CGContext.State) {
    let matrix = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(state.transform)
    guard let parts = Self.parts(matrix) else { return }
    var text = text.faded(to: state.alpha)
    text.matrix = parts
    add(.text(text), state.recordedClip)
  }

  /// The colours of places that only a function knows, as a picture of what is not clipped.
  func paint(_ state: CGContext.State, _ color: (CGPoint) -> Premultiplied?) {
    let corners = state.recordedClip.outlines.map { outline in
      CGRect(around: outline.polygons.lazy.flatMap { $0 }.map { CGPoint(x: $0.x, y: $0.y) })
    }
    guard let pageSize, let inverse = state.transform.inverse else { return }
    let area = corners.reduce(CGRect(origin: .zero, size: pageSize)) { $0.intersection($1) }
      .integral
    guard !area.isNull, area.width > 0, area.height > 0,
      let size = DrawingLimits.pixels(area.size, scale: Self.paintedScale)
    else { return }
    let step = Self.scale / Self.paintedScale
    let bitmap = Bitmap(width: size.width, height: size.height) { column, row in
      let place = CGPoint(
        x: area.minX * Self.scale + (CGFloat(column) + 0.5) * step,
        y: area.minY * Self.scale + (CGFloat(row) + 0.5) * step)
      return color(place.applying(inverse)) ?? .zero
    }
    var plain = state
    plain.transform = CGAffineTransform(scaleX: Self.scale, y: Self.scale)
    draw(bitmap, in: area, plain, alpha: state.alpha)
  }

  /// A place, in points of the page, that leads to an address.
  func link(_ rect: CGRect, to url: URL) {
    guard rect.isFinite, !drawing.pages.isEmpty else { return }
    let rect = rect.standardized
    drawing.pages[drawing.pages.count - 1].steps.append(
      .link(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height,
        address: url.absoluteString))
  }

  // MARK: Parts

  /// Nothing is drawn before the first page.
  private func add(_ step: PageDrawing.Step, _ clip: Clip) {
    guard !drawing.pages.isEmpty else { return }
    let last = drawing.pages.count - 1
    if clip.number != shownClip {
      drawing.pages[last].steps.append(.clip(clip.outlines))
      shownClip = clip.number
    }
    drawing.pages[last].steps.append(step)
  }

  private func outline(_ polygons: [[CGPoint]], _ rule: CGPathFillRule) -> PageDrawing.Outline {
    let points = polygons.map { polygon in
      polygon.map { SIMD2(Self.points($0.x), Self.points($0.y)) }
    }
    return PageDrawing.Outline(isEvenOdd: rule == .evenOdd, polygons: points)
  }

  /// To hundredths of a point, and never far from the page.
  private static func points(_ units: CGFloat) -> Double {
    let hundredths = (Double(units / scale) * 100).rounded()
    return min(max(hundredths / 100, -1e5), 1e5)
  }

  private static func parts(_ matrix: CGAffineTransform) -> [Double]? {
    matrix.concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)).parts
  }

  /// The same picture again is there already.
  private func place(of bitmap: Bitmap) -> (offset: Int, count: Int)? {
    if let known = places.first(where: { $0.bitmap == bitmap }) {
      return (known.offset, known.count)
    }
    guard !bitmap.isEmpty, let png = UIImage(bitmap: bitmap).pngData() else { return nil }
    guard pictures.count + png.count <= Self.mostPictures else {
      warnProgrammerOnce("a document has more pictures than it can have; some are left out")
      return nil
    }
    defer { pictures += png }
    places.append((bitmap, pictures.count, png.count))
    return (pictures.count, png.count)
  }
}

extension CGBlendMode {
  /// Of those that paper knows; the others lie on top.
  fileprivate var blending: PageDrawing.Blending {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    default: .normal
    }
  }
}

extension Premultiplied {
  /// Red, green, blue and alpha, a byte each.
  fileprivate var packed: UInt32 {
    let plain = self / self[3]
    let parts = [plain[0], plain[1], plain[2], self[3]]
    return parts.reduce(0) { $0 << 8 | UInt32(Swift.min(Swift.max($1 * 255, 0), 255).rounded()) }
  }
}

extension Bitmap {
  /// A picture whose pixels a function knows.
  fileprivate init(width: Int, height: Int, _ color: (Int, Int) -> Premultiplied) {
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for index in 0..<width * height {
        let pixel = color(index % width, index / width)
        let alpha = pixel[3]
        for part in 0..<4 {
          let value = part == 3 ? alpha : alpha > 0 ? pixel[part] / alpha : 0
          target[count] = UInt8(min(max(value * 255, 0), 255).rounded())
          count += 1
        }
      }
    }
    self.init(width: width, height: height, pixels: bytes)
  }
}
