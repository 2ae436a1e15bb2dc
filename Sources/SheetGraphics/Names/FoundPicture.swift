import Foundation
import SheetFiles
import SheetImaging
import SheetPrograms

/// A picture file among a program's resources.
struct FoundPicture: Equatable {
  /// Where it is, in words for a warning.
  var place: String
  var bytes: [UInt8]
  /// Pixels a point.
  var scale: Double
  /// Whether only its shape counts.
  var isTemplate = false

  /// Reads a file; `nil` when it is none that can be read, or larger than any picture should be.
  init?(path: String, scale: Double, isTemplate: Bool = false) {
    guard let bytes = Self.contents(of: path, limit: PictureLoader.pngLimit) else { return nil }
    self.init(place: path, bytes: bytes, scale: scale, isTemplate: isTemplate)
  }

  init(place: String, bytes: [UInt8], scale: Double, isTemplate: Bool = false) {
    (self.place, self.bytes, self.scale, self.isTemplate) = (place, bytes, scale, isTemplate)
  }

  /// The bytes of a regular file. A pipe of that name is not waited for.
  static func contents(of path: String, limit: Int) -> [UInt8]? {
    guard let file = try? PictureLoader.open(FilePath(path)),
      let bytes = try? file.head(limit + 1), !bytes.isEmpty, bytes.count <= limit
    else { return nil }
    return bytes
  }
}
