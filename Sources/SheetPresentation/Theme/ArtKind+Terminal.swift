import SheetImaging

extension ArtKind {
  /// The characters for icons where nobody chose: the finest that a terminal surely shows.
  ///
  /// Its font decides that and cannot be asked; what can be known is its type and the encoding. Some
  /// terminals draw sextants themselves, whatever the font. The Linux console's font of 256 or 512
  /// characters has neither those nor quadrants, and a video terminal knows none of them.
  ///
  /// - Parameters:
  ///   - terminalType: The value of `TERM`; empty when it is not set.
  ///   - isUTF8: Whether the locale's encoding is UTF-8.
  public static func automatic(terminalType: String, isUTF8: Bool) -> ArtKind {
    guard isUTF8, !terminalType.isEmpty else { return .ascii }
    if plain.contains(where: terminalType.hasPrefix) { return .ascii }
    return drawingSextants.contains(where: terminalType.hasPrefix) ? .sextant : .blocks
  }

  /// `vt` is DEC's family, `ansi` and `cons25` are consoles of PCs.
  private static let plain = ["dumb", "unknown", "linux", "vt", "ansi", "cons25"]

  /// As their manuals say: kitty's and ghostty's entries begin with the name of xterm.
  private static let drawingSextants = [
    "xterm-kitty", "xterm-ghostty", "ghostty", "foot", "alacritty", "wezterm", "contour",
  ]
}
