import Glibc
import SheetFiles
import SheetPrograms

/// A file that goes along with a message, opened.
struct MailAttachment: Sendable {
  /// The name that the reader sees.
  let name: String
  /// The MIME type: by the name's suffix, or by the contents where that tells nothing.
  let type: String
  /// Its bytes.
  let size: Int64
  /// The open file.
  let file: Descriptor

  /// Opens what an item is as a file.
  ///
  /// - Parameter contentType: The type of an open file with a name that tells none.
  /// - Throws: ``FileError``, or ``MailError/folder(_:)``: a folder is no file.
  init(
    _ item: ActivityItem, contentType: (Descriptor, FilePath) throws -> String = { _, _ in "" }
  ) throws {
    guard let (path, source) = item.file else { throw MailError.noData }
    let shown = path.lastComponent.text.singleLine
    name = shown.isEmpty ? "file" : shown
    switch source {
    case .bytes(let bytes):
      file = try Descriptor.memory(bytes)
      size = Int64(bytes.count)
    case .file(let path):
      let (opened, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG else { throw MailError.folder(path) }
      (file, size) = (opened, Int64(status.st_size))
    }
    let known = FileType.forSuffix(path.suffix)?.mime
    type = Self.carried(try known ?? contentType(file, path))
  }

  /// A message inside of one must not be encoded (RFC 2046 section 5.2.1), and files are, whatever they hold.
  private static func carried(_ type: String) -> String {
    let isWhole = ["message/", "multipart/"].contains { type.hasPrefix($0) }
    return type.isEmpty || isWhole ? FileType.unknown.mime : type
  }
}

extension Descriptor {
  /// Back to the first byte.
  func rewind() {
    lseek(number, 0, SEEK_SET)
  }
}
