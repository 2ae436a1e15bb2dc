import CPango
import Glibc
import HelperProtocol
import HelperRuntime

/// Draws the steps that standard input names on pages of a PDF document.
final class DrawnPages {
  private static let output: Int32 = 3
  private static let pictures: Int32 = 4
  private let drawing: PageDrawing
  private let file: PDFFile
  private var context: OpaquePointer? { file.context }
  /// The file of pictures, once there was one.
  private var mapped: MappedFile?
  /// Pictures that are drawn again are in the document once.
  private var surfaces: [Int: OpaquePointer?] = [:]

  init() throws(Refusal) {
    let bytes = try Input().rest(limit: PageDrawing.mostBytes)
    guard let drawing = PageDrawing(bytes) else { throw Refusal(.badRequest) }
    guard drawing.pages.count <= HelperLimits.documentPages else { throw Refusal(.tooLong) }
    self.drawing = drawing
    let first = drawing.pages.first
    file = PDFFile(width: first?.width ?? 612, height: first?.height ?? 792, to: Self.output)
    let said = drawing.properties
    file.set(CAIRO_PDF_METADATA_TITLE, said.title)
    file.set(CAIRO_PDF_METADATA_AUTHOR, said.author)
    file.set(CAIRO_PDF_METADATA_SUBJECT, said.subject)
    file.set(CAIRO_PDF_METADATA_KEYWORDS, said.keywords)
    file.set(CAIRO_PDF_METADATA_CREATOR, said.creator.isEmpty ? "Share Sheet" : said.creator)
    file.set(CAIRO_PDF_METADATA_CREATE_DATE, said.created)
  }

  deinit {
    for surface in surfaces.values { cairo_surface_destroy(surface) }
  }

  /// Writes the document and returns the count of its pages, at least one.
  func write() throws(Refusal) -> Int {
    for page in drawing.pages {
      file.setSize(width: page.width, height: page.height)
      for step in page.steps { try draw(step) }
      cairo_reset_clip(context)
      cairo_show_page(context)
      try file.check()
    }
    if drawing.pages.isEmpty { cairo_show_page(context) }
    file.finish()
    try file.check()
    return max(1, drawing.pages.count)
  }

  private func draw(_ step: PageDrawing.Step) throws(Refusal) {
    switch step {
    case .clip(let outlines): clip(outlines)
    case .fill(let outline, let ink): fill(outline, ink)
    case .picture(let picture): try draw(picture)
    case .text(let text): try TextPicture(text).draw(on: context)
    case .link(let x, let y, let width, let height, let address):
      link("rect=[\(x) \(y) \(width) \(height)]", to: address)
    }
  }

  private func link(_ place: String, to address: String) {
    // cairo (1.16) refers to an element of structure for each link, and writes that only into another.
    cairo_tag_begin(context, "P", "")
    cairo_tag_begin(context, CAIRO_TAG_LINK, "\(place) uri='\(address.escapedForTag)'")
    cairo_tag_end(context, CAIRO_TAG_LINK)
    cairo_tag_end(context, "P")
  }

  private func clip(_ outlines: [PageDrawing.Outline]) {
    cairo_reset_clip(context)
    for outline in outlines {
      trace(outline)
      cairo_clip(context)
    }
  }

  private func fill(_ outline: PageDrawing.Outline, _ ink: PageDrawing.Ink) {
    let color = ink.color.channels.map { Double($0) / 65_535 }
    cairo_set_source_rgba(context, color[0], color[1], color[2], color[3])
    cairo_set_operator(context, ink.blending.operator)
    trace(outline)
    cairo_fill(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  private func trace(_ outline: PageDrawing.Outline) {
    cairo_new_path(context)
    cairo_set_fill_rule(
      context, outline.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    for polygon in outline.polygons {
      guard let first = polygon.first else { continue }
      cairo_move_to(context, first.x, first.y)
      for corner in polygon.dropFirst() { cairo_line_to(context, corner.x, corner.y) }
      cairo_close_path(context)
    }
  }

  private func draw(_ picture: PageDrawing.PlacedPicture) throws(Refusal) {
    guard var matrix = picture.matrix.cairoMatrix else { return }
    let surface = try surface(picture)
    cairo_save(context)
    cairo_transform(context, &matrix)
    cairo_set_operator(context, picture.blending.operator)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint_with_alpha(context, picture.alpha)
    cairo_restore(context)
  }

  private func pictureFile() throws(Refusal) -> MappedFile {
    if let mapped { return mapped }
    let file = try MappedFile(Self.pictures)
    mapped = file
    return file
  }

  private func surface(_ picture: PageDrawing.PlacedPicture) throws(Refusal) -> OpaquePointer? {
    if let known = surfaces[picture.offset] { return known }
    let file = try pictureFile()
    guard picture.offset < file.bytes.count, picture.count <= file.bytes.count - picture.offset
    else { throw Refusal(.badRequest) }
    let bytes = file.bytes[picture.offset..<picture.offset + picture.count]
    let surface = try PNGImage(UnsafeRawBufferPointer(rebasing: bytes)).surface
    surfaces[picture.offset] = surface
    return surface
  }
}

extension PageDrawing.Blending {
  fileprivate var `operator`: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    }
  }
}
