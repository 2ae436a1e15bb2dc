/// How much room a set text takes, in points.
package struct TextMeasures: Equatable, Sendable {
  /// The widest line, with its indent at the left.
  package var width: Double
  /// All lines with what is between them.
  package var height: Double
  /// From the top to the first line's base.
  package var baseline: Double

  /// Takes the values as they are.
  package init(width: Double, height: Double, baseline: Double) {
    (self.width, self.height, self.baseline) = (width, height, baseline)
  }

  /// The values with blanks between.
  package var words: String { "\(width) \(height) \(baseline)" }

  /// Reads such words; `nil` when they are anything else.
  package init?(_ words: String) {
    let numbers = words.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 3, numbers.allSatisfy(\.isFinite) else { return nil }
    self.init(width: numbers[0], height: numbers[1], baseline: numbers[2])
  }
}
