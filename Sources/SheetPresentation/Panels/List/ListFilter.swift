/// Finds the items that hold every word of a query, whatever the case and the accents.
struct ListFilter: Equatable, Sendable {
  /// Title and detail of each item: comparing bytes keeps thousands of items below a frame's time.
  private let keys: [[UInt8]]

  init(_ items: [ListItem]) {
    keys = items.map { "\($0.title)\n\($0.detail)".searchKey }
  }

  /// The indices of the matching items, in order; all for a query without words.
  func matches(_ query: String) -> [Int] {
    let words = query.searchKey.split(separator: UInt8(ascii: " "))
    return keys.indices.filter { index in words.allSatisfy { Self.contains(keys[index], $0) } }
  }

  private static func contains(_ key: [UInt8], _ word: ArraySlice<UInt8>) -> Bool {
    guard let first = word.first, key.count >= word.count else { return word.isEmpty }
    return (0...key.count - word.count).contains { start in
      key[start] == first && key[start..<start + word.count].elementsEqual(word)
    }
  }
}
