import CLinux
import Glibc
import SheetFiles
import SheetPrograms

/// Copies the contents of open files in pieces, in constant memory, inside the kernel where it can.
struct FileCopier {
  /// One side failed.
  enum Failure: Error {
    case reading(SystemError)
    case writing(SystemError)
    /// The file became shorter meanwhile.
    case shrunk
  }

  private static let piece = 4 << 20
  let monitor: WorkMonitor

  /// Copies from the position of one file to the other's, until the end. A file that still claims its
  /// `size` after less than that has not become shorter: those of /sys claim a page each.
  ///
  /// - Throws: ``Failure``, or `CancellationError`.
  func copy(_ source: Descriptor, to target: Descriptor, size: Int64) throws {
    var done: Int64 = 0
    while let count = try copyInKernel(source, target), count > 0 { done += count }
    // Files of /proc and some network disks copy as empty or not at all; their contents are read.
    while case let count = try copyByReading(source, target), count > 0 { done += count }
    guard done < size else { return }
    let claimed = try attempt(Failure.reading) { () throws(SystemError) in try source.status() }
    guard claimed.st_size == size else { throw Failure.shrunk }
  }

  /// `nil` when the kernel cannot.
  private func copyInKernel(_ source: Descriptor, _ target: Descriptor) throws -> Int64? {
    try monitor.checkCancellation()
    let count = retrying { sheet_copy_range(source.number, target.number, Self.piece) }
    guard count >= 0 else {
      switch errno {
      case ENOSPC, EDQUOT, EFBIG: throw Failure.writing(SystemError.last)
      default: return nil
      }
    }
    monitor.advance(Int64(count))
    return Int64(count)
  }

  private func copyByReading(_ source: Descriptor, _ target: Descriptor) throws -> Int64 {
    try monitor.checkCancellation()
    return try withUnsafeTemporaryAllocation(byteCount: 1 << 20, alignment: 16) { buffer in
      let count = try attempt(Failure.reading) { () throws(SystemError) in
        try source.read(into: buffer)
      }
      let bytes = UnsafeRawBufferPointer(rebasing: buffer[..<count])
      try attempt(Failure.writing) { () throws(SystemError) in try target.write(bytes) }
      monitor.advance(Int64(count))
      return Int64(count)
    }
  }

  private func attempt<Result>(
    _ wrap: (SystemError) -> Failure, _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw wrap(error)
    }
  }
}
