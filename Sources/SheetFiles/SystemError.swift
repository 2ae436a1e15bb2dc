import Glibc

/// An error number of the system.
public struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  public let code: Int32

  /// An error with that number.
  public init(_ code: Int32) {
    self.code = code
  }

  /// The error of the system call that has just failed on this thread.
  public static var last: SystemError { SystemError(errno) }

  /// Whether the disk, or the part of it that this user may have, is full.
  public var isNoSpace: Bool { code == ENOSPC || code == EDQUOT }

  /// Whether something was longer than it may be.
  public var isTooLarge: Bool { code == EFBIG }

  /// Whether there is no such file.
  public var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The C library's words for it, with a small first letter to stand after a colon.
  public var words: String {
    guard let text = strerror(code).map({ String(cString: $0) }) else { return "error \(code)" }
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
