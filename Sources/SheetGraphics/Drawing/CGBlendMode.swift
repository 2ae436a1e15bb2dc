/// How what is drawn joins what is there: the rules of Porter and Duff, and two of colours. Those of
/// iOS that are not here are left out.
public enum CGBlendMode: Int32, Sendable {
  /// On top.
  case normal = 0
  /// The product of both colours.
  case multiply = 1
  /// The product of both colours' opposites.
  case screen = 2
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
    }
  }
}
