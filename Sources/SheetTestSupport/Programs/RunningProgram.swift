import Foundation

/// A started program. When the last reference goes, it is killed, with its process group if it has
/// one of its own.
public final class RunningProgram: @unchecked Sendable {
  /// Its process identifier.
  public let identifier: pid_t
  private let leadsGroup: Bool
  private let keptFiles: [Int32: Int32]
  private let lock = NSLock()
  private var status: ExitStatus?

  init(identifier: pid_t, leadsGroup: Bool, keptFiles: [Int32: Int32]) {
    self.identifier = identifier
    self.leadsGroup = leadsGroup
    self.keptFiles = keptFiles
  }

  deinit {
    if exitStatus == nil {
      kill(leadsGroup ? -identifier : identifier, SIGKILL)
      var ignored: Int32 = 0
      waitpid(identifier, &ignored, 0)
    }
    keptFiles.values.forEach { close($0) }
  }

  /// How it ended, or `nil` while it runs.
  public var exitStatus: ExitStatus? {
    lock.withLock {
      var waitStatus: Int32 = 0
      if status == nil, waitpid(identifier, &waitStatus, WNOHANG) == identifier {
        status = ExitStatus(waitStatus: waitStatus)
      }
      return status
    }
  }

  /// What was written to a standard output that is ``ProgramStream/kept``; empty otherwise.
  public var standardOutput: String { contents(of: 1) }

  /// What was written to a standard error that is ``ProgramStream/kept``; empty otherwise.
  public var standardError: String { contents(of: 2) }

  /// The bytes behind ``standardOutput``, for output that is no text.
  public var standardOutputBytes: [UInt8] { bytes(of: 1) }

  /// Waits for the end.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)``.
  @discardableResult
  public func waitForExit(
    within duration: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line
  ) throws -> ExitStatus {
    guard let status = poll(within: duration, for: { exitStatus }) else {
      throw TestSupportError.timedOut(
        waitingFor: "process \(identifier) to end", screen: [], caller: "\(file):\(line)")
    }
    return status
  }

  /// Sends a signal while the program runs.
  public func signal(_ number: Int32) {
    if exitStatus == nil { kill(identifier, number) }
  }

  /// Kilobytes of memory, as /proc tells them under a name: `VmHWM` is the most that it ever had, `RssAnon` what
  /// it has now without the pages of its file. `nil` once it has ended.
  public func kilobytes(_ name: String) -> Int? { Self.kilobytes(name, of: identifier) }

  /// As ``kilobytes(_:)``, of any process.
  public static func kilobytes(_ name: String, of process: pid_t) -> Int? {
    let text = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = text?.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }

  private func contents(of number: Int32) -> String {
    String(decoding: bytes(of: number), as: UTF8.self)
  }

  private func bytes(of number: Int32) -> [UInt8] {
    guard let file = keptFiles[number] else { return [] }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(file, &buffer, buffer.count, off_t(result.count))
      guard count > 0 else { return result }
      result += buffer[..<count]
    }
  }
}

extension ProgramCall {
  /// Starts the program without a terminal, in the test's own session.
  ///
  /// - Throws: ``TestSupportError`` when it cannot be started.
  public func start() throws -> RunningProgram {
    try Spawner.start(self, terminalPath: nil)
  }

  /// Runs the program without a terminal to its end. Streams set to the terminal are kept instead,
  /// and input is empty then.
  ///
  /// - Throws: ``TestSupportError`` when it cannot be started or does not end in time.
  public func run(within duration: Duration = .seconds(30)) throws -> FinishedProgram {
    var call = self
    if case .terminal = call.output { call.output = .kept }
    if case .terminal = call.error { call.error = .kept }
    let program = try call.start()
    return FinishedProgram(
      status: try program.waitForExit(within: duration), standardOutput: program.standardOutput,
      standardError: program.standardError)
  }
}

/// What a program that ran to its end left.
public struct FinishedProgram: Sendable {
  /// How it ended.
  public var status: ExitStatus
  /// What it wrote to standard output.
  public var standardOutput: String
  /// What it wrote to standard error.
  public var standardError: String
}
