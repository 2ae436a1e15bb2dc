import Glibc

/// Why a file was not saved or packed.
package enum FileError: Error, Hashable, Sendable {
  /// Something to be saved cannot be read.
  case unreadable(BytePath, SystemError)
  /// Something to be saved is a device, a pipe or a socket.
  case notAFile(BytePath)
  /// A file became shorter while it was read.
  case changed(BytePath)
  /// A folder is to be saved into itself.
  case intoItself(BytePath)
  /// The folder to save into does not exist.
  case noFolder(BytePath)
  /// What should be the folder to save into is a file.
  case notAFolder(BytePath)
  /// The person may not write into the folder.
  case notWritable(BytePath, SystemError)
  /// The folder's disk takes no changes.
  case readOnly(BytePath)
  /// The folder's disk is full; bytes that are needed and free, where known.
  case noSpace(BytePath, needed: Int64?, free: Int64?)
  /// The person has used up what they may store.
  case quota(BytePath)
  /// The name is longer than the file system takes.
  case nameTooLong(BytePath)
  /// The file is larger than the file system takes.
  case tooLarge(BytePath)
  /// The name cannot be one of a file.
  case badName(String)
  /// The name cannot be stored in a ZIP archive.
  case nameNotUTF8(BytePath)
  /// Another error while writing.
  case notWritten(BytePath, SystemError)
}

extension FileError {
  /// What a failed call on the folder, or on a file in it, means.
  static func writing(
    _ error: SystemError, to folder: BytePath, needed: Int64? = nil, free: Int64? = nil
  ) -> FileError {
    switch error.code {
    case ENOENT: .noFolder(folder)
    case ENOTDIR: .notAFolder(folder)
    case EACCES, EPERM: .notWritable(folder, error)
    case EROFS: .readOnly(folder)
    case ENOSPC: .noSpace(folder, needed: needed, free: free)
    case EDQUOT: .quota(folder)
    case ENAMETOOLONG: .nameTooLong(folder)
    case EFBIG: .tooLarge(folder)
    default: .notWritten(folder, error)
    }
  }
}
