import Foundation
import SheetFiles
import SheetPrograms

/// Saves files and folders on another machine with the program `sftp`, which uses the person's own keys,
/// agent, `ssh_config` and `known_hosts`.
///
/// Any thread; it blocks. As on this machine nothing is overwritten and nothing half-written stays: all is
/// sent under hidden names first, and then renamed in a way that fails where the name is taken.
struct SFTPUpload {
  /// One thing to send.
  struct Item {
    /// What.
    var source: FileSaver.Source
    /// Its name there.
    var name: FilePath
    /// What it is called until it is complete.
    var part: String
  }

  private let folder: RemoteFolder
  private let program: String
  private let environment: [String: String]
  private let monitor: WorkMonitor

  /// How many names are tried for one that is taken.
  private static let attempts = 100

  /// Finds the program.
  ///
  /// - Throws: ``RemoteError/noProgram``.
  init(
    to folder: RemoteFolder, environment: [String: String], _ monitor: WorkMonitor
  ) throws(RemoteError) {
    guard let program = ProgramFinder(environment: environment).path(of: "sftp") else {
      throw .noProgram
    }
    (self.folder, self.program, self.environment) = (folder, program, environment)
    self.monitor = monitor
  }

  /// Sends everything and returns the names that it got, in order.
  ///
  /// - Throws: ``RemoteError``, ``FileError`` or `CancellationError`; then nothing of it stays, unless the
  ///   machine cannot be reached any more.
  func send(_ items: [Item]) throws -> [FilePath] {
    do {
      try transfer(items)
      return try place(items)
    } catch {
      _ = try? run(items.map { "-rm \(Self.quoted($0.part))" }, WorkMonitor())
      throw error
    }
  }

  private func transfer(_ items: [Item]) throws {
    var files: [Descriptor] = []
    var commands: [String] = []
    for item in items {
      let number = 3 + files.count
      switch item.source {
      case .bytes(let bytes): files.append(try Descriptor.memory(bytes))
      case .file(let path):
        let (file, status) = try SourceFile.open(path)
        guard status.kind == S_IFREG else { throw RemoteError.folder(path) }
        files.append(file)
      }
      commands.append("put /dev/fd/\(number) \(Self.quoted(item.part))")
    }
    try run(commands, files: files, monitor)
  }

  /// Gives each its name, or the next free one. Those that did not get theirs are listed, and tried again.
  private func place(_ items: [Item]) throws -> [FilePath] {
    var names = items.map(\.name)
    var waiting = Array(items.indices)
    for attempt in 1...Self.attempts {
      for index in waiting where attempt > 1 {
        names[index] = FileName.numbered(items[index].name, attempt)
      }
      let renames = waiting.map { index in
        "-rename -l \(Self.quoted(items[index].part)) \(Self.quoted(names[index]))"
      }
      let listed = try run(renames + ["-ls -1a"], monitor)
      waiting = waiting.filter { listed.contains(items[$0].part) }
      if waiting.isEmpty { return names }
    }
    throw RemoteError.nameTaken(folder.host, names[waiting[0]])
  }

  /// Runs commands in the folder, and returns the lines that they print. One that fails ends them, unless
  /// it begins with a hyphen.
  @discardableResult
  private func run(
    _ commands: [String], files: [Descriptor] = [], _ monitor: WorkMonitor
  ) throws -> [String] {
    let port = folder.port.map { ["-P", "\($0)"] } ?? []
    var child = ChildProcess(
      executable: program,
      arguments: ["-o", "LogLevel=ERROR", "-b", "-"] + port + ["--", folder.host],
      environment: environment)
    let enter = folder.path.bytes.isEmpty ? [] : ["cd \(Self.quoted(folder.path))"]
    child.input = .bytes(Array((enter + commands).joined(separator: "\n").utf8) + [10])
    child.inherited = files
    child.timeout = .seconds(24 * 60 * 60)
    let outcome = try child.run(monitor)
    guard outcome.isSuccess else { throw RemoteError(outcome, folder) }
    return String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// `sftp` takes a backslash before a quotation mark and before another backslash, and splits at nothing
  /// between quotation marks. A line break has no place in a command.
  static func quoted(_ path: FilePath) -> String { quoted(path.text) }

  private static func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> [Character] in
      character == "\"" || character == "\\" ? ["\\", character] : [character]
    }
    return "\"\(String(escaped.filter { !$0.isNewline }))\""
  }
}
