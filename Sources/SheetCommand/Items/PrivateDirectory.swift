import Glibc
import SheetFiles

/// A folder for temporary files that only this user can enter.
public struct PrivateDirectory: Sendable, Equatable {
  /// Where it is.
  public let path: FilePath

  /// Makes one, with mode 0700 and a name that nobody can guess, in `TMPDIR` or `/tmp`.
  public static func make(environment: Environment) throws(CommandError) -> PrivateDirectory {
    let parent = environment.directory(.temporaryDirectory) ?? "/tmp"
    var template = parent.appending("sharesheet.XXXXXX").bytes.map { CChar(bitPattern: $0) } + [0]
    guard mkdtemp(&template) != nil else {
      let error = SystemError.last
      throw error.isNoSpace ? .noSpace(parent, stored: 0) : .notWritable(parent, error)
    }
    return PrivateDirectory(
      path: FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) }))
  }

  /// Removes it with the files in it. Harmless when it is gone already; folders that somebody else
  /// made in it stay. May be called from any thread.
  public func remove() {
    for name in names { _ = path.appending(name).withCString { unlink($0) } }
    _ = path.withCString { rmdir($0) }
  }

  private var names: [FilePath] {
    guard let stream = path.withCString({ opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var result: [FilePath] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { ByteString(cString: $0) }
      }
      result.append(FilePath(name))
    }
    return result
  }
}
