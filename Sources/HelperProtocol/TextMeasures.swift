/// How much room a set text takes, in points.
package struct TextMeasures: Equatable, Sendable {
  /// The widest line, with its indent at the left.
  package var width: Double
  /// All lines with what is between them.
  package var height: Double
  /// From the top to the first line's base.
  package var baseline: Double

  /// Where the rooms in the text are: which one of them, counted from 0, and its upper left corner.
  package var rooms: [Room] = []

  /// A room in the text that the typesetter left free.
  package struct Room: Equatable, Sendable {
    /// Counted from 0. Those that do not fit are missing.
    package var number: Int
    /// Its upper left corner.
    package var x, y: Double

    /// Takes the values as they are.
    package init(number: Int, x: Double, y: Double) {
      (self.number, self.x, self.y) = (number, x, y)
    }
  }

  /// Takes the values as they are.
  package init(width: Double, height: Double, baseline: Double) {
    (self.width, self.height, self.baseline) = (width, height, baseline)
  }

  /// The values with blanks between.
  package var words: String {
    let numbers = [width, height, baseline] + rooms.flatMap { [Double($0.number), $0.x, $0.y] }
    return numbers.map { "\($0)" }.joined(separator: " ")
  }

  /// Reads such words; `nil` when they are anything else.
  package init?(_ words: String) {
    let fields = words.split(separator: " ")
    let numbers = fields.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count >= 3, numbers.count.isMultiple(of: 3), numbers.count == fields.count else {
      return nil
    }
    self.init(width: numbers[0], height: numbers[1], baseline: numbers[2])
    for start in stride(from: 3, to: numbers.count, by: 3) {
      guard let number = Int(exactly: numbers[start]) else { return nil }
      rooms.append(Room(number: number, x: numbers[start + 1], y: numbers[start + 2]))
    }
  }
}
