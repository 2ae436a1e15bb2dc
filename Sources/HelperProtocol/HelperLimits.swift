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

  /// The most pixels that a picture's own header may claim.
  package static let pixels = 100_000_000
  /// The most pixels that it may claim on one side.
  package static let side = 30_000
  /// The most pixels on one side that can be asked for. An answer has 64 MB at most.
  package static let answerSide = 4096

  /// Whether a picture of that size is taken on.
  package static func allow(width: Int, height: Int) -> Bool {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    return width > 0 && height > 0 && width <= side && height <= side && !overflow
      && area <= pixels
  }
}
