/// The functions of colours, after W3C's Compositing and Blending Level 1, sections 9 and 10. Colours here are
/// red, green and blue before alpha; what stands at the place of alpha does not count.
extension CGBlendMode {
  /// The colour of a source that lies on another.
  func mix(_ source: Premultiplied, _ known: Premultiplied) -> Premultiplied {
    switch self {
    case .hue: source.saturated(by: known.saturation).lit(by: known.luminosity)
    case .saturation: known.saturated(by: source.saturation).lit(by: known.luminosity)
    case .color: source.lit(by: known.luminosity)
    case .luminosity: known.lit(by: source.luminosity)
    default:
      Premultiplied(
        mix(source[0], known[0]), mix(source[1], known[1]), mix(source[2], known[2]), 0)
    }
  }

  /// One channel of it.
  private func mix(_ source: Float, _ known: Float) -> Float {
    switch self {
    case .overlay: hardLight(known, source)
    case .hardLight: hardLight(source, known)
    case .darken: min(source, known)
    case .lighten: max(source, known)
    case .colorDodge: known == 0 ? 0 : source >= 1 ? 1 : min(1, known / (1 - source))
    case .colorBurn: known >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - known) / source)
    case .softLight: softLight(source, known)
    case .difference: abs(source - known)
    case .exclusion: source + known - 2 * source * known
    default: source
    }
  }

  private func hardLight(_ source: Float, _ known: Float) -> Float {
    source <= 0.5 ? known * 2 * source : known + (2 * source - 1) * (1 - known)
  }

  private func softLight(_ source: Float, _ known: Float) -> Float {
    guard source > 0.5 else { return known - (1 - 2 * source) * known * (1 - known) }
    let lighter =
      known <= 0.25 ? ((16 * known - 12) * known + 4) * known : known.squareRoot()
    return known + (2 * source - 1) * (lighter - known)
  }
}

extension Premultiplied {
  fileprivate var luminosity: Float { 0.3 * self[0] + 0.59 * self[1] + 0.11 * self[2] }

  private var most: Float { Swift.max(self[0], self[1], self[2]) }
  private var least: Float { Swift.min(self[0], self[1], self[2]) }

  fileprivate var saturation: Float { most - least }

  /// The same with another luminosity, as near as there are colours.
  fileprivate func lit(by luminosity: Float) -> Premultiplied {
    let color = self + (luminosity - self.luminosity)
    let (most, least) = (color.most, color.least)
    if least < 0 { return (color - luminosity) * (luminosity / (luminosity - least)) + luminosity }
    guard most > 1 else { return color }
    return (color - luminosity) * ((1 - luminosity) / (most - luminosity)) + luminosity
  }

  /// The same with another saturation; a grey has none.
  fileprivate func saturated(by saturation: Float) -> Premultiplied {
    let (most, least) = (most, least)
    return most > least ? (self - least) * (saturation / (most - least)) : .zero
  }
}
