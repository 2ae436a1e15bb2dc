import Foundation
import SheetTestSupport

/// The child process of these tests, `terminal-probe`, in a terminal of its own.
struct Probe {
  let process: ProcessInTerminal
  /// Holds the home folder that the program was given.
  private let scratch: ScratchDirectory

  var terminal: VirtualTerminal { process.terminal }

  /// Starts it. `words` are described in `TerminalProbe/main.swift`.
  init(
    _ words: String..., environment: [String: String?] = [:], size: TerminalSize = .standard,
    error: ProgramStream = .terminal, output: ProgramStream = .kept
  ) throws {
    scratch = try ScratchDirectory()
    var variables = scratch.environment()
    for (name, value) in environment { variables[name] = value }
    process = try ProcessInTerminal(
      ProgramCall(Self.path(), words, environment: variables, output: output, error: error),
      size: size)
  }

  /// Its executable lies beside the one that the tests are in.
  static func path() throws -> String { try TestedProgram.beside("terminal-probe") }

  /// What it told, line by line.
  var told: [String] {
    process.program.standardOutput.split(separator: "\n").map(String.init)
  }

  /// Waits until it tells a line.
  func wait(toTell line: String, within duration: Duration = .seconds(10)) throws {
    guard poll(within: duration, for: { told.contains(line) ? true : nil }) == nil else { return }
    throw TestSupportError.timedOut(
      waitingFor: "the line \(line)", screen: told + terminal.lines, caller: #function)
  }

  /// Waits until it told so many lines.
  func wait(toTellLines count: Int, within duration: Duration = .seconds(10)) throws {
    guard poll(within: duration, for: { told.count >= count ? true : nil }) == nil else { return }
    throw TestSupportError.timedOut(
      waitingFor: "\(count) lines", screen: told + terminal.lines, caller: #function)
  }

  /// Context switches of all its threads so far: how often anything in it woke up.
  var wakeups: Int {
    let folder = "/proc/\(process.program.identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let status =
        (try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)) ?? ""
      let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
    }
  }

  /// Processor time that it used so far, in hundredths of a second.
  var ticks: Int {
    let path = "/proc/\(process.program.identifier)/stat"
    let fields = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 14 ? (Int(fields[13]) ?? 0) + (Int(fields[14]) ?? 0) : 0
  }
}
