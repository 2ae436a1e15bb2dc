/// Where a picture lies in a box when its aspect is kept and it is as large as the box allows.
struct Placement: Hashable {
  /// Samples between the box's edge and the picture.
  var x: Int
  var y: Int
  /// The picture's extent in samples; at least 1 unless the picture or the box is empty.
  var width: Int
  var height: Int

  init(of bitmap: Bitmap, inWidth boxWidth: Int, height boxHeight: Int) {
    guard !bitmap.isEmpty, boxWidth > 0, boxHeight > 0 else {
      (x, y, width, height) = (0, 0, 0, 0)
      return
    }
    let scale = min(
      Float(boxWidth) / Float(bitmap.width), Float(boxHeight) / Float(bitmap.height))
    width = min(boxWidth, max(1, Int((Float(bitmap.width) * scale).rounded())))
    height = min(boxHeight, max(1, Int((Float(bitmap.height) * scale).rounded())))
    x = (boxWidth - width) / 2
    y = (boxHeight - height) / 2
  }

  /// Copies a grid of this extent to its place.
  func lay<Sample>(_ inner: SampleGrid<Sample>, into grid: inout SampleGrid<Sample>) {
    for row in 0..<min(inner.height, max(0, grid.height - y)) {
      for column in 0..<min(inner.width, max(0, grid.width - x)) {
        grid.samples[(y + row) * grid.width + x + column] =
          inner.samples[row * inner.width + column]
      }
    }
  }
}
