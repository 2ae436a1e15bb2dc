import Glibc

extension FilePath {
  /// Opens what lies here for reading, and says what it is.
  ///
  /// Whatever it is, nobody waits: not for the writer of a pipe, nor for a device; and no terminal becomes ours.
  ///
  /// - Parameters:
  ///   - directory: Where a relative path begins.
  ///   - flags: More of them, such as `O_NOFOLLOW`.
  package func openWithoutWaiting(
    in directory: Int32 = AT_FDCWD, _ flags: Int32 = 0
  ) throws(SystemError) -> (number: Int32, status: stat) {
    let flags = flags | O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    var number: Int32
    repeat {
      number = withCString { openat(directory, $0, flags) }
    } while number < 0 && errno == EINTR
    guard number >= 0 else { throw SystemError.last }
    var status = stat()
    guard fstat(number, &status) == 0 else {
      let error = SystemError.last
      close(number)
      throw error
    }
    return (number, status)
  }
}
