import CPango
import Glibc
import HelperProtocol
import HelperRuntime

/// Puts a picture on a page of its own: made smaller to fit, and never larger than 150 pixels an inch.
struct PictureSetter {
  private static let pixelsPerInch = 150.0
  /// The most pixels on a side that a decoded picture keeps: A4 at some 300 an inch.
  private static let decodedSide = 3600

  private let pages: PageWriter
  private let part: Int

  /// `part` is the number of the part of the document, from 1.
  init(_ pages: PageWriter, part: Int) {
    (self.pages, self.part) = (pages, part)
  }

  func set(_ file: Int32) throws(Refusal) {
    let mapped = try MappedFile(file)
    if mapped.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return try draw(PNGImage(mapped.bytes).surface, Upright(1))
    }
    if let header = JPEGHeader(mapped.bytes), header.canBeEmbedded {
      guard header.isComplete else { throw Refusal(.damaged, words: "The file is cut off.") }
      return try draw(header.embedded(mapped), Upright(header.orientation))
    }
    guard lseek(file, 0, SEEK_SET) == 0 else { throw Refusal(.unreadable) }
    let decoder = PictureDecoder(
      width: Self.decodedSide, height: Self.decodedSide, part: part)
    try draw(decoder.decode(Input(file)).surface(), Upright(1))
  }

  /// Draws and lets go of the picture.
  private func draw(_ surface: OpaquePointer?, _ upright: Upright) throws(Refusal) {
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw Refusal(.tooMuchMemory)
    }
    let stored = (
      width: Double(cairo_image_surface_get_width(surface)),
      height: Double(cairo_image_surface_get_height(surface))
    )
    let size = upright.isTurned ? (width: stored.height, height: stored.width) : stored
    let frame = pages.openPage(isWide: size.width > size.height)
    let scale = min(
      72 / Self.pixelsPerInch, frame.width / size.width, frame.height / size.height)
    let context = pages.context
    cairo_save(context)
    cairo_translate(context, frame.x + (frame.width - size.width * scale) / 2, frame.y)
    cairo_scale(context, scale, scale)
    var matrix = upright.matrix(width: stored.width, height: stored.height)
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_restore(context)
    pages.closePage()
  }
}

/// How a camera was held: the orientations of EXIF, 1 to 8.
private struct Upright {
  private let orientation: Int

  init(_ orientation: Int) {
    self.orientation = orientation
  }

  /// Whether the picture lies on its side in the file.
  var isTurned: Bool { orientation >= 5 }

  /// From the pixels of the file to those of the upright picture.
  func matrix(width: Double, height: Double) -> cairo_matrix_t {
    switch orientation {
    case 2: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: 1, x0: width, y0: 0)
    case 3: cairo_matrix_t(xx: -1, yx: 0, xy: 0, yy: -1, x0: width, y0: height)
    case 4: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: -1, x0: 0, y0: height)
    case 5: cairo_matrix_t(xx: 0, yx: 1, xy: 1, yy: 0, x0: 0, y0: 0)
    case 6: cairo_matrix_t(xx: 0, yx: 1, xy: -1, yy: 0, x0: height, y0: 0)
    case 7: cairo_matrix_t(xx: 0, yx: -1, xy: -1, yy: 0, x0: height, y0: width)
    case 8: cairo_matrix_t(xx: 0, yx: -1, xy: 1, yy: 0, x0: 0, y0: width)
    default: cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    }
  }
}
