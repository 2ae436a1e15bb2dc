import CPango
import Glibc
import HelperProtocol
import HelperRuntime

/// The pages of a PDF document, which go into a file as they are filled.
final class PageWriter {
  /// White on all sides: two centimetres, in points.
  static let margin = 56.7

  /// cairo's drawing context.
  var context: OpaquePointer? { file.context }
  /// The paper upright, in points.
  private let paper: (width: Double, height: Double)
  private let file: PDFFile
  private var pages = 0
  private var isOpen = false
  /// Where the next line begins, from the top of the page.
  private var y = PageWriter.margin

  init(_ description: DocumentDescription, to file: Int32) {
    paper = (Double(description.width) / 100, Double(description.height) / 100)
    self.file = PDFFile(width: paper.width, height: paper.height, to: file)
    self.file.set(CAIRO_PDF_METADATA_TITLE, description.title)
    self.file.set(CAIRO_PDF_METADATA_CREATOR, "Share Sheet")
    self.file.set(CAIRO_PDF_METADATA_CREATE_DATE, description.created)
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
      file.setSize(width: long, height: short)
    } else {
      file.setSize(width: paper.width, height: paper.height)
    }
    isOpen = true
    pages += 1
    y = Self.margin
  }

  /// Completes the file and returns the count of pages, at least one: an empty text is a blank sheet.
  func end() throws(Refusal) -> Int {
    if pages == 0 { open(isWide: false) }
    closePage()
    file.finish()
    try check()
    return pages
  }

  /// Throws what went wrong so far; cairo ignores all calls after that.
  func check() throws(Refusal) {
    guard pages <= HelperLimits.documentPages else { throw Refusal(.tooLong) }
    try file.check()
  }
}
