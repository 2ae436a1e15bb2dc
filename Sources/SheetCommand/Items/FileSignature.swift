import SheetFiles

/// Finds the type of data from its first bytes. A few signatures rather than libmagic: its database
/// is 7 MB and takes longer to load than the sheet has until its first frame.
enum FileSignature {
  /// The type, or `nil` when no signature fits.
  static func type(of bytes: ArraySlice<UInt8>) -> FileType? {
    mime(of: Array(bytes.prefix(512))).flatMap(FileType.forMIME)
  }

  private static func mime(of head: [UInt8]) -> String? {
    if let named = containerMIME(head) { return named }
    if head.isBMP { return "image/bmp" }
    return table.first { head.has($0.bytes, at: $0.offset) }?.mime
  }

  /// Containers that say inside what they hold.
  private static func containerMIME(_ head: [UInt8]) -> String? {
    if head.has("RIFF", at: 0) { return riff[head.word(at: 8, count: 4)] }
    if head.has("ftyp", at: 4) { return brands[head.word(at: 8, count: 4)] ?? "video/mp4" }
    // EPUB and OpenDocument begin with a stored member that is called "mimetype".
    if head.has("mimetype", at: 30) { return zippedMIME(head.dropFirst(38)) }
    if head.has([0x1A, 0x45, 0xDF, 0xA3], at: 0) {
      return head.contains(sequence: "webm") ? "video/webm" : "video/x-matroska"
    }
    return nil
  }

  private static func zippedMIME(_ rest: ArraySlice<UInt8>) -> String {
    let text = rest.prefix { $0 > 0x20 && $0 < 0x7F }
    let known = FileType.known.map(\.mime).filter { text.starts(with: $0.utf8) }
    return known.max { $0.count < $1.count } ?? "application/zip"
  }

  /// Every MIME type that a signature can lead to without asking the table of types.
  static var mimes: [String] {
    table.map(\.mime) + riff.values + brands.values
  }

  private static let riff = ["WEBP": "image/webp", "WAVE": "audio/wav", "AVI ": "video/x-msvideo"]

  /// ISO base media files (ISO/IEC 14496-12) by their major brand.
  private static let brands = [
    "heic": "image/heic", "heix": "image/heic", "mif1": "image/heic", "msf1": "image/heic",
    "avif": "image/avif", "avis": "image/avif", "qt  ": "video/quicktime", "M4A ": "audio/mp4",
  ]

  private static let table: [(offset: Int, bytes: [UInt8], mime: String)] = [
    (0, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "image/png"),
    (0, [0xFF, 0xD8, 0xFF], "image/jpeg"),
    (0, Array("GIF87a".utf8), "image/gif"),
    (0, Array("GIF89a".utf8), "image/gif"),
    (0, [0x49, 0x49, 0x2A, 0x00], "image/tiff"),
    (0, [0x4D, 0x4D, 0x00, 0x2A], "image/tiff"),
    (0, [0xFF, 0x0A], "image/jxl"),
    (0, [0x00, 0x00, 0x01, 0x00], "image/x-icon"),
    (0, Array("8BPS".utf8), "image/vnd.adobe.photoshop"),
    (0, Array("%PDF-".utf8), "application/pdf"),
    (0, Array("%!PS".utf8), "application/postscript"),
    (0, Array("{\\rtf".utf8), "text/rtf"),
    (0, [0x50, 0x4B, 0x03, 0x04], "application/zip"),
    (0, [0x50, 0x4B, 0x05, 0x06], "application/zip"),
    (0, [0x1F, 0x8B], "application/gzip"),
    (0, Array("BZh".utf8), "application/x-bzip2"),
    (0, [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "application/x-xz"),
    (0, [0x28, 0xB5, 0x2F, 0xFD], "application/zstd"),
    (0, [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C], "application/x-7z-compressed"),
    (0, Array("Rar!\u{1A}\u{7}".utf8), "application/vnd.rar"),
    (257, Array("ustar".utf8), "application/x-tar"),
    (0, Array("fLaC".utf8), "audio/flac"),
    (0, Array("OggS".utf8), "audio/ogg"),
    (0, Array("ID3\u{3}".utf8), "audio/mpeg"),
    (0, Array("ID3\u{4}".utf8), "audio/mpeg"),
    (0, Array("SQLite format 3".utf8), "application/vnd.sqlite3"),
    (0, Array("!<arch>\ndebian".utf8), "application/vnd.debian.binary-package"),
  ]
}

extension [UInt8] {
  /// "BM" alone begins many texts: the reserved bytes must be zero as well.
  fileprivate var isBMP: Bool {
    has("BM", at: 0) && has([0, 0, 0, 0], at: 6)
  }

  fileprivate func has(_ bytes: some Collection<UInt8>, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: bytes)
  }

  fileprivate func has(_ text: String, at offset: Int) -> Bool {
    has(text.utf8, at: offset)
  }

  fileprivate func word(at offset: Int, count: Int) -> String {
    String(decoding: dropFirst(offset).prefix(count), as: UTF8.self)
  }

  fileprivate func contains(sequence text: String) -> Bool {
    indices.contains { self[$0...].starts(with: text.utf8) }
  }
}
