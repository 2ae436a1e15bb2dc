import SheetCells
import Testing

@Suite struct FrameTests {
  private func layer(_ id: UInt, _ scalar: Unicode.Scalar, x: Int) -> Layer {
    var canvas = Canvas(size: CellSize(width: 3, height: 1))
    canvas.fill(canvas.bounds, with: scalar)
    return Layer(id: id, origin: CellPoint(x: x, y: 0), canvas: canvas)
  }

  @Test func laterLayersCoverEarlierOnes() {
    let frame = Frame(layers: [layer(1, "a", x: 0), layer(2, "b", x: 2), layer(3, "c", x: 6)])
    #expect(frame.flattened(size: CellSize(width: 7, height: 1)).lines == ["aabbb c"])
  }

  @Test func theCursorIsTheTopmostLayers() {
    var (low, high) = (layer(1, "a", x: 0), layer(2, "b", x: 2))
    low.canvas.cursor = .zero
    low.canvas.showsCursor = true
    let size = CellSize(width: 5, height: 1)
    #expect(Frame(layers: [low, high]).flattened(size: size).cursor == nil)
    high.canvas.cursor = CellPoint(x: 1, y: 0)
    let canvas = Frame(layers: [low, high]).flattened(size: size)
    #expect(canvas.cursor == CellPoint(x: 3, y: 0))
    #expect(!canvas.showsCursor)
  }

  @Test func anEmptyFrameIsBlank() {
    #expect(Frame(layers: []).flattened(size: CellSize(width: 2, height: 1)).lines == ["  "])
  }
}
