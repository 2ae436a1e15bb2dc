import Glibc
import SheetFiles
import SheetPrograms

/// An open file of which nothing may change while it is sent.
struct SizedFile: Sendable {
  /// The file.
  let descriptor: Descriptor
  /// Bytes in it.
  let size: Int64
  /// When it was changed, in nanoseconds since 1970.
  let modified: Int64
  private let name: String

  /// Opens what an item has.
  ///
  /// - Throws: ``FileError``, ``SystemError``, or ``MediaError/empty(_:)``.
  init(_ item: ActivityItem, called name: String) throws {
    self.name = name
    switch item.file?.source {
    case .file(let path):
      let (file, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG else { throw FileError.notAFile(path) }
      (descriptor, size, modified) = (file, Int64(status.st_size), status.modified)
    case .bytes(let bytes):
      descriptor = try Descriptor.memory(bytes)
      (size, modified) = (Int64(bytes.count), 0)
    case nil: throw MediaError.empty(name)
    }
    guard size > 0 else { throw MediaError.empty(name) }
  }

  /// - Throws: ``MediaError/changed(_:)``.
  func checkUnchanged() throws {
    let status = try descriptor.status()
    guard Int64(status.st_size) == size, modified == 0 || status.modified == modified else {
      throw MediaError.changed(name)
    }
  }
}

extension stat {
  /// When it was changed, in nanoseconds since 1970.
  var modified: Int64 {
    Int64(st_mtim.tv_sec).multipliedReportingOverflow(by: 1_000_000_000).partialValue
      &+ Int64(st_mtim.tv_nsec)
  }
}
