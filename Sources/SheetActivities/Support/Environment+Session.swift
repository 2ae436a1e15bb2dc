extension [String: String] {
  /// Whether a variable of the environment is there and not empty.
  func has(_ name: String) -> Bool { self[name].map { !$0.isEmpty } ?? false }

  /// Whether the person sits at another machine, where a window of this one would not be seen.
  var isRemoteSession: Bool { has("SSH_TTY") || has("SSH_CONNECTION") }

  /// Whether windows can be opened.
  var hasDisplay: Bool { has("WAYLAND_DISPLAY") || has("DISPLAY") }

  /// Whether windows would open at a machine where the person does not sit. X11 that SSH forwards names a
  /// host in `DISPLAY`.
  var hasFarDisplay: Bool {
    guard isRemoteSession else { return false }
    return has("WAYLAND_DISPLAY") || self["DISPLAY"]?.hasPrefix(":") == true
  }
}
