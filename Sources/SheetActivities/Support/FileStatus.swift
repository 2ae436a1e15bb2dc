import Glibc
import SheetFiles
import SheetPrograms

extension mode_t {
  /// Whether nobody but the person gets anything.
  var isPrivate: Bool { self & 0o077 == 0 }
}

extension stat {
  /// The type bits.
  var kind: mode_t { st_mode & S_IFMT }
  /// The access bits, without set-user-ID and its like.
  var permissions: mode_t { st_mode & 0o777 }

  /// What the system knows of a path below a directory; of the link itself unless `follow`.
  static func of(
    _ path: FilePath, in directory: Descriptor? = nil, follow: Bool
  ) throws(SystemError) -> stat {
    var status = stat()
    let result = path.withCString {
      fstatat(directory?.number ?? AT_FDCWD, $0, &status, follow ? 0 : AT_SYMLINK_NOFOLLOW)
    }
    guard result == 0 else { throw SystemError.last }
    return status
  }
}
