import Foundation
import Glibc
import HelperProtocol
import SheetFiles
import SheetPrograms

/// One file that is offered to a device: what it is called there, and where its bytes are.
struct OutgoingFile: Sendable {
  /// The name, with the folders below the one that is shared; no two are equal.
  var name: String
  /// Bytes.
  var size: Int64
  /// The MIME type.
  var type: String
  /// The whole text, where it is one that a device may show at once.
  var text: String?
  /// Where its bytes are.
  var source: FileSaver.Source

  /// Longer texts go as files: the offer should not take longer than what is offered.
  private static let longestText = 1 << 16

  /// The files of these items; folders with everything in them.
  ///
  /// - Throws: ``FileError``, ``AirDropError/nothing``, or `CancellationError`.
  static func files(of items: [ActivityItem], _ monitor: WorkMonitor) throws -> [OutgoingFile] {
    var files: [OutgoingFile] = []
    for item in items {
      switch item {
      case .text(let text): files.append(Self(text, named: FileName.name(forText: text)))
      case .link(let url):
        files.append(Self(url.absoluteString, named: FilePath((url.host ?? "link") + ".txt")))
      default:
        guard let (name, source) = item.file else { continue }
        files += try Self.files(of: source, named: name, monitor)
      }
    }
    guard !files.isEmpty else { throw AirDropError.nothing }
    return withUniqueNames(files)
  }

  private init(_ text: String, named name: FilePath) {
    let bytes = Array(text.utf8)
    self.init(
      name: name.text, size: Int64(bytes.count), type: FileType.plainText.mime,
      text: bytes.count <= Self.longestText ? text : nil, source: .bytes(bytes))
  }

  private init(name: String, size: Int64, type: String, text: String?, source: FileSaver.Source) {
    (self.name, self.size, self.type, self.text) = (name, size, type, text)
    self.source = source
  }

  private init(_ source: FileSaver.Source, named name: FilePath, size: Int64) {
    let type = FileType.forSuffix(name.suffix) ?? .unknown
    self.init(name: name.text, size: size, type: type.mime, text: nil, source: source)
  }

  private static func files(
    of source: FileSaver.Source, named name: FilePath, _ monitor: WorkMonitor
  ) throws -> [OutgoingFile] {
    switch source {
    case .bytes(let bytes): return [Self(source, named: name, size: Int64(bytes.count))]
    case .file(let path):
      let (file, status) = try SourceFile.open(path)
      guard status.kind == S_IFDIR else {
        return [Self(source, named: name, size: Int64(status.st_size))]
      }
      return try self.files(in: file, path, named: name, monitor)
    }
  }

  /// Links inside a folder are left out: what they lead to was not chosen.
  private static func files(
    in folder: Descriptor, _ path: FilePath, named name: FilePath, _ monitor: WorkMonitor
  ) throws -> [OutgoingFile] {
    try monitor.checkCancellation()
    var files: [OutgoingFile] = []
    let names = try FileError.reading(path) { () throws(SystemError) in try folder.names() }
    for child in names.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
      let (path, name) = (path.appending(child), name.appending(child))
      let status = try FileError.reading(path) { () throws(SystemError) in
        try stat.of(child, in: folder, follow: false)
      }
      switch status.kind {
      case S_IFREG: files.append(Self(.file(path), named: name, size: Int64(status.st_size)))
      case S_IFDIR:
        let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW
        let inner = try FileError.reading(path) { () throws(SystemError) in
          try Descriptor.open(child, in: folder, flags)
        }
        files += try Self.files(in: inner, path, named: name, monitor)
      default: monitor.leaveOut()
      }
    }
    return files
  }

  /// Not every receiver keeps two files of one name apart.
  private static func withUniqueNames(_ files: [OutgoingFile]) -> [OutgoingFile] {
    var taken: Set<String> = []
    return files.map { file in
      var (file, number) = (file, 1)
      let path = FilePath(file.name)
      let folder = path.bytes.count > path.lastComponent.bytes.count ? path.parent : nil
      while !taken.insert(file.name).inserted {
        number += 1
        let name = FileName.numbered(path.lastComponent, number)
        file.name = (folder?.appending(name) ?? name).text
      }
      return file
    }
  }

  /// The open file with its bytes, from their start.
  ///
  /// - Throws: ``FileError``, and ``AirDropError/changed(_:)`` for a file that has another size now.
  func open() throws -> Descriptor {
    switch source {
    case .bytes(let bytes): return try Descriptor.memory(bytes)
    case .file(let path):
      let (file, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG, Int64(status.st_size) == size else {
        throw AirDropError.changed(path)
      }
      return file
    }
  }
}
