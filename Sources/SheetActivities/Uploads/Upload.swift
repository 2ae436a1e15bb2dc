import Glibc
import SheetFiles
import SheetPrograms

/// One thing that is sent to a server for files.
struct Upload: Sendable {
  /// What.
  var source: FileSaver.Source
  /// Its name there.
  var name: FilePath

  /// Opened for one attempt to send it: from its start, with its bytes.
  ///
  /// - Throws: ``FileError``, and ``UploadError/folder(_:)`` for a folder.
  func open() throws -> (file: Descriptor, size: Int64) {
    switch source {
    case .bytes(let bytes): return (try Descriptor.memory(bytes), Int64(bytes.count))
    case .file(let path):
      let (file, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG else { throw UploadError.folder(path) }
      return (file, Int64(status.st_size))
    }
  }

  /// What a server is told that it is.
  var type: String {
    mime.hasPrefix("text/") ? mime + "; charset=utf-8" : mime
  }

  /// The same without an encoding.
  var mime: String { (FileType.forSuffix(name.suffix) ?? .unknown).mime }
}

/// A thing that has arrived on a server.
struct StoredFile: Sendable {
  /// The name that it got.
  var name: FilePath
  /// Where it is.
  var address: String
}

/// What a server for files does. Nothing is overwritten there, and after an error nothing of it stays.
protocol FileStore: Sendable {
  /// Sends everything and tells where it is, in order; on any thread, which it blocks.
  ///
  /// - Throws: ``UploadError``, ``NetworkError``, ``FileError``, ``SecretError`` or `CancellationError`.
  func send(_ uploads: [Upload]) throws -> [StoredFile]

  /// An address by which whoever has it can read the file; `nil` where there can be none.
  func link(to file: StoredFile, for expiry: Lifetime) throws -> String?
}

extension FileStore {
  /// The names that are tried for one that is taken.
  static var attempts: Int { 100 }

  /// Checks that all can be sent, and tells how much it is.
  func announce(_ uploads: [Upload], _ monitor: WorkMonitor) throws -> [Int64] {
    let sizes = try uploads.map { try $0.open().size }
    monitor.setTotal(sizes.reduce(0, +))
    return sizes
  }
}

extension WorkMonitor {
  /// For one of several requests, of which the sum is told already.
  var forPart: WorkMonitor {
    var monitor = self
    monitor.setTotal = { _ in }
    return monitor
  }
}
