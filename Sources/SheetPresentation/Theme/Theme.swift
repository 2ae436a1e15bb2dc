import SheetCells
import SheetImaging

/// How everything looks: one value from which each view takes its styles by role.
///
/// Text uses the terminal's own colours, so light and dark terminals both work without asking which
/// it is. Every role differs from its neighbours by an attribute too, so `NO_COLOR` loses nothing.
public struct Theme: Equatable, Sendable {
  /// Ordinary text.
  public var text = Style.plain
  /// Text that explains.
  public var secondary = Style(attributes: .dim)
  /// Headings and titles.
  public var heading = Style(attributes: .bold)
  /// Lines and boxes.
  public var border: Style
  /// The selected item, button or row.
  public var selection: Style
  /// The corners that frame the selected icon.
  public var accent: Style
  /// A button without the focus.
  public var button: Style
  /// A text field, and the one being edited.
  public var field: Style
  /// The field with the focus.
  public var focusedField: Style
  /// What went wrong.
  public var failure: Style
  /// The name of a key in a line of help.
  public var key = Style(attributes: .bold)
  /// The done part of a bar.
  public var progress: Style
  /// Under the edge of a panel.
  public var shadow: Style
  /// Characters for boxes and marks.
  public var glyphs: Glyphs
  /// The characters that pictures are drawn with.
  public var artKind: ArtKind
  /// How many colours there are.
  public var colorDepth: ColorDepth

  /// The look for a terminal of so many colours and these characters. Without `artKind`, pictures are
  /// drawn with blocks, or with ASCII where the glyphs are.
  public init(colorDepth: ColorDepth, glyphs: Glyphs = .unicode, artKind: ArtKind? = nil) {
    self.colorDepth = colorDepth
    self.glyphs = glyphs
    self.artKind = artKind ?? (glyphs.isASCII ? .ascii : .blocks)
    let blue: Color = colorDepth == .monochrome ? .terminalDefault : .palette(4)
    let red: Color = colorDepth == .monochrome ? .terminalDefault : .palette(1)
    let grey: Color = colorDepth >= .palette256 ? .palette(244) : .terminalDefault
    border = Style(foreground: grey, attributes: grey == .terminalDefault ? .dim : [])
    selection = Style(foreground: blue, attributes: [.reverse, .bold])
    accent = Style(foreground: blue, attributes: .bold)
    button = Style(foreground: blue)
    field = Style(attributes: .underline)
    focusedField = Style(foreground: blue, attributes: [.underline, .bold])
    failure = Style(foreground: red, attributes: .bold)
    progress = Style(foreground: blue)
    shadow = Style(
      foreground: grey, background: colorDepth >= .palette256 ? .palette(235) : .terminalDefault,
      attributes: .dim)
  }

  /// The style of something that lies below a modal panel.
  public func dimmed(_ style: Style) -> Style {
    var style = style
    style.attributes.subtract(.bold)
    guard colorDepth >= .palette256 else { return style.adding(.dim) }
    style.foreground = .palette(242)
    style.attributes.subtract(.dim)
    return style
  }
}
