/// A colour as the drawing code wants it. The terminal target shows the nearest it can.
public enum Color: Hashable, Sendable {
  /// The terminal's own foreground or background, so that light and dark terminals both work.
  case terminalDefault
  /// One of the terminal's numbered colours: 0 to 7 normal, 8 to 15 bright, 16 to 255 the xterm
  /// cube and greys.
  case palette(UInt8)
  /// A true colour, 0 to 255 each.
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// How many colours the terminal shows.
public enum ColorDepth: Int, Comparable, Sendable {
  /// None; attributes alone carry meaning.
  case monochrome = 0
  /// The eight or sixteen named ones.
  case ansi16 = 16
  /// The xterm palette.
  case palette256 = 256
  /// 24 bits.
  case trueColor = 16_777_216

  /// Orders by the number of colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
