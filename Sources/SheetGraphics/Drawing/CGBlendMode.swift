/// How what is drawn joins what is there: the rules of Porter and Duff, and those of colours (W3C, Compositing and
/// Blending Level 1).
public enum CGBlendMode: Int32, Sendable {
  /// On top.
  case normal = 0
  /// The product of both colours.
  case multiply = 1
  /// The product of both colours' opposites.
  case screen = 2
  /// The product where it is dark, that of the opposites where it is light.
  case overlay = 3
  /// The darker of both, channel by channel.
  case darken = 4
  /// The lighter of both, channel by channel.
  case lighten = 5
  /// What is there becomes lighter, as by the light of what is drawn.
  case colorDodge = 6
  /// What is there becomes darker, as by the shade of what is drawn.
  case colorBurn = 7
  /// Darker or lighter, as by a soft light.
  case softLight = 8
  /// The product where what is drawn is dark, that of the opposites where it is light.
  case hardLight = 9
  /// How far the colours are from each other.
  case difference = 10
  /// The same with less contrast.
  case exclusion = 11
  /// The hue of what is drawn, with the saturation and luminosity of what is there.
  case hue = 12
  /// The saturation of what is drawn, with the hue and luminosity of what is there.
  case saturation = 13
  /// The hue and saturation of what is drawn, with the luminosity of what is there.
  case color = 14
  /// The luminosity of what is drawn, with the hue and saturation of what is there.
  case luminosity = 15
  /// Nothing is left of what is there.
  case clear = 16
  /// Instead of what is there.
  case copy = 17
  /// Only where something is, instead of it.
  case sourceIn = 18
  /// Only where nothing is.
  case sourceOut = 19
  /// Only where something is, on top of it.
  case sourceAtop = 20
  /// Below what is there.
  case destinationOver = 21
  /// What is there stays where something is drawn.
  case destinationIn = 22
  /// What is there stays where nothing is drawn.
  case destinationOut = 23
  /// What is there, where something is drawn, on top of it.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// The sum of both, less white.
  case plusDarker = 26
  /// The sum of both.
  case plusLighter = 27

  /// The result for a pixel that is wholly covered.
  func blend(_ source: Premultiplied, over known: Premultiplied) -> Premultiplied {
    let (over, under) = (source[3], known[3])
    switch self {
    case .normal: return source + known * (1 - over)
    case .multiply: return source * (1 - under) + known * (1 - over) + source * known
    case .screen: return source + known - source * known
    case .clear: return .zero
    case .copy: return source
    case .sourceIn: return source * under
    case .sourceOut: return source * (1 - under)
    case .sourceAtop: return source * under + known * (1 - over)
    case .destinationOver: return known + source * (1 - under)
    case .destinationIn: return known * over
    case .destinationOut: return known * (1 - over)
    case .destinationAtop: return known * over + source * (1 - under)
    case .xor: return source * (1 - under) + known * (1 - over)
    case .plusLighter: return (source + known).clamped(lowerBound: .zero, upperBound: .one)
    case .plusDarker: return plusDarker(source, known)
    default: return mixed(source, known)
    }
  }

  /// The opposites are added: white paper stays white where nothing is drawn.
  private func plusDarker(_ source: Premultiplied, _ known: Premultiplied) -> Premultiplied {
    let alpha = min(1, source[3] + known[3])
    var result = source + known + (alpha - source[3] - known[3])
    result.clamp(lowerBound: .zero, upperBound: .one)
    result[3] = alpha
    return result
  }

  /// Where both are, their colours are mixed by the mode.
  private func mixed(_ source: Premultiplied, _ known: Premultiplied) -> Premultiplied {
    let (over, under) = (source[3], known[3])
    guard over > 0, under > 0 else { return source + known }
    var color = mix(source / over, known / under) * (over * under)
    color += source * (1 - under) + known * (1 - over)
    color[3] = over + under - over * under
    return color
  }
}
