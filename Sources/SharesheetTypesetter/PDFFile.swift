import CPango
import Glibc
import HelperProtocol
import HelperRuntime

/// A PDF document that goes into a file while it is drawn.
final class PDFFile {
  /// cairo's drawing context.
  let context: OpaquePointer?
  private let surface: OpaquePointer?
  private let output: OutputFile

  /// The size is that of the first page, in points.
  init(width: Double, height: Double, to file: Int32) {
    output = OutputFile(file)
    surface = cairo_pdf_surface_create_for_stream(
      { context, bytes, count in
        guard let context, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let file = Unmanaged<OutputFile>.fromOpaque(context).takeUnretainedValue()
        return file.write(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
      }, Unmanaged.passUnretained(output).toOpaque(), width, height)
    context = cairo_create(surface)
  }

  /// Says something of the document; no word says nothing.
  func set(_ property: cairo_pdf_metadata_t, _ words: String) {
    if !words.isEmpty { cairo_pdf_surface_set_metadata(surface, property, words) }
  }

  /// The size of the next page, before something is drawn on it.
  func setSize(width: Double, height: Double) {
    cairo_pdf_surface_set_size(surface, width, height)
  }

  /// Completes the file.
  func finish() {
    cairo_surface_finish(surface)
  }

  /// Throws what went wrong so far; cairo ignores all calls after that.
  func check() throws(Refusal) {
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
