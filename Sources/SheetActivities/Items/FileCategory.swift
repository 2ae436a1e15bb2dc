/// What kind of file a name promises, from its suffix alone: asked for every file before the first frame,
/// so nothing is read.
package enum FileCategory: Sendable {
  /// A picture.
  case image
  /// A film.
  case video
  /// Anything else.
  case other

  /// Judges a name.
  package init(name: BytePath) {
    let suffix = FileNaming.parts(name.lastComponent).suffix.dropFirst()
    let text = String(decoding: suffix, as: UTF8.self).lowercased()
    if Self.images.contains(text) {
      self = .image
    } else {
      self = Self.videos.contains(text) ? .video : .other
    }
  }

  private static let images: Set<String> = [
    "png", "jpg", "jpeg", "jpe", "gif", "webp", "heic", "heif", "avif", "tif", "tiff", "bmp", "svg",
    "jxl", "ico", "dng", "cr2", "nef", "arw",
  ]
  private static let videos: Set<String> = [
    "mp4", "m4v", "mov", "qt", "webm", "mkv", "avi", "mpg", "mpeg", "ogv", "3gp", "wmv", "flv",
  ]
}
