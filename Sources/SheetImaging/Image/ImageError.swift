/// Why bytes did not become a picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The bytes do not begin like a PNG file.
  case notPNG
  /// It is a PNG file but cannot be decoded: cut off or inconsistent.
  case damaged
  /// The header names more pixels than ``PNGDecoder/maximumSide`` and
  /// ``PNGDecoder/maximumPixels`` allow. Nothing was allocated.
  case tooLarge(width: Int, height: Int)
}
