/// What the program and `sharesheet-helper` say to each other. Both sides are built from this target.
///
/// One process answers one request and ends.
///
/// - The request is the argument list (``HelperRequest``). It holds numbers only: no name of a file, and
///   nothing else that someone else may have chosen.
/// - The file is standard input, open for reading and at its start. The helper opens no other one for it.
/// - The answer is all of standard output (``HelperAnswer``): a head of 32 bytes, then pixels or words.
///   Whatever else comes, or fails to come, is an error of the helper.
/// - Standard error holds what libraries print and counts for nothing.
///
/// The helper limits itself before it reads its first byte (``HelperLimits``). It dies with the thread
/// that started it.
package enum HelperProtocol {
  /// The version of the program and of its helper, which are built and installed together; the only
  /// place that has it.
  package static let version = "0.1.0"

  /// The file name of the helper.
  package static let programName = "sharesheet-helper"
}

/// What the helper may use, and what it accepts.
package enum HelperLimits {
  /// Bytes of address space: every good picture fits, and a hostile one is refused by `malloc`.
  package static let memory = 512 << 20
  /// Seconds of processor time.
  package static let processorTime = 2
  /// Seconds until the caller ends it.
  package static let patience = 3
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
