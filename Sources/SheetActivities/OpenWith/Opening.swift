import Glibc
import SheetEngine
import SheetFiles
import SheetPrograms

/// Starts what opens the items: an application, or a program that the person named.
struct Opening {
  /// A program with its arguments, and where it runs.
  private struct Start {
    var title: String
    var program: Spawn
    var isInTerminal: Bool
  }

  let work: ActivityWork
  let items: [OpenItem]

  /// For the items of an activity.
  init(_ work: ActivityWork) {
    self.work = work
    items = work.items.compactMap { OpenItem($0, in: work.settings.workingDirectory) }
  }

  /// Opens all items in an application: with one start if it takes several, else one after the other.
  func open(in entry: DesktopEntry) throws -> ActivityResult {
    guard let program = finder.path(of: entry.exec.program) else {
      throw OpenWithError.applicationMissing(entry.name)
    }
    let portions = entry.exec.takesMany ? [items] : items.map { [$0] }
    let starts = portions.prefix(ApplicationOffer.mostStarts).map { items in
      Start(
        title: entry.name,
        program: spawn(
          program, entry.exec.arguments(for: items, of: entry), directory: entry.startFolder),
        isInTerminal: entry.isTerminal)
    }
    return try run(Array(starts))
  }

  /// Opens all items with a command: the program, its arguments, then the items.
  func open(command: String, inTerminal: Bool) throws -> ActivityResult {
    guard let words = ExecWords.split(Array(command.utf8)) else { throw OpenWithError.badCommand }
    guard let first = words.first else { throw OpenWithError.noCommand }
    let name = FilePath(bytes: first.bytes).text
    let path = name.hasPrefix("~/") ? work.settings.directories.expand(name, in: "/").text : name
    guard let program = finder.path(of: path) else { throw OpenWithError.programMissing(name) }
    let arguments = words.dropFirst().map { ByteString(bytes: $0.bytes) } + items.map(\.plain)
    return try run([
      Start(
        title: FilePath(program).lastComponent.text, program: spawn(program, arguments),
        isInTerminal: inTerminal)
    ])
  }

  private var finder: ProgramFinder { ProgramFinder(environment: work.settings.environment) }

  private func spawn(
    _ program: String, _ arguments: [ByteString], directory: FilePath? = nil
  ) -> Spawn {
    var spawn = Spawn(
      executable: program, byteArguments: arguments, environment: work.settings.environment)
    spawn.directory = directory
    return spawn
  }

  private func run(_ starts: [Start]) throws -> ActivityResult {
    for start in starts {
      try work.monitor.checkCancellation()
      try run(start, patience: .seconds(2) / max(1, starts.count))
    }
    return ActivityResult(starts.contains { !$0.isInTerminal } ? .handedOver : .completed)
  }

  private func run(_ start: Start, patience: Duration) throws {
    let status: Int32?
    if start.isInTerminal {
      status = try ForegroundProgram(start.program).run(on: work.terminal, work.monitor)
      guard status != nil else { throw OpenWithError.crashed(start.title) }
    } else {
      var program = DetachedProgram(start.program)
      program.patience = patience
      status = try program.start(work.monitor)
    }
    // A window that stays open has no status yet.
    guard status ?? 0 == 0 else { throw OpenWithError.failed(start.title, status: status ?? 0) }
  }
}

extension DesktopEntry {
  /// The folder of `Path`, if there is one.
  fileprivate var startFolder: FilePath? {
    let path = FilePath(directory)
    guard path.isAbsolute, let status = try? stat.of(path, follow: true), status.kind == S_IFDIR
    else { return nil }
    return path
  }
}
