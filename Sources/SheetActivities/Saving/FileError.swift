import Glibc
import SheetFiles

/// Why a file was not saved or packed.
package enum FileError: Error, Hashable, Sendable {
  /// Something to be saved cannot be read.
  case unreadable(FilePath, SystemError)
  /// Something to be saved is a device, a pipe or a socket.
  case notAFile(FilePath)
  /// What should be a file to be changed is something else: "a folder", "a pipe".
  case otherKind(FilePath, kind: String)
  /// A file to be changed has more bytes than such files have.
  case tooLargeToChange(FilePath, limit: Int)
  /// A file became shorter while it was read.
  case changed(FilePath)
  /// A folder is to be saved into itself.
  case intoItself(FilePath)
  /// The folder to save into does not exist.
  case noFolder(FilePath)
  /// What should be the folder to save into is a file.
  case notAFolder(FilePath)
  /// The person may not write into the folder.
  case notWritable(FilePath, SystemError)
  /// The folder is there and open, and the system makes no files in it: /proc.
  case takesNoFiles(FilePath)
  /// The folder's disk takes no changes.
  case readOnly(FilePath)
  /// The folder's disk is full; bytes that are needed and free, where known.
  case noSpace(FilePath, needed: Int64?, free: Int64?)
  /// The person has used up what they may store.
  case quota(FilePath)
  /// The name is longer than the file system takes.
  case nameTooLong(FilePath)
  /// The file is larger than the file system takes.
  case tooLarge(FilePath)
  /// The name cannot be one of a file.
  case badName(String)
  /// The name cannot be stored in a ZIP archive.
  case nameNotUTF8(FilePath)
  /// Another error while writing.
  case notWritten(FilePath, SystemError)
}

extension FileError {
  /// Does something with what lies at a path, and says so where it fails.
  static func reading<Result>(
    _ path: FilePath, _ body: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do throws(SystemError) { return try body() } catch { throw .unreadable(path, error) }
  }

  /// What a failed call on the folder, or on a file in it, means.
  static func writing(
    _ error: SystemError, to folder: FilePath, needed: Int64? = nil, free: Int64? = nil
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
