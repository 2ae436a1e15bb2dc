import Glibc
import SheetFiles
import SheetPrograms

extension Descriptor {
  /// The names in an open directory, `.` and `..` left out, hidden ones in, sorted by their bytes.
  ///
  /// - Parameter isWanted: Which of them.
  package func names(
    where isWanted: (FilePath) -> Bool = { _ in true }
  ) throws(SystemError) -> [FilePath] {
    // The stream takes over the descriptor that it is given.
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    guard copy >= 0 else { throw SystemError.last }
    guard let stream = fdopendir(copy) else {
      let error = SystemError.last
      _ = Glibc.close(copy)
      throw error
    }
    defer { closedir(stream) }
    rewinddir(stream)
    var result: [FilePath] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = Self.name(of: entry)
      let isReal = name.bytes != [.point] && name.bytes != [.point, .point]
      if isReal, isWanted(name) { result.append(name) }
      errno = 0
    }
    if errno != 0 { throw SystemError.last }
    return result.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
    let offset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 19
    let start = UnsafeRawPointer(entry).advanced(by: offset)
    return FilePath(
      bytes: UnsafeRawBufferPointer(
        start: start, count: strlen(start.assumingMemoryBound(to: CChar.self))))
  }

  /// Removes a file, or a folder with all in it, below this directory. What cannot be removed stays;
  /// links are removed and never followed.
  func removeTree(_ name: FilePath) {
    guard let status = try? stat.of(name, in: self, follow: false) else { return }
    let isDirectory = status.kind == S_IFDIR
    if isDirectory,
      let folder = try? Descriptor.open(name, in: self, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
    {
      // Read-only folders that were copied keep what they hold.
      if status.permissions & 0o700 != 0o700 { fchmod(folder.number, 0o700) }
      for child in (try? folder.names()) ?? [] { folder.removeTree(child) }
    }
    _ = name.withCString { unlinkat(number, $0, isDirectory ? AT_REMOVEDIR : 0) }
  }
}
