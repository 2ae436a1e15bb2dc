import Glibc
import SheetFiles

/// What a path names.
public enum FileStatus: Sendable, Equatable {
  /// Nothing, or it can never be the name of a file.
  case missing
  /// A file of `size` bytes.
  case file(size: Int)
  /// A folder.
  case folder
  /// Something without an end or content of its own, in words: "a pipe", "a device", "a socket".
  case special(String)
  /// It may exist, but this process may not look at it.
  case unreadable(SystemError)
}

/// How the command asks whether files exist; a value, so that tests can count and pretend.
public struct FileProbe: Sendable {
  /// Looks at one path. May be called from any thread.
  public var status: @Sendable (FilePath) -> FileStatus

  /// A probe that answers by `status`.
  public init(status: @escaping @Sendable (FilePath) -> FileStatus) {
    self.status = status
  }

  /// Asks the system, two calls a file: `stat` and `access`.
  public static let system = FileProbe { path in
    guard !path.bytes.contains(0) else { return .missing }
    return path.withCString { name in
      var status = stat()
      guard stat(name, &status) == 0 else { return FileStatus(failure: .last, name: name) }
      return FileStatus(status, name: name)
    }
  }
}

extension FileStatus {
  /// A symbolic link in a circle or to nothing is there, but unreadable; a name that is too long is no
  /// name.
  fileprivate init(failure: SystemError, name: UnsafePointer<CChar>) {
    var status = stat()
    switch failure.code {
    case ENOENT where lstat(name, &status) == 0: self = .unreadable(failure)
    case ENOENT, ENOTDIR, ENAMETOOLONG: self = .missing
    default: self = .unreadable(failure)
    }
  }

  fileprivate init(_ status: stat, name: UnsafePointer<CChar>) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      self = access(name, R_OK | X_OK) == 0 ? .folder : .unreadable(.last)
    case S_IFREG:
      self = access(name, R_OK) == 0 ? .file(size: Int(status.st_size)) : .unreadable(.last)
    default: self = .special(FileKind.words(status.st_mode) ?? "a device")
    }
  }
}
