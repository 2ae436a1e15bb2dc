/// How opaque a picture is, place by place, without its colours.
///
/// An activity's icon in the Action row is this alone, as on iOS.
public struct AlphaMask: Equatable, Sendable {
  /// Samples in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// From 0, clear, to 1, opaque; `width * height` of them, row by row from the top.
  public let coverage: [Float]
  /// Whether the whole picture is opaque, so that its alpha says nothing about its shape.
  public let isOpaque: Bool

  /// Takes a picture's alpha as it is.
  public init(_ bitmap: Bitmap) {
    self.init(bitmap, width: bitmap.width, height: bitmap.height)
  }

  /// Takes a picture's alpha, averaged to `width` by `height` samples; the shape is stretched.
  public init(_ bitmap: Bitmap, width: Int, height: Int) {
    let grid = bitmap.averagedAlpha(width: width, height: height)
    self.init(grid, isOpaque: bitmap.isOpaque)
  }

  /// Takes a picture's alpha and lays it, its aspect kept, into the middle of a box of samples that
  /// are as high as wide.
  public init(_ bitmap: Bitmap, fitting width: Int, by height: Int) {
    let place = Placement(of: bitmap, inWidth: width, height: height)
    let inner = bitmap.averagedAlpha(width: place.width, height: place.height)
    var grid = SampleGrid(width: width, height: height, repeating: Float(0))
    place.lay(inner, into: &grid)
    self.init(grid, isOpaque: bitmap.isOpaque)
  }

  init(_ grid: SampleGrid<Float>, isOpaque: Bool) {
    width = grid.width
    height = grid.height
    coverage = grid.samples
    self.isOpaque = isOpaque
  }

  /// The coverage at a sample; 0 outside.
  public subscript(x: Int, y: Int) -> Float {
    x >= 0 && y >= 0 && x < width && y < height ? coverage[y * width + x] : 0
  }
}
