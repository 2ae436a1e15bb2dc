/// How well a text answers what was typed to find it, the best first.
package enum SearchRank: Int, Comparable, Sendable {
  /// The text is what was typed.
  case equal
  /// It begins with it.
  case start
  /// One of its words does.
  case wordStart
  /// It stands somewhere in it.
  case inside

  package static func < (left: SearchRank, right: SearchRank) -> Bool {
    left.rawValue < right.rawValue
  }

  /// The place of `wanted` in a text, both as ``Swift/String/searchKey``; `nil` when it is not there.
  package init?(of wanted: ArraySlice<UInt8>, in key: [UInt8]) {
    guard let first = wanted.first else {
      self = .start
      return
    }
    let length = wanted.count
    guard key.count >= length else { return nil }
    var found = false
    for start in 0...(key.count - length)
    where key[start] == first && key[start..<start + length].elementsEqual(wanted) {
      guard start > 0, key[start - 1].isPartOfWord else {
        self = start > 0 ? .wordStart : key.count == length ? .equal : .start
        return
      }
      found = true
    }
    guard found else { return nil }
    self = .inside
  }
}

extension UInt8 {
  /// Letters, digits, and all that is not ASCII.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: true
    default: false
    }
  }
}
