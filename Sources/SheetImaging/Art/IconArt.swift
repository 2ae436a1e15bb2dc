import SheetCells

/// Draws pictures with characters.
///
/// Pure functions of their arguments, for any thread; every size and every picture is safe. The
/// method is least squares of character shapes over a slightly blurred picture.
public enum IconArt {
  /// The most cells that are drawn, more than any terminal has. What should become larger comes out
  /// as an empty canvas.
  public static let maximumCells = 262_144

  /// Draws an icon into the middle of a canvas of `size` cells, its aspect kept; a cell counts as
  /// twice as high as wide. What the icon leaves free is blank in the terminal's own colours.
  public static func render(
    _ image: UIImage, size: CellSize, options: ArtOptions = ArtOptions()
  ) -> Canvas {
    render(image.bitmap, size: size, options: options)
  }

  /// Draws an icon from its pixels.
  public static func render(
    _ bitmap: Bitmap, size: CellSize, options: ArtOptions = ArtOptions()
  ) -> Canvas {
    guard isDrawable(size) else { return Canvas(size: .zero) }
    guard !bitmap.isEmpty, size.width > 0, size.height > 0, options.kind != .none else {
      return Canvas(size: size)
    }
    guard options.style == .share, !bitmap.isSilhouette else {
      return silhouette(bitmap, size, options)
    }
    return picture(bitmap, size, options, isRounded: true)
  }

  /// Draws a picture, two colours a cell where the terminal has them, as large as fits into `size`
  /// cells with its aspect kept. The canvas is as large as the picture came out. One made of equal squares, as a QR
  /// code, gets whole halves of cells for each if it has room.
  public static func renderPicture(
    _ bitmap: Bitmap, fitting size: CellSize, options: ArtOptions = ArtOptions()
  ) -> Canvas {
    guard isDrawable(size) else { return Canvas(size: .zero) }
    let place = Placement(of: bitmap, inWidth: size.width, height: 2 * size.height)
    let fitted = CellSize(width: place.width, height: (place.height + 1) / 2)
    guard options.kind != .none else { return Canvas(size: fitted) }
    if let sharp = ModulePicture(bitmap)?.canvas(fitting: size, options: options) { return sharp }
    return picture(bitmap, fitted, options, isRounded: false)
  }

  private static func isDrawable(_ size: CellSize) -> Bool {
    let (cells, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    return !overflow && max(cells, size.width, size.height) <= maximumCells
  }

  /// The Action row's rule: the shape filled with a gradient.
  private static func silhouette(
    _ bitmap: Bitmap, _ size: CellSize, _ options: ArtOptions
  ) -> Canvas {
    let (width, height) = (size.width * GlyphSet.columns, size.height * GlyphSet.rows)
    var mask = SampleGrid(width: width, height: height, repeating: Float(0))
    if bitmap.isOpaque {
      let place = Placement(of: bitmap, inWidth: width, height: height)
      mask = RoundedRectangle(place).mask(width: width, height: height)
    } else {
      mask.samples = AlphaMask(bitmap, fitting: width, by: height).coverage
    }
    let drawing = Drawing(mask, kind: options.kind, fit: options.fit)
    return drawing.canvas(size, state: options.state) { _, y in
      options.accent.style(row: y, of: size.height, depth: options.depth)
    }
  }
}

extension Drawing {
  /// Lays the characters onto a canvas, each in the style of its cell.
  func canvas(
    _ size: CellSize, state: ArtState, style: (Int, Int) -> Style
  ) -> Canvas {
    var canvas = Canvas(size: size)
    for (index, mark) in marks.enumerated() where mark != .blank {
      let (x, y) = (index % columns, index / columns)
      var look = state.applied(to: style(x, y))
      if mark.isReversed { look.attributes.insert(.reverse) }
      canvas.put(Cell(mark.scalar, style: look), at: CellPoint(x: x, y: y))
    }
    return canvas
  }
}

extension ArtState {
  /// A style with this state's emphasis; bold and dim never together, since terminals disagree on
  /// what that means.
  func applied(to style: Style) -> Style {
    var style = style
    switch self {
    case .normal: break
    case .selected:
      style.attributes.remove(.dim)
      style.attributes.insert(.bold)
    case .dimmed:
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
    }
    return style
  }
}

extension Bitmap {
  /// Whether the picture is one colour on a clear ground: a shape rather than a picture.
  var isSilhouette: Bool {
    guard !isOpaque else { return false }
    return pixels.withUnsafeBufferPointer { bytes in
      var first: SIMD3<Int>?
      for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] > 127 {
        let color = SIMD3(Int(bytes[start]), Int(bytes[start + 1]), Int(bytes[start + 2]))
        let known = first ?? color
        first = known
        let difference = color &- known
        guard max(abs(difference.x), abs(difference.y), abs(difference.z)) <= 24 else {
          return false
        }
      }
      return true
    }
  }
}
