import Glibc
import SheetFiles
import SheetPrograms

/// Makes files of what is none, for a program that reads them after this one has ended. They are removed a
/// day later, when something is sent again.
struct Outbox {
  private static let life = 86_400

  private let folder: FilePath
  private let workingDirectory: FilePath

  init(_ settings: ActivitySettings) {
    folder = settings.directories.state.appending("sharesheet/outbox")
    workingDirectory = FilePath(settings.workingDirectory)
  }

  /// What KDE Connect can send of an item.
  ///
  /// - Throws: ``AirDropError``, ``FileError`` or `CancellationError`.
  func item(_ item: ActivityItem, _ monitor: WorkMonitor) throws -> KDEConnectItem {
    switch item {
    case .text(let text): return .text(text)
    case .link(let url): return .url(url.absoluteString)
    case .file(let path):
      let (_, status) = try SourceFile.open(path)
      guard status.kind == S_IFREG else { throw AirDropError.folder(path) }
      return .url(try self.path(of: item, monitor).fileURL)
    default: return .url(try path(of: item, monitor).fileURL)
    }
  }

  /// The path of a file with the item in it: its own, or that of one which is made.
  ///
  /// - Throws: ``AirDropError/nothing``, ``FileError`` or `CancellationError`.
  func path(of item: ActivityItem, _ monitor: WorkMonitor) throws -> FilePath {
    guard let (name, source) = item.file else { throw AirDropError.nothing }
    if case .file(let path) = source {
      return path.isAbsolute ? path : workingDirectory.appending(path)
    }
    try FileSaver.makeFolder(folder)
    _ = folder.withCString { chmod($0, 0o700) }
    try clean()
    return try FileSaver(monitor: monitor).save(source, as: name, in: folder)
  }

  private func clean() throws(FileError) {
    let now = time(nil)
    try FileError.reading(folder) { () throws(SystemError) in
      let directory = try Descriptor.open(folder, O_RDONLY | O_DIRECTORY)
      for name in try directory.names() {
        let status = try stat.of(name, in: directory, follow: false)
        if now - status.st_mtim.tv_sec > Self.life { directory.removeTree(name) }
      }
    }
  }
}
