/// What the helper may use for a request, and what it accepts.
package struct HelperLimits: Equatable, Sendable {
  /// Bytes of address space: every good picture fits, and a hostile one is refused by `malloc`.
  package var memory = 512 << 20
  /// Seconds of processor time.
  package var processorTime = 2
  /// Seconds until the caller ends it.
  package var patience = 3
  /// Bytes that it may write into a file that it was given. Standard output is a pipe, and no file.
  package var fileSize = 0

  /// Makes limits: those of a picture.
  package init() {}

  /// Those of a document: long texts and many pictures, one after the other.
  package static let document = {
    var limits = HelperLimits()
    (limits.memory, limits.processorTime, limits.patience) = (1 << 30, 600, 900)
    limits.fileSize = 16 << 30
    return limits
  }()
  /// The most pages of a document: more than a book has, laid out in some 20 seconds.
  package static let documentPages = 5000
  /// Bytes of text in a document, which is known before it is laid out. That many are 5,000 full pages of
  /// Latin letters, and 3,500 of Chinese ones.
  package static let documentText = 16_000_000
  /// Those of a message: attachments of many gigabytes are read piece by piece and written encoded.
  package static let message: HelperLimits = {
    var limits = HelperLimits()
    (limits.processorTime, limits.patience, limits.fileSize) = (600, 3600, .max)
    return limits
  }()
  /// Those of a picture that is written.
  package static let jpeg = {
    var limits = HelperLimits()
    (limits.processorTime, limits.patience, limits.fileSize) = (10, 30, 128 << 20)
    return limits
  }()
  /// Those of a text in a picture. The first one with new fonts writes fontconfig's list of them, which takes
  /// seconds and would otherwise come again each time.
  package static let text = {
    var limits = HelperLimits()
    (limits.processorTime, limits.patience, limits.fileSize) = (20, 30, 64 << 20)
    return limits
  }()
  /// The most pixels that are written: 48 MB of colours come in, and the library holds them twice.
  package static let jpegPixels = 16 << 20
  /// The most files in a message: each is a descriptor, of which a process often has 1024.
  package static let attachments = 200

  /// The most pixels that a picture's own header may claim.
  package static let pixels = 100_000_000
  /// The most pixels that it may claim on one side.
  package static let side = 30_000
  /// The most pixels on one side that can be asked for. An answer has 64 MB at most.
  package static let answerSide = 4096

  /// Modules on a side of the largest QR code, version 40 (ISO/IEC 18004).
  package static let codeSide = 177
  /// Bytes of the longest text that a QR code may hold: digits. Any bytes: ``codeBytes``.
  package static let codeDigits = 7089
  /// Bytes of any kind that a QR code holds at most.
  package static let codeBytes = 2953

  /// Whether a JPEG file of that size is written.
  package static func allowJPEG(width: Int, height: Int) -> Bool {
    allow(width: width, height: height) && width * height <= jpegPixels
  }

  /// Whether a picture of that size is taken on.
  package static func allow(width: Int, height: Int) -> Bool {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return width > 0 && height > 0 && width <= side && height <= side && !overflow
      && area <= pixels
  }
}
