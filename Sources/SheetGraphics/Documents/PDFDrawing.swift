import Foundation
import HelperProtocol
import SheetFiles
import SheetImaging
import SheetPrograms

/// A PDF document that is drawn: its context, and how it becomes a file. The program `sharesheet-typesetter` makes
/// it.
final class PDFDrawing {
  let context: CGContext
  /// The size of a page for which nobody says another.
  let bounds: CGRect
  /// Takes the document when code ends it by a function.
  var deliver: ((Data) -> Void)?
  private let recorder = PageRecorder()
  /// The part of the plane that the page shows.
  private(set) var pageBounds: CGRect

  /// - Parameters:
  ///   - bounds: Without a size, letter paper, as on iOS.
  ///   - information: By the names of `kCGPDFContextTitle` and its like.
  init(_ bounds: CGRect, _ information: [AnyHashable: Any]?) {
    self.bounds = bounds.page ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    pageBounds = self.bounds
    context = CGContext(recorder)
    recorder.set(PageDrawing.Properties(information ?? [:]))
    context.document = self
  }

  func beginPage(_ wanted: CGRect? = nil) {
    pageBounds = wanted?.page ?? bounds
    recorder.beginPage(pageBounds.size)
    context.reset()
    context.translateBy(x: -pageBounds.minX, y: -pageBounds.minY)
  }

  func link(_ rect: CGRect, to url: URL) {
    recorder.link(rect.offsetBy(dx: -pageBounds.minX, dy: -pageBounds.minY), to: url)
  }

  /// Nothing more belongs to it.
  func end() {
    context.document = nil
  }

  /// The document.
  ///
  /// - Throws: ``HelperError``, or why there is no file in memory.
  func data() throws -> Data {
    guard let helper = HelperProgram.installed else { throw HelperError.missing }
    let (output, pictures) = (try Descriptor.memory(), try Descriptor.memory(recorder.pictures))
    _ = try helper.words(
      of: .pages, .bytes(recorder.drawing.bytes), files: [output, pictures])
    return Data(try output.head(.max))
  }

  /// The document; `nil` when it cannot be made, which standard error says.
  func dataOrWarning() -> Data? {
    do {
      return try data()
    } catch HelperError.missing {
      warnProgrammerOnce("no PDF is drawn without sharesheet-helper. \(HelperError.installing)")
    } catch {
      warnProgrammerOnce("a PDF could not be drawn. \(HelperError.looking)")
    }
    return nil
  }
}

extension CGRect {
  /// `nil` for one that is no page.
  fileprivate var page: CGRect? { isFinite && width > 0 && height > 0 ? self : nil }
}

extension PageDrawing.Properties {
  fileprivate init(_ information: [AnyHashable: Any]) {
    self.init()
    func words(_ key: NSString) -> String {
      switch information[key as String] ?? information[key] {
      case let text as String: text
      case let texts as [String]: texts.joined(separator: ", ")
      default: ""
      }
    }
    title = words(kCGPDFContextTitle)
    author = words(kCGPDFContextAuthor)
    subject = words(kCGPDFContextSubject)
    keywords = words(kCGPDFContextKeywords)
    creator = words(kCGPDFContextCreator)
    created = ISO8601DateFormatter().string(from: Date())
  }
}
