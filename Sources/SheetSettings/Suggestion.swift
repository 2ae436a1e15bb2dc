extension String {
  /// The candidate that was probably meant: the one with the fewest typing errors, as long as those
  /// are at most a third of the letters. Case does not count.
  public func nearest(among candidates: [String]) -> String? {
    let limit = Swift.max(1, count / 3)
    let ranked = candidates.map { (name: $0, errors: typingErrors(to: $0, limit: limit)) }
    guard let best = ranked.min(by: { $0.errors < $1.errors }), best.errors <= limit else {
      return nil
    }
    return best.name
  }

  /// Letters to insert, delete, replace or swap with their neighbour (optimal string alignment).
  /// Anything above `limit` may come back as just more than it.
  private func typingErrors(to other: String, limit: Int) -> Int {
    let from = Array(lowercased().utf8.prefix(64))
    let to = Array(other.lowercased().utf8.prefix(64))
    guard abs(from.count - to.count) <= limit, !from.isEmpty else { return limit + 1 }
    var rows = [Array(0...to.count)]
    for i in 1...from.count {
      var row = [i]
      for j in stride(from: 1, through: to.count, by: 1) {
        let replaced = rows[i - 1][j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1)
        row.append(Swift.min(replaced, rows[i - 1][j] + 1, row[j - 1] + 1))
        if i > 1, j > 1, from[i - 1] == to[j - 2], from[i - 2] == to[j - 1] {
          row[j] = Swift.min(row[j], rows[i - 2][j - 2] + 1)
        }
      }
      rows.append(row)
    }
    return rows[from.count][to.count]
  }
}
