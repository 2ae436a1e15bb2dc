/// One sheet of cells on the screen: what the terminal shows as one panel.
public struct Layer: Equatable, Sendable {
  /// Which thing this layer belongs to; the same number from frame to frame keeps its panel.
  public var id: UInt
  /// Where its corner lies on the screen.
  public var origin: CellPoint
  /// What it shows.
  public var canvas: Canvas

  /// Makes a layer.
  public init(id: UInt, origin: CellPoint, canvas: Canvas) {
    self.id = id
    self.origin = origin
    self.canvas = canvas
  }

  /// The cells of the screen that it covers.
  public var rect: CellRect { CellRect(origin: origin, size: canvas.size) }
}

/// Everything on the screen at one moment: layers from the lowest to the topmost. The cursor is the
/// topmost layer's.
public struct Frame: Equatable, Sendable {
  /// The layers, lowest first.
  public var layers: [Layer]

  /// Makes a frame.
  public init(layers: [Layer]) {
    self.layers = layers
  }

  /// The layers laid over each other on one canvas of `size`: what a person sees. The terminal
  /// target leaves this to curses; tests and plain output use it.
  public func flattened(size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    for layer in layers {
      canvas.cursor = nil
      canvas.draw(layer.canvas, at: layer.origin)
    }
    return canvas
  }
}
