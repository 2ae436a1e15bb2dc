import Glibc

/// An error number of the system.
package struct SystemError: Error, Hashable, Sendable {
  /// The number, such as `ENOENT`.
  package let code: Int32

  /// Takes a number.
  package init(_ code: Int32) {
    self.code = code
  }

  /// What the last failed call of this thread said.
  static var last: SystemError { SystemError(errno) }

  /// The system's words, in small letters as the middle of a sentence.
  package var words: String {
    // glibc's text for a known number is constant, so this is safe on any thread.
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text).lowercasedFirst
  }
}

extension String {
  fileprivate var lowercasedFirst: String {
    prefix(1).lowercased() + dropFirst()
  }
}
