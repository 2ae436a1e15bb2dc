import SheetFiles
import SheetPrograms

/// Reads what is on the clipboards that can be reached: the graphical one, else tmux's buffer. A terminal's
/// own clipboard cannot be read: hardly any terminal answers, and its answer would come among the keys.
///
/// Any thread; it starts programs and waits for them, but never longer than its deadline for all of them
/// together.
package struct ClipboardReader: Sendable {
  private let environment: [String: String]
  private let plan: ClipboardPlan
  private let finder: ProgramFinder
  private let limit: Int
  private let deadline: ContinuousClock.Instant

  /// Makes a reader for an environment.
  ///
  /// - Parameters:
  ///   - limit: The bytes that are taken; of longer data nothing is.
  ///   - patience: The time for all questions together.
  package init(
    environment: [String: String], options: ClipboardOptions = ClipboardOptions(),
    limit: Int = 64 << 20, patience: Duration = .seconds(2)
  ) {
    self.environment = environment
    self.limit = limit
    deadline = .now + patience
    // Any text will do: what matters is which ways there are.
    plan = ClipboardPlan(.text([]), environment: environment, options: options)
    finder = ProgramFinder(environment: environment)
  }

  /// A clipboard that answered.
  package struct Source: Sendable {
    fileprivate let tool: PastingTool
    fileprivate let path: String
    /// The MIME types that it offers, and the names of X11; empty when there is nothing on it.
    package let types: [String]
  }

  /// The clipboard to read; `nil` when none answers.
  package func source() -> Source? {
    for tool in plan.programs.flatMap(PastingTool.tools) + (plan.alsoTmux ? [.tmux] : []) {
      guard let path = finder.path(of: tool.name) else { continue }
      guard let list = tool.listTypes else {
        guard let bytes = run(path, tool.read("text")) else { continue }
        return Source(tool: tool, path: path, types: bytes.isEmpty ? [] : ["text/plain"])
      }
      guard let answer = output(path, list) else { continue }
      let words = answer.isSuccess ? answer.output.split(separator: .newline) : []
      // With nothing on it the programs fail, as they do without a display; those have no display to name.
      guard answer.isSuccess || tool.saysEmpty(answer.complaint) else { continue }
      return Source(
        tool: tool, path: path, types: words.map { String(decoding: $0, as: UTF8.self) })
    }
    return nil
  }

  /// The bytes of a type that a source offers; `nil` when they do not come in time, or are too many.
  package func bytes(of type: String, from source: Source) -> [UInt8]? {
    run(source.path, source.tool.read(type))
  }

  private func run(_ path: String, _ arguments: [String]) -> [UInt8]? {
    output(path, arguments).flatMap { $0.isSuccess ? $0.output : nil }
  }

  private func output(_ path: String, _ arguments: [String]) -> ChildProcess.Outcome? {
    let left = deadline - .now
    guard left > .zero else { return nil }
    var child = ChildProcess(executable: path, arguments: arguments, environment: environment)
    child.timeout = left
    child.captureLimit = limit
    child.endsAtLimit = true
    return try? child.run()
  }
}

/// A program that hands out what is on a clipboard.
private struct PastingTool: Sendable {
  /// Its name.
  let name: String
  /// The arguments that list the types; `nil` for a program that knows text only.
  let listTypes: [String]?
  /// The arguments that hand out a type.
  let read: @Sendable (_ type: String) -> [String]
  /// Parts of what it says when there is nothing on the clipboard.
  private let emptyWords: [String]

  func saysEmpty(_ complaint: String) -> Bool { emptyWords.contains(where: complaint.contains) }

  /// The programs for a way, the better first.
  static func tools(for route: ClipboardOptions.Route) -> [PastingTool] {
    switch route {
    case .wayland: [wlPaste]
    case .x11: [xclip, xsel]
    case .tmux, .osc52: []
    }
  }

  private static let wlPaste = PastingTool(
    name: "wl-paste", listTypes: ["--list-types"],
    read: { ["--no-newline", "--type", $0] },
    emptyWords: ["Nothing is copied", "No selection"])

  private static let xclip = PastingTool(
    name: "xclip", listTypes: ["-selection", "clipboard", "-out", "-target", "TARGETS"],
    read: { ["-selection", "clipboard", "-out", "-target", $0] },
    emptyWords: ["not available"])

  private static let xsel = PastingTool(
    name: "xsel", listTypes: nil,
    read: { _ in GraphicalTool.xselLog + ["--clipboard", "--output"] }, emptyWords: [])

  static let tmux = PastingTool(
    name: "tmux", listTypes: nil, read: { _ in ["save-buffer", "-"] }, emptyWords: [])
}
