import HelperProtocol

/// Why there is no answer of `sharesheet-helper`.
package enum HelperError: Error, Hashable, Sendable {
  /// It is not installed.
  case missing
  /// It could not be started, crashed, or answered something that does not fit.
  case failed
  /// It took more time or memory than it may.
  case exhausting
  /// Its input cannot be opened.
  case unreadable
  /// Nobody waits for the answer any more.
  case cancelled
  /// It says no, with words of a library for some refusals and a size for
  /// ``HelperRefusal/tooLarge``.
  case refused(HelperRefusal, words: String, width: Int, height: Int)

  /// What to do when it is missing, and when it fails: sentences that end messages.
  package static let installing = """
    Install it beside sharesheet, or give its path in SHARESHEET_HELPER.
    """
  /// See ``installing``.
  package static let looking = "\"sharesheet --debug\" tells which one was found."

  init(_ error: any Error) {
    switch error {
    case is CancellationError: self = .cancelled
    case ChildProcessError.timedOut: self = .exhausting
    case ChildProcessError.inputUnreadable: self = .unreadable
    default: self = .failed
    }
  }
}
