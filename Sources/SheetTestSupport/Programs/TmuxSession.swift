import Foundation

/// A program in a real terminal emulator: a private tmux server with one window.
///
/// For what needs a second opinion beside libvterm, or job control, paste buffers and clients.
public final class TmuxSession: Sendable {
  private let scratch: ScratchDirectory
  private let environment: [String: String]

  /// Starts a server and the program in it.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments; no shell reads them.
  ///   - size: The window in cells.
  ///   - term: `TERM` inside, an entry that terminfo has.
  ///   - environment: What the program finds, beside `TERM`, `TMUX` and `TMUX_PANE`. It needs `PATH`
  ///     and a UTF-8 `LANG`: see ``ScratchDirectory/environment(adding:)``.
  ///   - directory: The folder the program starts in.
  /// - Throws: ``TestSupportError`` when tmux is missing or refuses.
  public init(
    _ command: [String], size: TerminalSize = .standard, term: String = "tmux-256color",
    environment: [String: String], directory: String? = nil
  ) throws {
    scratch = try ScratchDirectory()
    self.environment = environment.merging(["TMUX_TMPDIR": scratch.path]) { $1 }
    let options = [
      ("default-terminal", term), ("status", "off"), ("escape-time", "0"), ("remain-on-exit", "on"),
      ("default-size", "\(size.columns)x\(size.rows)"), ("set-clipboard", "external"),
    ]
    try tmux(
      ["start-server", ";"] + options.flatMap { ["set-option", "-g", $0.0, $0.1, ";"] } + [
        "new-session", "-d", "-x", String(size.columns), "-y", String(size.rows),
        "-c", directory ?? scratch.path,
      ] + ["--"] + command)
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Runs any tmux command on the server and returns what it printed.
  ///
  /// - Throws: ``TestSupportError/helperFailed(command:message:)`` with tmux's own words.
  @discardableResult
  public func tmux(_ arguments: [String]) throws -> String {
    let call = ProgramCall(
      "tmux", ["-u", "-L", "test", "-f", "/dev/null"] + arguments, environment: environment)
    let result = try call.run()
    guard result.status == .code(0) else {
      throw TestSupportError.helperFailed(
        command: "tmux \(arguments.joined(separator: " "))", message: result.standardError)
    }
    return result.standardOutput
  }

  /// Presses keys by tmux's names: `Right`, `Enter`, `Escape`, `C-c`, `M-x`, `F1`, `a`.
  public func press(_ keys: String...) throws {
    try tmux(["send-keys", "--"] + keys)
  }

  /// Types characters as they stand.
  public func type(_ text: String) throws {
    try tmux(["send-keys", "-l", "--", text])
  }

  /// The screen as rows without the blanks at their ends, with SGR sequences when `styled`.
  public func capture(styled: Bool = false) throws -> [String] {
    let text = try tmux(["capture-pane", "-p"] + (styled ? ["-e"] : []))
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { String($0).trimmingBlanksAtEnd }
  }

  /// Changes the window's size in cells.
  public func resize(to size: TerminalSize) throws {
    try tmux(["resize-window", "-x", String(size.columns), "-y", String(size.rows)])
  }

  /// The newest paste buffer, as OSC 52 or `tmux load-buffer` filled it.
  public func pasteBuffer() throws -> String {
    try tmux(["show-buffer"])
  }

  /// Waits until the screen shows a text.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    for text: String, within duration: Duration = .seconds(10), file: StaticString = #fileID,
    line: UInt = #line
  ) throws {
    try wait(until: "\"\(text)\"", within: duration, file: file, line: line) { lines in
      lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the rows fulfil a condition.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  public func wait(
    until wanted: String, within duration: Duration = .seconds(10), file: StaticString = #fileID,
    line: UInt = #line, _ condition: ([String]) -> Bool
  ) throws {
    let found: Bool? = try poll(within: duration) { condition(try capture()) ? true : nil }
    guard found == nil else { return }
    throw TestSupportError.timedOut(
      waitingFor: wanted, screen: try capture(), caller: "\(file):\(line)")
  }

  /// Waits for the program's end.
  ///
  /// - Throws: ``TestSupportError/timedOut(waitingFor:screen:caller:)`` with the screen.
  @discardableResult
  public func waitForExit(
    within duration: Duration = .seconds(10), file: StaticString = #fileID, line: UInt = #line
  ) throws -> ExitStatus {
    guard let status = try poll(within: duration, for: { try exitStatus() }) else {
      throw TestSupportError.timedOut(
        waitingFor: "the program to end", screen: try capture(), caller: "\(file):\(line)")
    }
    return status
  }

  /// How the program ended, or `nil` while it runs.
  ///
  /// tmux 3.3 marks a pane as dead before it has reaped the program, so a dead pane without a
  /// status counts as running. Under load its server misses SIGCHLD, in a quarter of the runs on two
  /// busy cores, and would never reap it; sending the signal again makes it look.
  public func exitStatus() throws -> ExitStatus? {
    let format = "#{pane_dead},#{pane_dead_status},#{pane_dead_signal},#{pid}"
    let fields = try tmux(["display-message", "-p", format]).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
    guard fields.count == 4, fields[0] == 1 else { return nil }
    let status = fields[2].map(ExitStatus.signal) ?? fields[1].map(ExitStatus.code)
    if status == nil, let server = fields[3] { kill(server, SIGCHLD) }
    return status
  }
}
