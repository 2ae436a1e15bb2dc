import CGdkPixbuf
import Glibc
import HelperProtocol

/// Decodes one picture, scaled down while its loader works where that can do it.
package final class PictureDecoder {
  private let width: Int
  private let height: Int
  private let part: Int
  private var format: PictureFormat?
  private var original = (width: 0, height: 0)
  /// The lowest row that has been decoded.
  private var bottom = 0

  /// The picture is to fit into a box of that size.
  ///
  /// - Parameter part: The number of the part of a document that it is, from 1; 0 for none.
  package init(width: Int, height: Int, part: Int = 0) {
    (self.width, self.height, self.part) = (width, height, part)
  }

  /// Decodes the whole input.
  package func decode(_ input: Input) throws(Refusal) -> HelperAnswer.Picture {
    let head = try input.next()
    guard let format = PictureFormat(head: head) else { throw Refusal(.unknownFormat) }
    self.format = format
    let declared = DeclaredSize(head, format)
    try declared.check()
    guard let loader = Loaders.begin(format) else {
      throw Refusal(.noLoader, words: format.rawValue)
    }
    watch(loader)
    let length = try feed(loader, head, input)
    let reached = bottom
    try call { gdk_pixbuf_loader_close(loader, $0) }
    guard let decoded = gdk_pixbuf_loader_get_pixbuf(loader),
      let upright = gdk_pixbuf_apply_embedded_orientation(decoded)
    else { throw Refusal(.damaged) }
    // At its end the JPEG loader makes up the rows that are missing.
    let isWhole = format != .jpeg || reached == Int(gdk_pixbuf_get_height(decoded))
    guard isWhole, length >= declared.length else {
      throw Refusal(.damaged, words: "The file is cut off.")
    }
    return try picture(of: upright, isTurned: isTurned(decoded))
  }

  /// Gives the loader all the bytes and returns how many there were.
  private func feed(
    _ loader: OpaquePointer, _ head: [UInt8], _ input: Input
  ) throws(Refusal) -> Int {
    var (piece, length) = (head, 0)
    while !piece.isEmpty {
      length += piece.count
      try call { gdk_pixbuf_loader_write(loader, piece, piece.count, $0) }
      piece = try input.next()
    }
    return length
  }

  /// Calls the library, and turns its error into ours.
  private func call(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> Int32
  ) throws(Refusal) {
    var error: UnsafeMutablePointer<GError>?
    guard body(&error) == 0 else { return }
    let words = error?.pointee.message.map { String(cString: $0) } ?? ""
    let isMemory = error.map { sheet_is_memory_error($0) != 0 } ?? false
    throw Refusal(isMemory ? .tooMuchMemory : .damaged, words: words)
  }

  // MARK: Size

  /// The loader tells the size once it has read the header, and before it takes memory for the pixels.
  private func watch(_ loader: OpaquePointer) {
    let context = Unmanaged.passUnretained(self).toOpaque()
    sheet_on_size(
      loader,
      { loader, width, height, context in
        guard let loader, let context else { return }
        let decoder = Unmanaged<PictureDecoder>.fromOpaque(context).takeUnretainedValue()
        decoder.choose(loader, Int(width), Int(height))
      }, context)
    sheet_on_area(
      loader,
      { _, _, y, _, height, context in
        guard let context else { return }
        let decoder = Unmanaged<PictureDecoder>.fromOpaque(context).takeUnretainedValue()
        decoder.bottom = max(decoder.bottom, Int(y) + Int(height))
      }, context)
  }

  private func choose(
    _ loader: OpaquePointer, _ width: Int, _ height: Int
  ) {
    guard HelperLimits.allow(width: width, height: height) else {
      Helper.end(Refusal(claimedWidth: width, height: height).about(part: part).answer)
    }
    original = (width, height)
    let size = decodedSize(width, height)
    gdk_pixbuf_loader_set_size(loader, Int32(size.width), Int32(size.height))
  }

  /// The size that the loader is to make.
  private func decodedSize(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    // Which side will be the upper one is not known before the orientation is.
    let box = max(self.width, self.height)
    let size = Self.fitting(width, height, into: (box, box))
    guard format == .jpeg else { return size }
    // JPEG data decode to a half, a quarter or an eighth. Asked for one of these, the loader gives the
    // rows as they come, and whether they are all there can be told.
    let part = [8, 4, 2].first { width >= size.width * $0 && height >= size.height * $0 } ?? 1
    return ((width + part - 1) / part, (height + part - 1) / part)
  }

  private static func fitting(
    _ width: Int, _ height: Int, into box: (width: Int, height: Int)
  ) -> (width: Int, height: Int) {
    guard width > box.width || height > box.height else { return (width, height) }
    let scale = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
    return (
      min(box.width, max(1, Int((Double(width) * scale).rounded()))),
      min(box.height, max(1, Int((Double(height) * scale).rounded())))
    )
  }

  // MARK: Pixels

  /// Whether the picture lies on its side in the file: the orientations 5 to 8 of EXIF.
  private func isTurned(_ decoded: OpaquePointer) -> Bool {
    let orientation = gdk_pixbuf_get_option(decoded, "orientation").map { String(cString: $0) }
    return orientation.flatMap { Int($0) }.map((5...8).contains) ?? false
  }

  private func picture(
    of decoded: OpaquePointer, isTurned: Bool
  ) throws(Refusal) -> HelperAnswer.Picture {
    let known = (
      width: Int(gdk_pixbuf_get_width(decoded)), height: Int(gdk_pixbuf_get_height(decoded))
    )
    let size = Self.fitting(known.width, known.height, into: (width, height))
    guard
      let scaled = size == known
        ? decoded
        : gdk_pixbuf_scale_simple(
          decoded, Int32(size.width), Int32(size.height), sheet_bilinear)
    else { throw Refusal(.tooMuchMemory) }
    guard let pixels = Pixels.rgba(of: scaled) else { throw Refusal(.damaged) }
    let upright = isTurned ? (original.height, original.width) : original
    return HelperAnswer.Picture(
      width: size.width, height: size.height, originalWidth: max(size.width, upright.0),
      originalHeight: max(size.height, upright.1),
      hasAlpha: gdk_pixbuf_get_has_alpha(scaled) != 0, pixels: pixels)
  }
}
