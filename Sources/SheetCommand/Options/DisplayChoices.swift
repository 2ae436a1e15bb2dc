import SheetSettings

/// Which characters icons are drawn with.
public enum IconChoice: String, WordChoice {
  /// By locale and terminal.
  case auto
  /// Letters and signs of ASCII.
  case ascii
  /// ASCII, some of it in reverse video.
  case reverse
  /// Half blocks, one above the other.
  case half
  /// Half and quarter blocks.
  case blocks
  /// Blocks of two by three.
  case sextant
  /// Braille patterns.
  case braille
  /// All of them.
  case unicode
  /// No icons.
  case none
}

/// Whose rule an icon is drawn by: that of the row that it is for.
public enum IconCategory: String, WordChoice {
  /// Its colours are kept.
  case share
  /// Only its alpha channel counts.
  case action
}

/// Which colours are used.
public enum ColorChoice: String, WordChoice {
  /// What the terminal has.
  case auto
  /// None; attributes alone carry meaning.
  case never
  /// The sixteen named ones.
  case ansi16 = "16"
  /// The xterm palette.
  case palette256 = "256"
  /// 24 bits.
  case trueColor = "truecolor"
}
