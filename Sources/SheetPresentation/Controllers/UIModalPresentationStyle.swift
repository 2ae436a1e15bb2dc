/// How a presented controller lies over the one below. In a terminal only whether it takes the whole
/// screen matters; the other styles are accepted and shown as a panel.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The whole screen.
  case fullScreen = 0
  /// A panel.
  case pageSheet = 1
  /// A panel.
  case formSheet = 2
  /// The whole screen.
  case currentContext = 3
  /// A panel.
  case custom = 4
  /// The whole screen.
  case overFullScreen = 5
  /// The whole screen.
  case overCurrentContext = 6
  /// A panel.
  case popover = 7
  /// No presentation; a panel.
  case none = -1
  /// What suits the controller: a panel.
  case automatic = -2

  var coversScreen: Bool {
    switch self {
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: true
    default: false
    }
  }
}
