/// Which ways are taken to reach a clipboard, in order: decided from the environment alone, so that it
/// can be tested without one.
struct ClipboardPlan: Equatable {
  /// The ways that confirm, to be tried until one works.
  var programs: [ClipboardOptions.Route] = []
  /// Whether tmux's buffer is filled too, whatever else worked.
  var alsoTmux = false
  /// Whether OSC 52 is sent when no program worked.
  var osc52 = false

  /// Plans for a content in an environment.
  init(
    _ content: ClipboardContent, environment: [String: String], options: ClipboardOptions
  ) {
    let isText = content.plainText != nil
    for route in options.order {
      switch route {
      case .wayland where environment.has("WAYLAND_DISPLAY"), .x11 where environment.has("DISPLAY"):
        programs.append(route)
      case .tmux where environment.has("TMUX") && isText: alsoTmux = true
      case .osc52 where isText: osc52 = true
      default: break
      }
    }
    // A display that ssh forwards is seldom the screen that the person looks at.
    if environment.isRemoteSession, alsoTmux || osc52 { programs = [] }
  }
}
