import Glibc
import SheetFiles
import SheetPrograms

/// Why a file is not for the person alone.
package enum FileExposure: Hashable, Sendable {
  /// Others may read or write it; its access bits.
  case mode(mode_t)
  /// It belongs to somebody else.
  case owner
}

/// Reads a file with secrets, and says who else could.
enum SecretFileReader {
  /// `nil` when there is none. Looked at by the open file, which nobody can exchange meanwhile.
  static func read(
    _ path: FilePath, limit: Int
  ) throws(SecretError) -> (bytes: [UInt8], exposure: FileExposure?)? {
    let (bytes, status): ([UInt8], stat)
    do throws(SystemError) {
      let file: Descriptor
      (file, status) = try Descriptor.openWithoutWaiting(path)
      bytes = FileKind.words(status.st_mode) == nil ? try file.head(limit + 1) : []
    } catch {
      if error.isMissing { return nil }
      throw .unreadable(path, .system(error))
    }
    if let kind = FileKind.words(status.st_mode) {
      throw .unreadable(path, .notAFile(kind: kind))
    }
    guard bytes.count <= limit else { throw .unreadable(path, .tooLarge(limit: limit)) }
    return (bytes, exposure(status))
  }

  private static func exposure(_ status: stat) -> FileExposure? {
    if status.st_uid != geteuid(), status.st_uid != 0 { return .owner }
    return status.permissions & 0o077 == 0 ? nil : .mode(status.permissions)
  }
}
