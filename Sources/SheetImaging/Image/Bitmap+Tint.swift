extension Bitmap {
  /// The picture's shape in one colour, whose alpha multiplies the picture's.
  func tinted(_ color: UIColor) -> Bitmap {
    let parts = color.parts
    let (red, green, blue) = (
      UInt8((parts.red * 255).rounded()), UInt8((parts.green * 255).rounded()),
      UInt8((parts.blue * 255).rounded())
    )
    let alpha = Int((parts.alpha * 255).rounded())
    var result = pixels
    for start in stride(from: 0, to: result.count, by: 4) {
      (result[start], result[start + 1], result[start + 2]) = (red, green, blue)
      result[start + 3] = UInt8((Int(result[start + 3]) * alpha + 127) / 255)
    }
    return Bitmap(width: width, height: height, pixels: result)
  }
}
