import Foundation
import HelperProtocol
import SheetFiles
import SheetImaging
import SheetPrograms

/// An item as a part of a document: an open file, and what it is.
struct DocumentPart {
  /// What becomes of it.
  enum Content: Equatable {
    /// Laid out by us.
    case laidOut(DocumentDescription.Part)
    /// A PDF document already.
    case pdf
  }

  /// What it is.
  let content: Content
  /// Its bytes, from the start.
  let file: Descriptor
  /// What a message calls it.
  let name: String

  /// Opens an item, and tells from its first bytes what it is.
  ///
  /// - Throws: ``FileError``, ``DocumentError``, ``CopyError``.
  init(_ item: ActivityItem) throws {
    name = item.fileName.text
    switch item {
    case .text(let text):
      (content, file) = (.laidOut(.prose), try .memory(Array(text.utf8)))
    case .link(let url):
      (content, file) = (.laidOut(.link), try .memory(Array(url.absoluteString.utf8)))
    case .image(let image):
      guard let png = image.pngData() else { throw CopyError.damagedPicture }
      (content, file) = (.laidOut(.picture), try .memory(Array(png)))
    case .data(let data, _):
      file = try .memory(Array(data))
      content = try Self.content(of: file, text: .prose, name)
    case .file(let path):
      let (opened, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG else { throw DocumentError.notLaidOut(name) }
      file = opened
      content = try Self.content(of: file, text: .listing, name)
    case .promise: throw DocumentError.notLaidOut(name)
    }
  }

  /// Whether it is text, as long as its file.
  var isText: Bool { content == .laidOut(.prose) || content == .laidOut(.listing) }

  private static func content(
    of file: Descriptor, text: DocumentDescription.Part, _ name: String
  ) throws -> Content {
    let head = try file.head(PictureFormat.headSize)
    // Readers take a document that begins within the first kilobyte (ISO 32000, annex H.3.4.1).
    if head.prefix(1024).contains(Array("%PDF-".utf8)) {
      guard try file.tail(tailSize).contains(Array("startxref".utf8)) else {
        throw DocumentError.damaged(name, words: "its end is missing")
      }
      return .pdf
    }
    if PictureLoader.isPicture(Data(head)) { return .laidOut(.picture) }
    guard !head.contains(0) else { throw DocumentError.notLaidOut(name) }
    try refuseText(called: name, isEmpty: head.isEmpty)
    return .laidOut(text)
  }

  /// Where the place of the table of objects is written: at the end (ISO 32000, 7.5.5), behind which some
  /// mailers leave a few lines of theirs.
  private static let tailSize = 1 << 16

  /// What is called a picture or a document and is text is a mistake that nobody should find in print.
  private static func refuseText(called name: String, isEmpty: Bool) throws(DocumentError) {
    let path = FilePath(name)
    guard FileType.category(of: path) == .image || path.suffix == "pdf" else { return }
    throw isEmpty ? .empty(name) : .misnamed(name)
  }
}

extension ItemFilter {
  /// What can be put on paper.
  static let printable = ItemFilter(
    [.text, .link, .image, .file, .data], files: [.text, .image], suffixes: ["pdf"],
    words: "a text, a link, a picture or a PDF document")
}
