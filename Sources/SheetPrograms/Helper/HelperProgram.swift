import HelperProtocol
import SheetFiles

/// The program `sharesheet-helper`, which does what needs large libraries.
///
/// It is a process of its own because those libraries load others by name, which a static program
/// cannot, because they take long to start, and because a hostile file then harms only that process.
/// Each function starts one, waits for it and blocks its thread meanwhile. Never before the first frame.
package struct HelperProgram: Sendable {
  /// Where it was found.
  package let path: String
  let environment: [String: String]

  /// A helper at a path, which gets those variables that concern its libraries.
  package init(path: String, environment: [String: String]) {
    self.path = path
    self.environment = environment.filter { Self.passedOn.contains($0.key) }
      .merging(["LC_ALL": "C.UTF-8"]) { $1 }
  }

  private static let passedOn = [
    "GDK_PIXBUF_MODULE_FILE", "GDK_PIXBUF_MODULEDIR", "LD_LIBRARY_PATH",
    // Where fontconfig finds the person's own fonts.
    "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "FONTCONFIG_FILE",
    "FONTCONFIG_PATH",
  ]

  /// The other program stands beside this one.
  private func path(answering request: HelperRequest) -> String {
    guard request.programName != HelperProtocol.programName else { return path }
    return FilePath(path).parent.appending(FilePath(request.programName)).text
  }

  /// Its version and what it reads, as lines.
  ///
  /// - Throws: ``HelperError``.
  package func description() throws(HelperError) -> String {
    try words(of: .about)
  }

  /// The words that are asked for.
  ///
  /// - Parameters:
  ///   - input: Its standard input, read from where it stands.
  ///   - files: What it finds under the numbers 3, 4 and so on.
  /// - Throws: ``HelperError``.
  package func words(
    of request: HelperRequest, _ input: ChildProcess.Input = .none, files: [Descriptor] = [],
    _ monitor: WorkMonitor = WorkMonitor()
  ) throws(HelperError) -> String {
    guard case .words(let text) = try answer(to: request, input, files: files, monitor) else {
      throw .failed
    }
    return text
  }

  /// The answer to a request, which is no refusal.
  ///
  /// - Throws: ``HelperError``.
  package func answer(
    to request: HelperRequest, _ input: ChildProcess.Input, files: [Descriptor] = [],
    _ monitor: WorkMonitor = WorkMonitor()
  ) throws(HelperError) -> HelperAnswer {
    var child = ChildProcess(
      executable: path(answering: request), arguments: request.arguments, environment: environment)
    child.input = input
    child.inherited = files
    child.timeout = .seconds(request.limits.patience)
    // One byte more than the longest answer: such an output is then seen to be too long.
    child.captureLimit = request.longestAnswer + 1
    let outcome: ChildProcess.Outcome
    do {
      outcome = try child.run(monitor)
    } catch {
      throw HelperError(error)
    }
    // Its own limits ended it.
    guard let status = outcome.status else { throw .exhausting }
    guard status == 0, let answer = HelperAnswer(outcome.output, to: request) else {
      throw .failed
    }
    if case .refused(let refusal, let words, let width, let height) = answer {
      throw .refused(refusal, words: words, width: width, height: height)
    }
    return answer
  }
}
