/// How a cell looks: its colours and attributes.
public struct Style: Hashable, Sendable {
  /// Emphasis that works without colour.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Makes a set from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 4)
    /// A line below.
    public static let underline = Attributes(rawValue: 8)
    /// Slanted, where the font has it.
    public static let italic = Attributes(rawValue: 16)
  }

  /// The colour of the character.
  public var foreground: Color
  /// The colour behind it.
  public var background: Color
  /// Emphasis.
  public var attributes: Attributes

  /// Makes a style; by default the terminal's own colours without emphasis.
  public init(
    foreground: Color = .terminalDefault, background: Color = .terminalDefault,
    attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours without emphasis.
  public static let plain = Style()

  /// The same style with more emphasis.
  public func adding(_ more: Attributes) -> Style {
    var style = self
    style.attributes.formUnion(more)
    return style
  }
}
