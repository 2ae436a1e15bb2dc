import SheetFiles

/// Finds the line of a key. JSON has none, and a second parser of TOML would only disagree with the
/// first, so toml++ is asked: the key stands where the text up to that line has it for the first
/// time. Slow, and only used to make a message.
struct KeyLocator {
  let text: [UInt8]

  /// So that a large file with an error in it does not take seconds.
  private static let longestFile = 2000

  /// The line, counted from 1, on which the value of a key begins (`copy.order[1]`: that of
  /// `copy.order`); `nil` when it is not found.
  func line(of key: String) -> Int? {
    let path = key.prefix { $0 != "[" }.split(separator: ".").map(String.init)
    let ends = text.indices.filter { text[$0] == .newline } + [text.count]
    guard ends.count <= Self.longestFile else { return nil }
    var lastWhole = 0
    for (line, end) in ends.enumerated() {
      guard let json = try? TOMLText.json(text[..<end]) else { continue }
      var value = JSONReader.value(of: json)
      for name in path { value = value?[name] }
      if value != nil { return lastWhole + 1 }
      lastWhole = line + 1
    }
    return nil
  }
}
