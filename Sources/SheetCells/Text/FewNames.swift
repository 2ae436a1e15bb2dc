extension [String] {
  /// The first few of these names and how many more there are, for a message: "a, b and 58 more". Each is safe for
  /// the screen and no longer than tells which one it is.
  package func few(_ most: Int = 10) -> String {
    let shown = prefix(most).map { $0.displayable.fitted(to: 60) }.joined(separator: ", ")
    return count > most ? "\(shown) and \(count - most) more" : shown
  }
}
