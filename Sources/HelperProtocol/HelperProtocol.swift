/// What the program and `sharesheet-helper` say to each other. Both sides are built from this target.
///
/// One process answers one request and ends.
///
/// - The request is the argument list (``HelperRequest``). It holds numbers and words of ours only: no
///   name of a file, and nothing else that someone else may have chosen.
/// - The file is standard input, open for reading and at its start; where a request needs more, or
///   writes one, they are inherited as 3, 4 and so on. The helper opens none of them by name.
/// - The answer is all of standard output (``HelperAnswer``): a head of 32 bytes, then pixels or words.
///   Whatever else comes, or fails to come, is an error of the helper.
/// - Standard error holds what libraries print and counts for nothing.
///
/// The helper limits itself before it reads its first byte (``HelperLimits``,
/// by the request). It dies with the thread
/// that started it.
package enum HelperProtocol {
  /// The version of the program and of its helper, which are built and installed together; the only
  /// place that has it.
  package static let version = "0.1.0"

  /// The file name of the helper.
  package static let programName = "sharesheet-helper"
  /// The file name of the program that lays out documents, and text in pictures.
  package static let typesetterName = "sharesheet-typesetter"
}
