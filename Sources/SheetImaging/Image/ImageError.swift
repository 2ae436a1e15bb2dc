/// Why bytes did not become a picture.
public enum ImageError: Error, Hashable, Sendable {
  /// The bytes do not begin like a PNG file.
  case notPNG
  /// The bytes do not begin like any format that is known.
  case unknownFormat
  /// The file begins well but cannot be decoded: cut off or inconsistent.
  case damaged
  /// The header names more pixels than are taken on. For PNG files ``PNGDecoder/maximumSide`` and
  /// ``PNGDecoder/maximumPixels`` tell how many those are. Nothing was allocated.
  case tooLarge(width: Int, height: Int)
  /// Decoding it takes more time or memory than is allowed.
  case exhausting
  /// The file could not be read.
  case unreadable
  /// Only the program `sharesheet-helper` decodes this format, and it was not found.
  case needsHelper
  /// gdk-pixbuf, which the helper uses, has no loader for this format, such as `HEIC`.
  case noLoader(format: String)
  /// The helper could not be started, or its answer makes no sense: it is broken or of another version.
  case helperFailed
  /// Whoever wanted the picture gave up.
  case cancelled
}
