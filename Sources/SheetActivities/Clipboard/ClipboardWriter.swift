import SheetPrograms

/// Puts a content onto the clipboards that can be reached.
///
/// Any thread; it starts programs and waits for them.
package struct ClipboardWriter: Sendable {
  /// What was reached.
  package struct Outcome: Sendable, Equatable {
    /// The program that confirmed; `nil` when only the terminal took it.
    package var program: String?

    /// Whether a program confirmed, rather than the terminal having been told.
    package var isConfirmed: Bool { program != nil }
  }

  private let environment: [String: String]
  private let options: ClipboardOptions
  private let terminal: TerminalWriter
  private let finder: ProgramFinder

  /// Makes a writer for an environment.
  package init(
    environment: [String: String], options: ClipboardOptions = ClipboardOptions(),
    terminal: TerminalWriter = .controllingTerminal
  ) {
    self.environment = environment
    self.options = options
    self.terminal = terminal
    finder = ProgramFinder(environment: environment)
  }

  /// Copies.
  ///
  /// - Throws: ``CopyError``, or `CancellationError`.
  package func copy(_ content: ClipboardContent, _ monitor: WorkMonitor) throws -> Outcome {
    let plan = ClipboardPlan(content, environment: environment, options: options)
    var failures: [String] = []
    var program = try firstProgram(plan, content, monitor, &failures)
    if plan.alsoTmux, let text = content.plainText,
      try fillTmux(text, monitor, &failures), program == nil
    {
      program = "tmux"
    }
    if let program { return Outcome(program: program) }
    guard plan.osc52, let text = content.plainText else { throw noWay(content, failures) }
    try checkLength(text)
    do {
      try sendToTerminal(text)
    } catch {
      throw noWay(content, failures)
    }
    return Outcome(program: nil)
  }

  private func noWay(_ content: ClipboardContent, _ failures: [String]) -> CopyError {
    let obstacles = ClipboardObstacle.all(
      for: content, environment: environment, options: options,
      isInstalled: { finder.path(of: $0) != nil })
    return content.plainText == nil && failures.isEmpty
      ? .needsGraphicalClipboard(obstacles) : .noClipboard(failures: failures, obstacles)
  }

  private func firstProgram(
    _ plan: ClipboardPlan, _ content: ClipboardContent, _ monitor: WorkMonitor,
    _ failures: inout [String]
  ) throws -> String? {
    for route in plan.programs {
      for tool in GraphicalTool.tools(for: route) {
        guard let path = finder.path(of: tool.name) else { continue }
        guard let calls = tool.calls(for: content) else { continue }
        if try run(path, calls[0], monitor, &failures) {
          // The primary selection is an extra that not every display has.
          var ignored: [String] = []
          for call in calls.dropFirst() { _ = try run(path, call, monitor, &ignored) }
          return tool.name
        }
      }
    }
    return nil
  }

  /// `-w` also tells the terminal outside; tmux before 3.2 does not know it.
  private func fillTmux(
    _ text: [UInt8], _ monitor: WorkMonitor, _ failures: inout [String]
  ) throws -> Bool {
    guard let path = finder.path(of: "tmux") else { return false }
    var ignored: [String] = []
    for arguments in [["load-buffer", "-w", "-"], ["load-buffer", "-"]] {
      let call = GraphicalTool.Call(arguments: arguments, input: text)
      let isLast = arguments.count == 2
      let success =
        isLast
        ? try run(path, call, monitor, &failures)
        : try run(path, call, monitor, &ignored)
      if success { return true }
    }
    return false
  }

  private func run(
    _ path: String, _ call: GraphicalTool.Call, _ monitor: WorkMonitor, _ failures: inout [String]
  ) throws -> Bool {
    var child = ChildProcess(
      executable: path, arguments: call.arguments, environment: environment)
    child.input = .bytes(call.input)
    child.leavesDaemon = true
    child.timeout = options.patience
    do {
      let outcome = try child.run(monitor)
      if outcome.isSuccess { return true }
      failures.append(outcome.complaint.isEmpty ? "\(child.name) failed" : outcome.complaint)
    } catch ChildProcessError.timedOut(let program) {
      failures.append("\(program) did not answer")
    } catch ChildProcessError.notStarted(let program, let error) {
      failures.append("\(program) did not start: \(error.words)")
    }
    return false
  }

  private func checkLength(_ text: [UInt8]) throws(CopyError) {
    guard text.count > options.osc52Max else { return }
    throw .tooLong(bytes: text.count, limit: options.osc52Max)
  }

  private func sendToTerminal(_ text: [UInt8]) throws {
    let insideScreen = environment.has("STY")
    try terminal.write(OSC52.sequence(text, insideScreen: insideScreen))
  }
}
