import CLinux
import Glibc
import SheetFiles
import SheetPrograms

/// What a process that was killed could not remove.
///
/// Whoever makes hidden files in a folder has a lock on the folder meanwhile, which the kernel takes back
/// from the dead. Where nobody has one, all that lies there under such names belongs to nobody.
extension StagedFile {
  private static let prefix = ".sharesheet-"
  private static let suffix = ".part"

  /// A hidden name that is not taken.
  static func newName() -> FilePath {
    FilePath("\(prefix)\(UInt64.random(in: 0...UInt64.max))\(suffix)")
  }

  /// Whether ``newName()`` may have made it. Names that were made for files on their way to a server are
  /// others: the server may be this machine, and has no lock.
  private static func isOurs(_ name: FilePath) -> Bool {
    guard let text = name.validText, text.hasPrefix(prefix), text.hasSuffix(suffix) else {
      return false
    }
    let number = text.dropFirst(prefix.count).dropLast(suffix.count)
    return UInt64(number) != nil && number.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// Locks an opened folder as long as its descriptor is open, and removes what nobody owns. On a disk of
  /// another machine nothing is removed: its locks may be this machine's alone.
  static func takeOver(_ directory: Descriptor) {
    guard sheet_is_local_disk(directory.number) != 0,
      sheet_lock_shared(directory.number) == 0
    else { return }
    // Looked at before the lock is asked for: whoever comes after that has other names.
    guard let names = try? directory.names(where: isOurs), !names.isEmpty,
      sheet_is_locked_by_others(directory.number) == 0
    else { return }
    for name in names { directory.removeTree(name) }
  }

  /// Removes from a folder what processes left that were killed.
  static func removeLeftovers(in folder: FilePath) {
    guard let directory = try? Descriptor.open(folder, O_RDONLY | O_DIRECTORY) else { return }
    withExtendedLifetime(directory) { takeOver(directory) }
  }
}
