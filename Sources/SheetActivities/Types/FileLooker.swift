import Glibc
import HelperProtocol
import SheetFiles
import SheetPrograms

/// What a file shows of itself, whatever its name.
struct FileLook: Sendable {
  /// The file.
  let path: FilePath
  /// What the system knows of it; `nil` when it is not there.
  let facts: stat?
  /// What libmagic says; an empty text where it says nothing, `nil` where nobody looked.
  var content: String?
}

/// Looks into files by the helper. Nothing need be known of types for that, so that what is known can be
/// read meanwhile.
struct FileLooker: Sendable {
  /// Without it nobody looks.
  let helper: HelperProgram?
  /// How many files are looked into.
  var most = Int.max
  /// After that no file is looked into any more.
  let patience: Duration
  /// Ends it, too.
  var monitor = WorkMonitor()

  /// Looks at files, in their order; into the first ones that have contents.
  func look(at paths: [FilePath]) -> [FileLook] {
    let deadline = ContinuousClock.now + patience
    var looks = paths.map { FileLook(path: $0, facts: try? stat.of($0, follow: true)) }
    let files = looks.indices.filter {
      looks[$0].facts?.kind == S_IFREG && looks[$0].facts?.st_size ?? 0 > 0
    }.prefix(most)
    var impatient = monitor
    impatient.isCancelled = { monitor.isCancelled() || ContinuousClock.now > deadline }
    for start in stride(from: 0, to: files.count, by: HelperRequest.mostTypes) {
      guard !impatient.isCancelled() else { break }
      let batch = files.dropFirst(start).prefix(HelperRequest.mostTypes)
      let found = contents(of: batch.map { paths[$0] }, impatient)
      for (index, content) in zip(batch, found) { looks[index].content = content }
    }
    return looks
  }

  private func contents(of paths: [FilePath], _ monitor: WorkMonitor) -> [String] {
    // A file that cannot be opened is as good as an empty one.
    let files = paths.map { path in
      (try? Descriptor.openWithoutWaiting(path).0) ?? (try? Descriptor.memory())
    }.compactMap(\.self)
    guard let helper, files.count == paths.count else { return paths.map { _ in "" } }
    return helper.contentTypes(of: files, monitor)
  }
}

extension HelperProgram {
  /// What libmagic says of open files, in their order; an empty text where it says nothing. Where they stand
  /// changes.
  func contentTypes(of files: [Descriptor], _ monitor: WorkMonitor) -> [String] {
    guard let first = files.first,
      let text = try? words(
        of: .type(count: files.count), .open(first), files: Array(files.dropFirst()), monitor)
    else { return files.map { _ in "" } }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.count == files.count ? lines : files.map { _ in "" }
  }
}
