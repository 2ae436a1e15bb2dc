import Foundation

/// Begins a document that comes into `data` when it ends.
///
/// - Parameters:
///   - bounds: The pages' size; without one, letter paper.
///   - documentInfo: What the document says of itself, by ``kCGPDFContextTitle`` and its like.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  let document = PDFDrawing(bounds, documentInfo)
  document.deliver = { data.append($0) }
  ContextStack.push(document.context)
}

/// Begins a document that comes into a file when it ends, instead of one that is there; false when there is no
/// folder for it.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let url = URL(fileURLWithPath: path)
  guard FileManager.default.isWritableFile(atPath: url.deletingLastPathComponent().path) else {
    return false
  }
  let document = PDFDrawing(bounds, documentInfo)
  document.deliver = { try? $0.write(to: url, options: .atomic) }
  ContextStack.push(document.context)
  return true
}

/// Begins a page of the usual size.
public func UIGraphicsBeginPDFPage() {
  ContextStack.current?.document?.beginPage()
}

/// Begins a page of another size. What is known of it is ignored.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  ContextStack.current?.document?.beginPage(bounds)
}

/// The page; nothing when no document is drawn.
public func UIGraphicsGetPDFContextBounds() -> CGRect {
  ContextStack.current?.document?.pageBounds ?? .zero
}

/// A rectangle of the page leads to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  ContextStack.current?.document?.link(rect, to: url)
}

/// Ends the document. Without the helper nothing comes of it, which standard error says.
public func UIGraphicsEndPDFContext() {
  guard let document = ContextStack.current?.document else { return }
  ContextStack.pop()
  document.end()
  if let data = document.dataOrWarning() { document.deliver?(data) }
}
