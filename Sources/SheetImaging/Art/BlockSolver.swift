/// Chooses which rectangles of a grid of block characters are filled.
///
/// It starts with those that are at least half covered. Then single ones are turned over as long as
/// that lowers the error as an eye sees it, blurred by half a cell width, so that coverage that one
/// rectangle gains too much its neighbour gives back. A turn that adds a tooth to an edge must
/// gain much more: blurred least squares alone draws saws along edges between two rectangles.
struct BlockSolver {
  /// Empty rectangles around the grid, so that no step asks whether it is still inside.
  private static let margin = BlockPixels.reach
  /// How much the error counts that is not blurred. It keeps strokes crisp.
  private static let sharpness: Float = 0.2
  /// What a turn must gain for each tooth that it adds. Below 0.25 combs and dotted lines show.
  private static let toothPrice: Float = 0.3
  /// What a turn must gain, sweep by sweep: the large gains first, whichever way the sweep runs.
  private static let gains: [Float] = [0.2, 0.1, 0.05, 0.02, 0.001, 0.001]

  /// How many rectangles make a line.
  private static let shortestRun = 3

  private let pixels: BlockPixels
  private let width: Int
  private let height: Int
  /// Rectangles in a row, the margin's with them.
  private let stride: Int
  /// Per rectangle 1 for a filled one.
  private var filled: [Float]
  /// What is filled too little, and too much where it is negative.
  private var rest: [Float]
  /// `rest` blurred twice: half of what the error changes by with a rectangle.
  private var seen: [Float] = []
  /// The rectangles that may be turned over: those that are neither empty nor full.
  private var open: [Int] = []

  /// Solves for the mean coverage of each rectangle.
  init(_ coverage: SampleGrid<Float>, _ pixels: BlockPixels) {
    self.pixels = pixels
    (width, height) = (coverage.width, coverage.height)
    stride = width + 2 * Self.margin
    filled = Array(repeating: 0, count: stride * (height + 2 * Self.margin))
    rest = filled
    start(coverage)
    var grid = SampleGrid(width: stride, height: height + 2 * Self.margin, repeating: Float(0))
    grid.samples = rest
    seen = grid.blurred(pixels.kernelAcross, pixels.kernelDown).samples
    turnRuns()
    for gain in Self.gains { sweep(gain) }
  }

  /// How far the drawing is from the mask, in samples of 32 a cell.
  var error: Float {
    var sum: Float = 0
    for index in rest.indices { sum += rest[index] * (seen[index] + Self.sharpness * rest[index]) }
    return sum * Float(GlyphSet.area) / Float(pixels.columns * pixels.rows)
  }

  /// Whether a rectangle is filled.
  func isFilled(_ x: Int, _ y: Int) -> Bool { filled[place(x, y)] > 0 }

  private func place(_ x: Int, _ y: Int) -> Int {
    (y + Self.margin) * stride + x + Self.margin
  }

  private mutating func start(_ coverage: SampleGrid<Float>) {
    for y in 0..<height {
      for x in 0..<width {
        let (value, place) = (coverage.samples[y * width + x], place(x, y))
        filled[place] = value >= 0.5 ? 1 : 0
        rest[place] = value - filled[place]
        if value > 0.1, value < 0.9 { open.append(place) }
      }
    }
  }

  /// Goes over the open rectangles once and turns those over that gain more than `least` by it, and
  /// the price of the teeth that they add.
  private mutating func sweep(_ least: Float) {
    for place in open where gain(place) > least {
      let before = teeth(around: place)
      filled[place] = 1 - filled[place]
      let more = Float(max(0, teeth(around: place) - before))
      filled[place] = 1 - filled[place]
      if gain(place) > least + more * Self.toothPrice { turn(place) }
    }
  }

  /// What the error falls by when a rectangle is turned over.
  @inline(__always)
  private func gain(_ place: Int) -> Float {
    let own = pixels.kernelAcross[BlockPixels.reach] * pixels.kernelDown[BlockPixels.reach]
    let sign = 1 - 2 * filled[place]
    return 2 * sign * (seen[place] + Self.sharpness * rest[place]) - own - Self.sharpness
  }

  private mutating func turn(_ place: Int) {
    let change = 1 - 2 * filled[place]
    filled[place] += change
    rest[place] -= change
    let reach = BlockPixels.reach
    for dy in -reach...reach {
      let weight = change * pixels.kernelDown[dy + reach]
      for dx in -reach...reach {
        seen[place + dy * stride + dx] -= weight * pixels.kernelAcross[dx + reach]
      }
    }
  }

  /// The teeth that a rectangle is, or has a part in.
  @inline(__always)
  private func teeth(around place: Int) -> Int {
    tooth(place) + tooth(place - 1) + tooth(place + 1) + tooth(place - stride)
      + tooth(place + stride)
  }

  /// 1 for a rectangle that sticks out of an edge or is missing from it: it differs from both
  /// neighbours along the edge, and across it has its like on one side only.
  @inline(__always)
  private func tooth(_ place: Int) -> Int {
    let own = filled[place]
    let (left, right) = (filled[place - 1] == own, filled[place + 1] == own)
    let (upper, lower) = (filled[place - stride] == own, filled[place + stride] == own)
    let isTooth = (!left && !right && !(upper && lower)) || (!upper && !lower && !(left && right))
    return isTooth ? 1 : 0
  }
}

extension BlockSolver {
  /// Turns whole runs of doubtful rectangles over: a line that is a little thinner than half a
  /// rectangle comes and goes as one, never as dots.
  private mutating func turnRuns() {
    for (along, across) in [(1, stride), (stride, 1)] {
      for place in open where isDoubtful(place) && !continues(place - along, place) {
        var count = 1
        while continues(place + count * along, place) { count += 1 }
        if count >= Self.shortestRun { turnRun(place, count, along, across) }
      }
    }
  }

  /// Whether a rectangle is neither mostly empty nor mostly full.
  private func isDoubtful(_ place: Int) -> Bool { abs(rest[place]) > 0.2 }

  private func continues(_ place: Int, _ other: Int) -> Bool {
    isDoubtful(place) && filled[place] == filled[other]
  }

  /// Turns a run over if that lowers the error and adds no more than a line's two ends.
  private mutating func turnRun(_ first: Int, _ count: Int, _ along: Int, _ across: Int) {
    let before = teeth(first, count, along, across)
    var sum: Float = 0
    for index in 0..<count {
      sum += gain(first + index * along)
      turn(first + index * along)
    }
    guard sum <= 0 || teeth(first, count, along, across) > before + 2 else { return }
    for index in 0..<count { turn(first + index * along) }
  }

  /// The teeth in a run and all around it.
  private func teeth(_ first: Int, _ count: Int, _ along: Int, _ across: Int) -> Int {
    (-1...count).reduce(0) {
      let place = first + $1 * along
      return $0 + tooth(place - across) + tooth(place) + tooth(place + across)
    }
  }
}
