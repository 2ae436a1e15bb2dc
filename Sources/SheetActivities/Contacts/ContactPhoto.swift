import Foundation
import SheetFiles
import SheetImaging
import SheetPrograms

extension ImageError: LocalizedError {
  /// The message, for code that knows only `Error`.
  public var errorDescription: String? { message }
}

/// A picture as a card takes it: PNG, JPEG or GIF, and not large.
struct ContactPhoto {
  /// The file.
  var bytes: [UInt8]
  /// `PNG`, `JPEG` or `GIF`.
  var type: String

  /// Pixels on a side of a picture that is made; more than any list of contacts shows.
  private static let side = 512
  /// Bytes of a file that is taken as it is. Servers refuse cards with larger ones.
  private static let limit = 200_000

  /// Makes a picture of an item.
  ///
  /// - Parameter isSquare: Whether the longer sides are cut off equally.
  /// - Throws: ``ImageError`` or ``FileError``.
  init(
    of item: ActivityItem, isSquare: Bool, helper: HelperProgram?, _ monitor: WorkMonitor
  ) throws {
    let file = try Self.open(item)
    if !isSquare, let small = try Self.unchanged(file) {
      self = small
      return
    }
    // Twice the side: the shorter one of what fits into the box must still be long enough.
    let picture = try PictureLoader.read(
      file, fitting: 2 * Self.side, by: 2 * Self.side, helper: helper, monitor)
    let cut = isSquare ? picture.bitmap.square : picture.bitmap
    guard let png = UIImage(bitmap: cut.fitting(Self.side)).pngData() else {
      throw ImageError.damaged
    }
    bytes = Array(png)
    type = "PNG"
  }

  private init(bytes: [UInt8], type: String) {
    (self.bytes, self.type) = (bytes, type)
  }

  /// A small file of a type that cards have.
  private static func unchanged(_ file: Descriptor) throws -> ContactPhoto? {
    let bytes = try file.head(limit + 1)
    guard bytes.count <= limit, let type = PictureLoader.formatName(Data(bytes)),
      ["PNG", "JPEG", "GIF"].contains(type)
    else { return nil }
    return ContactPhoto(bytes: bytes, type: type)
  }

  private static func open(_ item: ActivityItem) throws -> Descriptor {
    switch item {
    case .file(let path): return try PictureLoader.open(path)
    case .image(let image):
      guard let png = image.pngData() else { throw ImageError.damaged }
      return try Descriptor.memory(Array(png))
    case .data(let data, _): return try Descriptor.memory(Array(data))
    default: throw ImageError.unknownFormat
    }
  }
}
