import Glibc
import SheetFiles
import SheetPrograms

/// A folder that only the person can read, for files that another program sends. It goes with its last
/// reference.
package final class TemporaryFolder: Sendable {
  /// Where it is.
  package let path: FilePath

  /// Makes one in `TMPDIR`, or in `/tmp`.
  ///
  /// - Throws: ``FileError``.
  package init(environment: [String: String]) throws(FileError) {
    let parent = environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    var template = Array("\(parent)/sharesheet-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .writing(.last, to: FilePath(parent))
    }
    path = FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  deinit {
    guard let parent = try? Descriptor.open(path.parent, O_RDONLY | O_DIRECTORY) else { return }
    parent.removeTree(path.lastComponent)
  }
}
