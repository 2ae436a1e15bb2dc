import Glibc
import SheetFiles

/// A folder for temporary files that only this user can enter.
public struct PrivateDirectory: Sendable, Equatable {
  /// Where it is.
  public let path: FilePath

  /// Makes one, with mode 0700 and a name that nobody can guess, in `TMPDIR`; where that is unset,
  /// missing, full or may not be written, in the next place that will do. The error is that of the
  /// first place: the one that the person chose.
  public static func make(environment: Environment) throws(CommandError) -> PrivateDirectory {
    try make(inOneOf: parents(in: environment))
  }

  /// Makes one in the first place where that is possible.
  static func make(inOneOf parents: [FilePath]) throws(CommandError) -> PrivateDirectory {
    var failure: CommandError?
    for parent in parents {
      do throws(CommandError) {
        return try make(in: parent)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .notWritable("/tmp", SystemError(ENOENT))
  }

  /// The places, the roomy ones first: the one of the session lies in memory.
  static func parents(in environment: Environment) -> [FilePath] {
    let chosen = environment.directory(.temporaryDirectory)
    let own = environment.directory(.runtimeDirectory)
    return [chosen, "/tmp", "/var/tmp", own].compactMap(\.self)
  }

  private static func make(in parent: FilePath) throws(CommandError) -> PrivateDirectory {
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
