import Foundation
import SheetPrograms

/// The document's title, a `String`, for what it says of itself.
nonisolated(unsafe) public let kCGPDFContextTitle = NSString(string: "kCGPDFContextTitle")
/// Who wrote the document, a `String`.
nonisolated(unsafe) public let kCGPDFContextAuthor = NSString(string: "kCGPDFContextAuthor")
/// What the document is about, a `String`.
nonisolated(unsafe) public let kCGPDFContextSubject = NSString(string: "kCGPDFContextSubject")
/// Words to find the document by, a `String` or several.
nonisolated(unsafe) public let kCGPDFContextKeywords = NSString(string: "kCGPDFContextKeywords")
/// The program that made the document, a `String`.
nonisolated(unsafe) public let kCGPDFContextCreator = NSString(string: "kCGPDFContextCreator")

/// How a drawn document is made.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// What is usual here.
  public required init() {}

  /// What the document says of itself, by ``kCGPDFContextTitle`` and its like. Other names are ignored.
  open var documentInfo: [String: Any] = [:]
}

/// What a drawing of pages works with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: PDFDrawing

  init(_ document: PDFDrawing, _ format: UIGraphicsPDFRendererFormat) {
    self.document = document
    super.init(document.context, format)
  }

  /// The page, in points.
  public var pdfContextBounds: CGRect { document.pageBounds }

  /// Begins a page of the renderer's size. Nothing is drawn before the first one.
  public func beginPage() {
    document.beginPage()
  }

  /// Begins a page of another size. What is known of it is ignored.
  public func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    document.beginPage(bounds)
  }

  /// A rectangle of the page leads to an address. Transforms do not move it.
  public func setURL(_ url: URL, for rect: CGRect) {
    document.link(rect, to: url)
  }
}

/// Makes PDF documents by drawing: lines and areas, texts that can be searched and copied, pictures. Any thread may
/// use it. The program `sharesheet-typesetter`, which comes with `sharesheet-helper`, writes them.
open class UIGraphicsPDFRenderer: NSObject, @unchecked Sendable {
  /// How documents are made.
  public let format: UIGraphicsPDFRendererFormat
  private let bounds: CGRect

  /// For pages of so many points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// For pages of so many points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Draws a document; no bytes without the helper, which standard error says.
  public func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    draw(actions).dataOrWarning() ?? Data()
  }

  /// Draws a document into a file, instead of one that is there.
  ///
  /// - Throws: Why it was not drawn or not written.
  public func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try draw(actions).data().write(to: url, options: .atomic)
  }

  private func draw(_ actions: (UIGraphicsPDFRendererContext) -> Void) -> PDFDrawing {
    let document = PDFDrawing(bounds, format.documentInfo)
    format.bounds = document.bounds
    ContextStack.push(document.context)
    defer {
      ContextStack.pop()
      document.end()
    }
    actions(UIGraphicsPDFRendererContext(document, format))
    return document
  }
}
