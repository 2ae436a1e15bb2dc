import Glibc

/// A file of settings, read whole. Nothing that may lie under its name makes the reader wait or takes
/// all memory: a pipe, a terminal, a disk without an end.
public enum SettingsFile {
  /// Why it was not read.
  public enum Failure: Error, Hashable, Sendable {
    /// The system refused.
    case system(SystemError)
    /// It is no file, in words: "a folder", "a pipe".
    case notAFile(kind: String)
    /// It has more bytes than allowed.
    case tooLarge(limit: Int)
  }

  /// Reads all bytes, of which there may be `limit`.
  public static func read(_ path: FilePath, limit: Int) throws(Failure) -> [UInt8] {
    let (descriptor, status): (Int32, stat)
    do throws(SystemError) {
      (descriptor, status) = try path.openWithoutWaiting()
    } catch {
      // A socket cannot be opened at all.
      throw error.code == ENXIO ? .notAFile(kind: "a socket or a device") : .system(error)
    }
    defer { close(descriptor) }
    if let kind = FileKind.words(status.st_mode) { throw .notAFile(kind: kind) }
    return try contents(of: descriptor, size: Int(status.st_size), limit: limit)
  }

  /// The size is only where to begin: files of /proc claim none.
  private static func contents(
    of descriptor: Int32, size: Int, limit: Int
  ) throws(Failure) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var bytes: [UInt8] = []
    while true {
      let part = try chunk(of: descriptor, max(size + 1 - bytes.count, 1 << 12))
      bytes += part
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
      guard !part.isEmpty else { return bytes }
    }
  }

  private static func chunk(of descriptor: Int32, _ size: Int) throws(Failure) -> [UInt8] {
    var result = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      repeat {
        result = Glibc.read(descriptor, buffer.baseAddress, size)
      } while result < 0 && errno == EINTR
      count = max(0, result)
    }
    guard result >= 0 else { throw .system(.last) }
    return bytes
  }
}

/// What lies under a path, apart from files.
public enum FileKind {
  /// The kind in words that follow "is", by the `st_mode` of `stat`; `nil` for a regular file.
  public static func words(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    default: "a device"
    }
  }
}
