import HelperProtocol

/// A picture that may have been made smaller while it was decoded.
package struct DecodedPicture: Equatable, Sendable {
  /// Its pixels.
  package var bitmap: Bitmap
  /// Pixels in a row in the file, upright.
  package var originalWidth: Int
  /// Rows in the file, upright.
  package var originalHeight: Int

  /// A picture with all its pixels.
  package init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
    (originalWidth, originalHeight) = (bitmap.width, bitmap.height)
  }

  init(_ answer: HelperAnswer.Picture) {
    bitmap = Bitmap(width: answer.width, height: answer.height, pixels: answer.pixels)
    (originalWidth, originalHeight) = (answer.originalWidth, answer.originalHeight)
  }
}
