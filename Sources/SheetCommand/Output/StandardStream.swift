import SheetFiles

/// Standard output and standard error.
public enum StandardStream: Int32, Sendable {
  /// Results, and nothing else.
  case output = 1
  /// Messages.
  case error = 2

  /// Writes all the bytes; waits while the other side does not read. A reader that has gone away is
  /// an error like any other, as long as SIGPIPE is ignored.
  public func write(_ bytes: [UInt8]) throws(CommandError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) {
        try Descriptor(number: rawValue).write(buffer)
      } catch {
        failure = error
      }
    }
    if let failure { throw .outputFailed(failure) }
  }
}
