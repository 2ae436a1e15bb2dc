import Foundation
import SheetCells
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms
import Synchronization

/// Sends by magic-wormhole: the other side types a code that this side shows, wherever it is.
///
/// The program `wormhole` does it. A text goes in through its standard input, so that it is in no argument.
struct Wormhole: Sendable {
  /// What is sent: one text, or one file or folder.
  enum Content: Sendable, Hashable {
    /// A text.
    case text(String)
    /// A file, or a folder, which the program packs itself.
    case file(FilePath)
  }

  private let program: String
  private let server: [String]
  private let environment: [String: String]

  /// Finds the program; `nil` where it is not installed.
  ///
  /// - Parameters:
  ///   - relay: The address of another mailbox server.
  ///   - transit: The address of another transit relay.
  init?(_ environment: [String: String], relay: String?, transit: String?) {
    guard let program = ProgramFinder(environment: environment).path(of: "wormhole") else {
      return nil
    }
    self.program = program
    server =
      (relay.map { ["--relay-url", $0] } ?? []) + (transit.map { ["--transit-helper", $0] } ?? [])
    // Its words are read; without this it may write nothing before it ends.
    self.environment = environment.merging(["LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"]) { $1 }
  }

  /// What is typed on the other machine, so that it asks the same server.
  func command(receiving code: String) -> String {
    (["wormhole"] + server + ["receive", code]).joined(separator: " ")
  }

  /// Sends, and blocks until the other side has everything.
  ///
  /// - Parameters:
  ///   - size: The bytes in it, for the progress.
  ///   - code: Called once with the code.
  ///   - taken: Called once when somebody has typed the code, if the program says so before it sends. It then
  ///     waits without an end for an answer, also of a receiver that has died (0.24, tried).
  /// - Throws: ``AirDropError``, ``ChildProcessError`` or `CancellationError`; the program is ended then.
  func send(
    _ content: Content, size: Int64, _ monitor: WorkMonitor,
    code: @escaping @Sendable (String) -> Void, taken: @escaping @Sendable () -> Void
  ) throws -> ActivityResult {
    let reader = WormholeReader(size: size, monitor, code: code, taken: taken)
    var child = ChildProcess(
      executable: program, arguments: server + ["send"], environment: environment)
    switch content {
    case .text(let text):
      child.arguments += ["--text", "-"]
      child.input = .bytes(Array(text.utf8))
    case .file(let path):
      guard let name = path.validText else { throw AirDropError.nameNotText(path) }
      child.arguments += ["--", name]
    }
    child.timeout = .seconds(24 * 60 * 60)
    child.onErrorOutput = { reader.read($0) }
    child.onOutput = { reader.readOutput($0) }
    let outcome = try child.run(monitor)
    guard outcome.isSuccess else { throw Self.error(outcome) }
    return ActivityResult(.completed, note: "The other side has it.")
  }

  /// Its own words for ends that have others here (magic-wormhole 0.12 and 0.24, tried).
  private static func error(_ outcome: ChildProcess.Outcome) -> AirDropError {
    let text = String(decoding: outcome.errorOutput.suffix(4000), as: UTF8.self)
    let words = text.lowercased()
    if words.contains("confirmation failed") { return .wrongCode }
    if words.contains("transfer rejected") { return .wormholeDeclined }
    if words.contains("problem connecting to") {
      return .wormholeNotReached(server(in: text), words: outcome.complaint)
    }
    return .programFailed("wormhole", words: outcome.complaint)
  }

  /// The address of the server that it names: "(relay URL was ws://…)".
  private static func server(in words: String) -> String {
    guard let mark = words.range(of: "relay URL was ") else { return "" }
    return String(words[mark.upperBound...].prefix { !$0.isWhitespace && $0 != ")" })
  }
}

/// Reads what `wormhole` says while it works: the code, that somebody has it, then a bar with percents.
final class WormholeReader: Sendable {
  private struct State {
    var lines = MeterLines(limit: 400)
    var outputLines = MeterLines(limit: 400)
    var hasCode = false
    var isTaken = false
    var part: Int64 = 0
  }

  private static let mark = "Wormhole code is: "
  /// 0.24 says so on standard output; both say so on standard error when the other side is slow.
  private static let marksOfTaking = ["code has been consumed", "Key established"]

  private let state = Mutex(State())
  private let size: Int64
  private let monitor: WorkMonitor
  private let code: @Sendable (String) -> Void
  private let taken: @Sendable () -> Void

  init(
    size: Int64, _ monitor: WorkMonitor, code: @escaping @Sendable (String) -> Void,
    taken: @escaping @Sendable () -> Void
  ) {
    (self.size, self.monitor, self.code, self.taken) = (size, monitor, code, taken)
  }

  /// Takes the next bytes of standard error.
  func read(_ bytes: [UInt8]) {
    state.withLock { state in
      for line in state.lines.take(bytes) { take(line, &state) }
    }
  }

  /// Takes the next bytes of standard output.
  func readOutput(_ bytes: [UInt8]) {
    state.withLock { state in
      for line in state.outputLines.take(bytes) { noteTaking(line, &state) }
    }
  }

  private func noteTaking(_ line: String, _ state: inout State) {
    guard !state.isTaken, state.part == 0, Self.marksOfTaking.contains(where: line.contains) else {
      return
    }
    state.isTaken = true
    taken()
  }

  private func take(_ line: String, _ state: inout State) {
    noteTaking(line, &state)
    if !state.hasCode, let range = line.range(of: Self.mark) {
      state.hasCode = true
      code(String(line[range.upperBound...]).trimmingBlanks.displayable)
    } else if let end = line.range(of: "%|") {
      advance(&state, line[..<end.lowerBound])
    }
  }

  /// The program counts what it has packed; the part of it is that of the whole.
  private func advance(_ state: inout State, _ words: Substring) {
    guard let part = Int64(words.suffix(3).filter(\.isNumber)), (1...100).contains(part),
      part > state.part
    else { return }
    if state.part == 0 {
      monitor.setTotal(size)
      monitor.tell("Sending")
    }
    monitor.advance(bytes(part) - bytes(state.part))
    state.part = part
  }

  private func bytes(_ part: Int64) -> Int64 { size / 100 * part + size % 100 * part / 100 }
}
