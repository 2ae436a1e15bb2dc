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

  /// The activities of each row whose title holds the text, whatever the case and the accents; those
  /// where a word begins with it come first.
  func matches(_ text: String) -> [[UIActivity]] {
    let wanted = text.searchKey
    return rows.map { row in
      var (starting, others): ([UIActivity], [UIActivity]) = ([], [])
      for (activity, title) in row {
        switch Self.find(wanted, in: title) {
        case .wordStart: starting.append(activity)
        case .inside: others.append(activity)
        case nil: break
        }
      }
      return starting + others
    }
  }

  private enum Place {
    case wordStart
    case inside
  }

  private static func find(_ wanted: [UInt8], in title: [UInt8]) -> Place? {
    guard title.count >= wanted.count else { return nil }
    var found: Place?
    for start in 0...(title.count - wanted.count)
    where title[start...].starts(with: wanted) {
      if start == 0 || title[start - 1] == UInt8(ascii: " ") { return .wordStart }
      found = .inside
    }
    return found
  }
}
