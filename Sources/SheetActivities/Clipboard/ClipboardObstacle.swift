/// Why a way to a clipboard could not even be tried.
package enum ClipboardObstacle: Hashable, Sendable {
  /// No variable names a graphical display.
  case noDisplay
  /// A display that ssh forwards is left alone: it is seldom the screen that the person looks at.
  case remoteDisplay
  /// There is a display, but none of its programs.
  case noProgram([String])
  /// The command does not run inside tmux.
  case noTmux
  /// It does, but tmux itself is not found.
  case tmuxNotFound
  /// No terminal belongs to the process.
  case noTerminal
  /// The configuration's `copy.order` leaves ways out.
  case notInOrder([ClipboardOptions.Route])

  /// The obstacle as part of a sentence.
  var words: String {
    switch self {
    case .noDisplay: "there is no graphical display"
    case .remoteDisplay: "the display is that of an ssh connection"
    case .noProgram(let names): "\(Self.list(names)) is not installed"
    case .noTmux: "tmux does not run here"
    case .tmuxNotFound: "the program tmux is not found"
    case .noTerminal: "there is no terminal"
    case .notInOrder(let routes):
      "copy.order in the configuration leaves out \(Self.list(routes.map(\.rawValue)))"
    }
  }

  /// What a person can do about it, if anything.
  var advice: String? {
    switch self {
    case .noProgram(let names): names.first.map { "Install \(Self.package($0))." }
    case .notInOrder: "Add them to copy.order."
    default: nil
    }
  }

  /// Debian's package of a program.
  private static func package(_ program: String) -> String {
    program == "wl-copy" ? "wl-clipboard" : program
  }

  private static func list(_ names: [String]) -> String {
    names.joined(separator: " or ")
  }
}

extension ClipboardObstacle {
  /// What keeps a content from the clipboards in an environment, apart from programs that failed.
  ///
  /// - Parameter isInstalled: Whether a program is found.
  static func all(
    for content: ClipboardContent, environment: [String: String], options: ClipboardOptions,
    isInstalled: (String) -> Bool
  ) -> [ClipboardObstacle] {
    let routes: [ClipboardOptions.Route] = [.wayland, .x11].filter {
      environment.has($0 == .wayland ? "WAYLAND_DISPLAY" : "DISPLAY")
    }
    let isText = content.plainText != nil
    let isRemote = isText && environment.isRemoteSession
    var result: [ClipboardObstacle] = []
    if routes.isEmpty { result.append(.noDisplay) }
    if !routes.isEmpty, isRemote { result.append(.remoteDisplay) }
    for route in routes where !isRemote && options.order.contains(route) {
      let tools = GraphicalTool.tools(for: route).filter { $0.calls(for: content) != nil }
      if !tools.contains(where: { isInstalled($0.name) }) {
        result.append(.noProgram(tools.map(\.name)))
      }
    }
    guard isText else { return result + leftOut(routes, options) }
    if !environment.has("TMUX") {
      result.append(.noTmux)
    } else if !isInstalled("tmux") {
      result.append(.tmuxNotFound)
    }
    if options.order.contains(.osc52) { result.append(.noTerminal) }
    return result + leftOut(routes + (environment.has("TMUX") ? [.tmux] : []) + [.osc52], options)
  }

  private static func leftOut(
    _ routes: [ClipboardOptions.Route], _ options: ClipboardOptions
  ) -> [ClipboardObstacle] {
    let missing = routes.filter { !options.order.contains($0) }
    return missing.isEmpty ? [] : [.notInOrder(missing)]
  }
}
