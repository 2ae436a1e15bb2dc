/// How the clipboard is reached, from the configuration's table `[copy]`.
package struct ClipboardOptions: Sendable, Equatable {
  /// A way to a clipboard.
  package enum Route: String, CaseIterable, Sendable {
    /// `wl-copy`.
    case wayland
    /// `xclip`, or `xsel` for text.
    case x11
    /// `tmux load-buffer -w`, which also tells the terminal outside.
    case tmux
    /// The terminal's own sequence, OSC 52.
    case osc52
  }

  /// The ways to try, in order.
  package var order = Route.allCases
  /// The largest text in bytes that is sent by OSC 52: as a receiver tmux drops more than about
  /// 750,000 without a word.
  package var osc52Max = 750_000
  /// How long a program may take.
  package var patience = Duration.seconds(10)

  /// Makes options.
  package init(order: [Route] = Route.allCases, osc52Max: Int = 750_000) {
    self.order = order
    self.osc52Max = osc52Max
  }
}
