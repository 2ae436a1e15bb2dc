import CPango
import Glibc
import HelperProtocol
import HelperRuntime

/// The pages of a PDF document, which go into a file as they are filled.
final class PageWriter {
  /// White on all sides: two centimetres, in points.
  static let margin = 56.7

  /// cairo's drawing context.
  let context: OpaquePointer?
  /// The paper upright, in points.
  private let paper: (width: Double, height: Double)
  private let surface: OpaquePointer?
  private let output: OutputFile
  private var pages = 0
  private var isOpen = false
  /// Where the next line begins, from the top of the page.
  private var y = PageWriter.margin

  init(_ description: DocumentDescription, to file: Int32) {
    paper = (Double(description.width) / 100, Double(description.height) / 100)
    output = OutputFile(file)
    surface = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let file = Unmanaged<OutputFile>.fromOpaque(context).takeUnretainedValue()
        return file.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(output).toOpaque(), paper.width, paper.height)
    context = cairo_create(surface)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, description.title)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Share Sheet")
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, description.created)
  }

  /// The columns' width of a page of text.
  var textWidth: Double { paper.width - 2 * Self.margin }

  /// A place for a line of that height: its upper left corner.
  func place(lineOf height: Double) -> (x: Double, y: Double) {
    if isOpen, y + height > paper.height - Self.margin { closePage() }
    if !isOpen { open(isWide: false) }
    defer { y += height }
    return (Self.margin, y)
  }

  /// Leaves room below the last line, if there is one.
  func skip(_ height: Double) {
    if isOpen { y += height }
  }

  /// A page of its own for a picture, on its side for a wide one: the rectangle that it may fill.
  func openPage(isWide: Bool) -> (x: Double, y: Double, width: Double, height: Double) {
    closePage()
    open(isWide: isWide)
    let (long, short) = (max(paper.width, paper.height), min(paper.width, paper.height))
    return (
      Self.margin, Self.margin, (isWide ? long : short) - 2 * Self.margin,
      (isWide ? short : long) - 2 * Self.margin
    )
  }

  /// Ends a page on which something was begun.
  func closePage() {
    guard isOpen else { return }
    cairo_show_page(context)
    isOpen = false
  }

  private func open(isWide: Bool) {
    let (long, short) = (max(paper.width, paper.height), min(paper.width, paper.height))
    if isWide {
      cairo_pdf_surface_set_size(surface, long, short)
    } else {
      cairo_pdf_surface_set_size(surface, paper.width, paper.height)
    }
    isOpen = true
    pages += 1
    y = Self.margin
  }

  /// Completes the file and returns the count of pages, at least one: an empty text is a blank sheet.
  func end() throws(Refusal) -> Int {
    if pages == 0 { open(isWide: false) }
    closePage()
    cairo_surface_finish(surface)
    try check()
    return pages
  }

  /// Throws what went wrong so far; cairo ignores all calls after that.
  func check() throws(Refusal) {
    guard pages <= HelperLimits.documentPages else { throw Refusal(.tooLong) }
    let failed = [cairo_status(context), cairo_surface_status(surface)]
      .first { $0 != CAIRO_STATUS_SUCCESS && $0 != CAIRO_STATUS_SURFACE_FINISHED }
    switch failed {
    case nil: return
    case CAIRO_STATUS_WRITE_ERROR: throw Refusal(.unwritable, height: Int(output.error))
    case CAIRO_STATUS_NO_MEMORY: throw Refusal(.tooMuchMemory)
    case let status?:
      throw Refusal(.damaged, words: String(cString: cairo_status_to_string(status)))
    }
  }
}

/// The file that is written, and the error that stopped that.
private final class OutputFile {
  private let descriptor: Int32
  private(set) var error: Int32 = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Glibc.write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        error = errno
        return false
      }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
