/// Finds the items that hold every word of a query, whatever the case and the accents.
struct ListFilter: Equatable, Sendable {
  /// Title and detail of an item: comparing bytes keeps thousands of items below a frame's time.
  private struct Entry: Equatable, Sendable {
    var title: [UInt8]
    var all: [UInt8]
  }

  private let entries: [Entry]

  init(_ items: [ListItem]) {
    entries = items.map { item in
      let title = item.title.searchKey
      return Entry(title: title, all: title + [UInt8(ascii: "\n")] + item.detail.searchKey)
    }
  }

  /// The indices of the matching items: a title that is the query, titles that begin with it, items whose
  /// words begin with those of the query, then the rest, each in the order of the list. All for a query
  /// without words.
  func matches(_ query: String) -> [Int] {
    let words = query.searchKey.split(separator: UInt8(ascii: " "))
    guard !words.isEmpty else { return Array(entries.indices) }
    let whole = Array(words.joined(separator: [UInt8(ascii: " ")]))
    var groups: [[Int]] = [[], [], [], []]
    for (index, entry) in entries.enumerated() {
      guard let rank = rank(of: entry, words, whole) else { continue }
      groups[rank.rawValue].append(index)
    }
    return groups.flatMap(\.self)
  }

  private func rank(
    of entry: Entry, _ words: [ArraySlice<UInt8>], _ whole: [UInt8]
  ) -> SearchRank? {
    var worst = SearchRank.wordStart
    for word in words {
      guard let rank = SearchRank(of: word, in: entry.all) else { return nil }
      worst = max(worst, rank)
    }
    let start = SearchRank(of: whole[...], in: entry.title)
    return min(start ?? worst, worst)
  }
}
