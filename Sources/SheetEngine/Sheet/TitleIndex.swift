import SheetPresentation

/// Finds activities by a part of their title, quickly enough for ten thousand of them at each key:
/// the titles are read and folded once, when the filter is first used.
@MainActor
struct TitleIndex {
  private let rows: [[(activity: UIActivity, title: [UInt8])]]

  /// Reads the titles.
  init(_ rows: [[UIActivity]]) {
    self.rows = rows.map { $0.map { ($0, $0.displayTitle.searchKey) } }
  }

  /// The activities of each row whose title holds the text, whatever the case and the accents: those that
  /// begin with it first, then those where a word does.
  func matches(_ text: String) -> [[UIActivity]] {
    let wanted = text.searchKey[...]
    return rows.map { row in
      var groups: [[UIActivity]] = [[], [], [], []]
      for (activity, title) in row {
        guard let rank = SearchRank(of: wanted, in: title) else { continue }
        groups[rank.rawValue].append(activity)
      }
      return groups.flatMap(\.self)
    }
  }
}
