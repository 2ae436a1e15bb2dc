import Glibc
import SheetFiles
import SheetPrograms

/// A file that goes along with a message, opened.
struct MailAttachment: Sendable {
  /// The name that the reader sees.
  let name: String
  /// The MIME type by the name's suffix.
  let type: String
  /// Its bytes.
  let size: Int64
  /// The open file.
  let file: Descriptor

  /// Opens what an item is as a file.
  ///
  /// - Throws: ``FileError``, or ``MailError/folder(_:)``: a folder is no file.
  init(_ item: ActivityItem) throws {
    guard let (path, source) = item.file else { throw MailError.noData }
    let shown = path.lastComponent.text.singleLine
    name = shown.isEmpty ? "file" : shown
    type = (FileType.forSuffix(path.suffix) ?? .unknown).mime
    switch source {
    case .bytes(let bytes):
      file = try Descriptor.memory(bytes)
      size = Int64(bytes.count)
    case .file(let path):
      let (opened, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG else { throw MailError.folder(path) }
      (file, size) = (opened, Int64(status.st_size))
    }
  }
}

extension Descriptor {
  /// Back to the first byte.
  func rewind() {
    lseek(number, 0, SEEK_SET)
  }
}
