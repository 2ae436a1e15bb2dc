import SheetEngine
import SheetFiles
import SheetImaging
import SheetPresentation
import SheetPrograms

/// Sends items by a code that is shown to the person, as words and for a camera.
struct WormholeSending {
  let wormhole: Wormhole
  let work: ActivityWork

  /// Sends the items; several go as one archive.
  ///
  /// - Throws: ``AirDropError``, ``FileError``, ``ChildProcessError`` or `CancellationError`.
  func send() throws -> ActivityResult {
    let folder = try TemporaryFolder(environment: work.settings.environment)
    let content = try content(in: folder)
    work.monitor.tell("Asking for a code")
    let result = try withExtendedLifetime(folder) {
      try wormhole.send(
        content, size: try size(of: content), work.monitor, code: { show($0) },
        taken: { showTaken() })
    }
    work.show(nil)
    return result
  }

  private func show(_ code: String) {
    work.monitor.tell("Waiting for the other side")
    let symbol = try? work.settings.helper()?.code(of: Array("wormhole-transfer:\(code)".utf8))
    work.show(
      ProgressNotice(
        headline: code,
        lines: [
          "On the other machine, run: \(wormhole.command(receiving: code))",
          "Or type it into another program for magic-wormhole. It works once.",
        ], code: symbol))
  }

  /// The program waits for the other side as long as it takes, and cannot tell whether it is still there.
  private func showTaken() {
    work.monitor.tell("Waiting for the other side to accept")
    work.show(
      ProgressNotice(
        headline: "The other side has the code",
        lines: [
          "Nobody else can use it now. If nothing comes of it, because the other side went away, cancel and "
            + "send again for a new code."
        ], code: nil))
  }

  private func size(of content: Wormhole.Content) throws -> Int64 {
    switch content {
    case .text(let text): Int64(text.utf8.count)
    case .file(let path): try SourceFile.size(of: path, work.monitor)
    }
  }

  private func content(in folder: TemporaryFolder) throws -> Wormhole.Content {
    guard work.items.count == 1, let item = work.items.first else { return try archive(folder) }
    switch item {
    case .text(let text): return .text(text)
    case .link(let url): return .text(url.absoluteString)
    case .file(let path): return .file(path)
    default:
      guard let (name, source) = item.file else { throw AirDropError.nothing }
      return .file(try FileSaver(monitor: work.monitor).save(source, as: name, in: folder.path))
    }
  }

  /// The program takes one thing at a time.
  private func archive(_ folder: TemporaryFolder) throws -> Wormhole.Content {
    let sources = work.items.compactMap(\.file).map { ArchiveSource($0.source, name: $0.name) }
    guard !sources.isEmpty else { throw AirDropError.nothing }
    work.monitor.tell("Packing \(sources.count) items")
    let path = try ArchiveWriter(monitor: WorkMonitor(following: work.monitor)).write(
      sources, format: .zip, name: FilePath("shared.zip"), folder: folder.path)
    return .file(path)
  }
}
