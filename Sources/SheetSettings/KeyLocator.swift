import SheetFiles

/// Finds the line of a key. JSON has none, and a second parser of TOML would only disagree with the
/// first, so toml++ is asked: the key stands where the text up to that line has it for the first
/// time. Slow, and only used to make a message.
struct KeyLocator {
  private let text: [UInt8]
  /// Where the lines end.
  private let ends: [Int]

  /// Takes the text of a whole file.
  init(text: [UInt8]) {
    self.text = text
    ends = text.indices.filter { text[$0] == .newline } + [text.count]
  }

  /// The most lines of one value that are looked through: each costs a parse.
  private static let longestValue = 200

  /// The line, counted from 1, on which the value of a key begins (`copy.order[1]`: that of
  /// `copy.order`); `nil` when it is not found.
  ///
  /// What has the key has it with more lines, too, so half of them are left out at each step. A text
  /// that ends within a value is no TOML; then the next line that ends well counts.
  func line(of key: String) -> Int? {
    let path = key.prefix { $0 != "[" }.split(separator: ".").map(String.init)
    guard has(path, upTo: ends.count - 1) == true else { return nil }
    // Before `first` the key is not there; it is from `last` on, and between these are none that end well.
    var (first, last) = (0, ends.count - 1)
    while first < last {
      let middle = (first + last) / 2
      guard let (line, isThere) = firstWhole(from: middle, before: last, path) else {
        guard last - middle <= Self.longestValue else { return nil }
        last = middle
        continue
      }
      if isThere { last = min(middle, line) } else { first = line + 1 }
    }
    return first + 1
  }

  /// The first line of a range with which the text is TOML, and whether that has the key.
  private func firstWhole(
    from start: Int, before end: Int, _ path: [String]
  ) -> (line: Int, isThere: Bool)? {
    for line in start..<min(end, start + Self.longestValue) {
      if let isThere = has(path, upTo: line) { return (line, isThere) }
    }
    return nil
  }

  /// Whether the text up to the end of a line has the key; `nil` when it is no TOML.
  private func has(_ path: [String], upTo line: Int) -> Bool? {
    guard let json = try? TOMLText.json(text[..<ends[line]]) else { return nil }
    var value = JSONReader.value(of: json)
    for name in path { value = value?[name] }
    return value != nil
  }
}
