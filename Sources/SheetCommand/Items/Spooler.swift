import Glibc
import SheetFiles

/// Copies the rest of a descriptor into a new file, with one buffer for any amount of data.
struct Spooler {
  let input: Descriptor
  let path: FilePath

  /// 256 KB a call: beyond that nothing gets faster, since a pipe holds 64 KB.
  private static let bufferSize = 256 << 10

  /// Writes `start`, then all that follows unless `isComplete`, and returns the number of bytes. On
  /// an error the file is gone.
  func run(
    start: [UInt8], isComplete: Bool, _ progress: (Int) -> Void
  ) throws(CommandError) -> Int {
    let output: Descriptor
    do {
      output = try Descriptor.creating(path)
    } catch {
      throw failure(error, stored: 0)
    }
    do {
      let size = try copy(start: start, isComplete: isComplete, to: output, progress)
      try close(output, stored: size)
      return size
    } catch {
      try? output.close()
      _ = path.withCString { unlink($0) }
      throw error
    }
  }

  /// Copies to a descriptor that is open already.
  func copy(
    start: [UInt8], isComplete: Bool, to output: Descriptor, _ progress: (Int) -> Void
  ) throws(CommandError) -> Int {
    let buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: Self.bufferSize, alignment: 4096)
    defer { buffer.deallocate() }
    buffer.copyBytes(from: start)
    var (count, stored) = (start.count, 0)
    while count > 0 {
      try write(UnsafeRawBufferPointer(rebasing: buffer[..<count]), to: output, stored: stored)
      stored += count
      progress(stored)
      count = isComplete ? 0 : try read(into: buffer)
    }
    return stored
  }

  private func read(into buffer: UnsafeMutableRawBufferPointer) throws(CommandError) -> Int {
    do {
      return try input.read(into: buffer)
    } catch {
      throw .standardInputUnreadable(error)
    }
  }

  private func write(
    _ part: UnsafeRawBufferPointer, to output: Descriptor, stored: Int
  ) throws(CommandError) {
    do {
      try output.write(part)
    } catch {
      throw failure(error, stored: stored)
    }
  }

  private func close(_ output: Descriptor, stored: Int) throws(CommandError) {
    do {
      try output.close()
    } catch {
      throw failure(error, stored: stored)
    }
  }

  private func failure(_ error: SystemError, stored: Int) -> CommandError {
    error.isNoSpace ? .noSpace(path, stored: stored) : .notWritable(path, error)
  }
}
