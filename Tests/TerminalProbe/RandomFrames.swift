import SheetCells

/// Frames that differ from each other here and there, the same in every run.
struct RandomFrames {
  let size: CellSize
  private let words = ["漢字", "ab", "e\u{301}", "語", "      ", "x", "각각"]
  private var state: UInt64 = 20_240_229

  init(size: CellSize) {
    self.size = size
  }

  func frames(count: Int) -> [Frame] {
    var generator = self
    var base = Canvas(size: size)
    return (0..<count).map { _ in generator.next(&base) }
  }

  private mutating func next(_ base: inout Canvas) -> Frame {
    for _ in 0..<6 { scribble(on: &base) }
    var layers = [Layer(id: 0, origin: .zero, canvas: base)]
    for id in 1...UInt(2) where number(below: 3) > 0 {
      var canvas = Canvas(size: CellSize(width: 3 + number(below: 6), height: 1 + number(below: 3)))
      scribble(on: &canvas)
      let origin = CellPoint(
        x: number(below: size.width - 9) - 2, y: number(below: size.height) - 1)
      layers.append(Layer(id: id, origin: origin, canvas: canvas))
    }
    return Frame(layers: layers)
  }

  private mutating func scribble(on canvas: inout Canvas) {
    let place = CellPoint(
      x: number(below: canvas.size.width), y: number(below: canvas.size.height))
    canvas.write(words[number(below: words.count)], at: place)
    // libvterm 0.1.4 loses a mark in the last column to the next line.
    let edge = CellPoint(x: canvas.size.width - 1, y: place.y)
    if !canvas[edge.x, edge.y].isSingleScalar { canvas.write("#", at: edge) }
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
