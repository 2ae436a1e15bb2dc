import SheetCells

/// The characters that icons are drawn with: the names that the command's `--icons` takes.
public enum ArtKind: String, CaseIterable, Hashable, Sendable {
  /// The printable characters of ASCII.
  case ascii
  /// ASCII, some of it in reverse video.
  case reverse
  /// Half blocks, one above the other: the oldest of the block characters, in every font.
  case half
  /// Quadrant and half blocks, U+2580 to U+259F.
  case blocks
  /// Blocks of two by three, U+1FB00 to U+1FB3B: absent from many fonts and from the Linux console.
  case sextant
  /// Braille patterns: two by four dots.
  case braille
  /// Blocks of every shape in one mix, U+1FB3C to U+1FB67 and eighths with them.
  case unicode
  /// No icon: the canvas stays blank.
  case none

  /// Whether only ASCII characters are used.
  public var isASCII: Bool { self == .ascii || self == .reverse || self == .none }
}

/// Which of iOS's two rules an icon is drawn by.
public enum ArtStyle: Hashable, Sendable {
  /// Only the alpha channel counts and a gradient fills it; a wholly opaque picture becomes a
  /// rounded rectangle.
  case action
  /// The colours are kept and the corners rounded. A picture of one colour on a clear ground is
  /// drawn as in the Action row.
  case share
}

/// How an icon is shown at the moment.
public enum ArtState: Hashable, Sendable {
  /// As it is.
  case normal
  /// The person's choice: bold.
  case selected
  /// Behind a panel, or not to be chosen: dim.
  case dimmed
}

/// How hard to look for the offset at which a picture suits the grid of cells. Moving a whole icon
/// by less than half a cell is invisible and makes its edges fall on characters that have them.
public enum GridFit: Hashable, Sendable {
  /// Draw it where it is.
  case off
  /// Follow the offsets that lead downhill, and only for drawings of up to 1024 cells: the larger the
  /// drawing, the less an offset matters.
  case quick
  /// Search from coarse to fine at any size; slow for ASCII, for icons that are drawn once.
  case full
}

/// Everything beside the picture and the size that decides how an icon looks.
public struct ArtOptions: Hashable, Sendable {
  /// The characters.
  public var kind: ArtKind
  /// The row's rule.
  public var style: ArtStyle
  /// The colours of the terminal.
  public var depth: ColorDepth
  /// Normal, selected or dimmed.
  public var state: ArtState
  /// The colours of the gradient.
  public var accent: Accent
  /// The search for the best offset.
  public var fit: GridFit

  /// Makes options.
  public init(
    kind: ArtKind = .blocks, style: ArtStyle = .action, depth: ColorDepth = .palette256,
    state: ArtState = .normal, accent: Accent = .blue, fit: GridFit = .quick
  ) {
    self.kind = kind
    self.style = style
    self.depth = depth
    self.state = state
    self.accent = accent
    self.fit = fit
  }
}
