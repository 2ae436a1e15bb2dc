import Foundation

/// A program with a ``VirtualTerminal`` as its controlling terminal, in a session of its own.
public final class ProcessInTerminal: Sendable {
  /// The terminal: keys go in, cells come out.
  public let terminal: VirtualTerminal
  /// The program.
  public let program: RunningProgram
  /// The line discipline before the program started.
  public let settingsBefore: TerminalSettings

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - call: What to run. Streams may lead elsewhere; `/dev/tty` is the terminal all the same.
  ///   - terminal: A terminal to reuse, for what a second program finds.
  ///   - size: The size of a new terminal in cells.
  /// - Throws: ``TestSupportError`` when the program cannot be started.
  public init(
    _ call: ProgramCall, in terminal: VirtualTerminal? = nil, size: TerminalSize = .standard
  )
    throws
  {
    let terminal = try terminal ?? VirtualTerminal(size: size)
    self.terminal = terminal
    settingsBefore = try terminal.settings()
    program = try Spawner.start(call, terminalPath: terminal.path)
  }

  /// Waits for the end; on a timeout the error shows the screen.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)``.
  @discardableResult
  public func waitForExit(
    within duration: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line
  ) throws -> ExitStatus {
    guard let status = poll(within: duration, for: { program.exitStatus }) else {
      throw TestSupportError.timedOut(
        waitingFor: "the program to end", screen: terminal.lines, caller: "\(file):\(line)")
    }
    return status
  }

  /// What differs from a terminal as it was found, in words; empty when all is well.
  ///
  /// Looks at the line discipline, the alternate screen, the cursor, and the modes that change what
  /// the keyboard and mouse send. Call it after the program's end.
  public func leftovers() throws -> [String] {
    terminal.settle(quiet: .milliseconds(50))
    var found: [String] = []
    let settings = try terminal.settings()
    if settings != settingsBefore { found.append("termios \(settingsBefore) became \(settings)") }
    if terminal.isAlternateScreen { found.append("alternate screen") }
    if !terminal.isCursorVisible { found.append("hidden cursor") }
    let lasting = terminal.modes.subtracting([7, 12, 25])
    return found + lasting.sorted().map { "mode \($0)" }
  }
}
