/// Chooses the characters of a whole picture so that, seen a little blurred, they come as near as
/// they can to a mask: least squares by coordinate descent over cells.
///
/// Each cell is weighed with its neighbours' ink, since a stroke at a cell's edge is seen in both.
/// Empty cells stay blank and wholly covered ones get one fill letter; only the others are searched.
struct GlyphSolver {
  private let set: GlyphSet
  private let overlaps: GlyphOverlaps
  private let layout: CellLayout
  /// Per cell the glyph's number.
  private(set) var choice: [Int]
  /// The cells that are searched, and per cell whether it is one of them.
  private var open: [Int] = []
  private var isOpen: [Bool]
  /// Per cell and glyph: the overlap with the mask less that with the neighbours' ink.
  private var pull: [GlyphSet.Eight]

  /// Mask values beyond which a cell counts as empty or as full.
  private static let emptyBelow: Float = 0.04
  private static let fullAbove: Float = 0.96
  private static let sweeps = 6

  /// Solves for a mask of whole cells.
  init(_ mask: SampleGrid<Float>, set: GlyphSet, overlaps: GlyphOverlaps) {
    self.set = set
    self.overlaps = overlaps
    layout = CellLayout(mask)
    choice = Array(repeating: 0, count: layout.count)
    isOpen = Array(repeating: false, count: layout.count)
    pull = Array(repeating: .zero, count: layout.count * set.stride)
    lock(mask)
    start(mask, seen: mask.blurred(GlyphOverlaps.kernel, GlyphOverlaps.kernel))
    for cell in choice.indices where choice[cell] != 0 { spread(cell, from: 0, to: choice[cell]) }
    for _ in 0..<Self.sweeps where !sweep() { break }
  }

  /// What the chosen ink leaves of the mask, seen blurred: a sum of squares.
  func error(_ mask: SampleGrid<Float>) -> Float {
    var rest = mask
    for cell in choice.indices where choice[cell] != 0 {
      let coverage = set.glyphs[choice[cell]].coverage
      let corner = layout.index(cell, 0)
      for sample in 0..<GlyphSet.area {
        rest.samples[corner + layout.offset(sample)] -= coverage[sample]
      }
    }
    let seen = rest.blurred(GlyphOverlaps.kernel, GlyphOverlaps.kernel)
    var sum: Float = 0
    for index in rest.samples.indices { sum += rest.samples[index] * seen.samples[index] }
    return sum
  }

  private mutating func lock(_ mask: SampleGrid<Float>) {
    for cell in choice.indices {
      var (low, high): (Float, Float) = (1, 0)
      let corner = layout.index(cell, 0)
      for sample in 0..<GlyphSet.area {
        let value = mask.samples[corner + layout.offset(sample)]
        low = min(low, value)
        high = max(high, value)
      }
      if low > Self.fullAbove {
        choice[cell] = set.full
      } else if high >= Self.emptyBelow {
        open.append(cell)
        isOpen[cell] = true
      }
    }
  }

  /// Notes each searched cell's overlap with the mask and takes the glyph that is nearest to the
  /// mask in this cell alone.
  private mutating func start(_ mask: SampleGrid<Float>, seen: SampleGrid<Float>) {
    let (set, layout, open) = (set, layout, open)
    var plain = [GlyphSet.Eight](repeating: .zero, count: set.stride)
    choice.withUnsafeMutableBufferPointer { choice in
      pull.withUnsafeMutableBufferPointer { pull in
        plain.withUnsafeMutableBufferPointer { plain in
          guard let pull = pull.baseAddress, let plain = plain.baseAddress else { return }
          for cell in open {
            set.accumulate(seen.samples, layout, cell: cell, into: pull + cell * set.stride)
            plain.update(repeating: .zero, count: set.stride)
            set.accumulate(mask.samples, layout, cell: cell, into: plain)
            choice[cell] = set.best(set.energy, plain)
          }
        }
      }
    }
  }

  /// Goes over the searched cells once; `false` when nothing changed.
  private mutating func sweep() -> Bool {
    var changed = false
    for cell in open {
      let next = pull.withUnsafeBufferPointer { pull in
        pull.baseAddress.map { set.best(overlaps.own, $0 + cell * set.stride) } ?? 0
      }
      guard next != choice[cell] else { continue }
      spread(cell, from: choice[cell], to: next)
      choice[cell] = next
      changed = true
    }
    return changed
  }

  /// Tells a cell's searched neighbours that its ink changed.
  private mutating func spread(_ cell: Int, from old: Int, to new: Int) {
    let (stride, overlaps, layout) = (set.stride, overlaps, layout)
    pull.withUnsafeMutableBufferPointer { pull in
      overlaps.table.withUnsafeBufferPointer { table in
        guard let pull = pull.baseAddress, let table = table.baseAddress else { return }
        for neighbour in 0..<9 where neighbour != 4 {
          guard let near = layout.neighbour(neighbour, of: cell), isOpen[near] else { continue }
          let sums = pull + near * stride
          let gone = table + overlaps.row(neighbour: neighbour, glyph: old)
          let come = table + overlaps.row(neighbour: neighbour, glyph: new)
          for vector in 0..<stride { sums[vector] += gone[vector] - come[vector] }
        }
      }
    }
  }
}
