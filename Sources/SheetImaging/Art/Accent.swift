import SheetCells

/// The gradient that fills an Action icon, from its top to its bottom.
///
/// Each colour keeps a contrast of about 3 to 1 both to black and to white (a relative luminance of
/// 0.10 to 0.30 as WCAG 2 reckons it), so that icons show on dark and on light terminals.
public struct Accent: Hashable, Sendable {
  /// Red, green and blue at the top, 0 to 255.
  public var top: SIMD3<UInt8>
  /// Red, green and blue at the bottom.
  public var bottom: SIMD3<UInt8>
  /// The steps from top to bottom among the xterm palette's 256 colours.
  public var palette256: [UInt8]
  /// The one among the 16 named colours; weight alone makes its gradient.
  public var palette16: UInt8

  /// Makes a gradient.
  public init(
    top: SIMD3<UInt8>, bottom: SIMD3<UInt8>, palette256: [UInt8], palette16: UInt8
  ) {
    self.top = top
    self.bottom = bottom
    self.palette256 = palette256
    self.palette16 = palette16
  }

  /// The standard one: light to deep blue.
  public static let blue = Accent(
    top: [70, 150, 240], bottom: [45, 95, 215], palette256: [69, 33, 27, 26], palette16: 12)

  /// The look of one row of an icon.
  func style(row: Int, of rows: Int, depth: ColorDepth) -> Style {
    let part = (Float(row) + 0.5) / Float(max(1, rows))
    switch depth {
    case .monochrome: return Style(attributes: Self.weight(part))
    case .ansi16:
      return Style(foreground: .palette(palette16), attributes: part < 0.5 ? .bold : [])
    case .palette256:
      guard !palette256.isEmpty else { return .plain }
      let step = min(palette256.count - 1, Int(part * Float(palette256.count)))
      return Style(foreground: .palette(palette256[step]))
    case .trueColor: return Style(foreground: mixed(part))
    }
  }

  /// Without colour the weight of the strokes is the gradient.
  private static func weight(_ part: Float) -> Style.Attributes {
    if part < 1 / 3 { return .bold }
    return part < 2 / 3 ? [] : .dim
  }

  private func mixed(_ part: Float) -> Color {
    let color = SIMD3<Float>(top) * (1 - part) + SIMD3<Float>(bottom) * part
    return .rgb(red: UInt8(color.x), green: UInt8(color.y), blue: UInt8(color.z))
  }
}
