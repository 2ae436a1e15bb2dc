/// The name of a symbol, and the drawing of ours that stands for it.
struct SymbolName {
  /// The name as it was given.
  let text: String

  /// Takes a name that is formed like one: lower-case letters and digits in parts, with dots between.
  /// Everything else is `nil`, as on iOS, where no such symbol exists.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard text.utf8.count <= Self.longest, parts.allSatisfy({ !$0.isEmpty }),
      text.utf8.allSatisfy(Self.isAllowed)
    else { return nil }
    self.text = text
  }

  /// Far longer than any name there is.
  private static let longest = 200

  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte == 0x2E || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// The drawing: the name's own, else that of the name without its last parts, which are variants such
  /// as `.fill`, `.circle`, `.slash` or `.badge.plus`. A name that leads nowhere gets a ring or a square
  /// when it speaks of one, and the placeholder otherwise.
  var drawing: String {
    var parts = text.split(separator: ".")
    while !parts.isEmpty {
      if let known = Self.drawings[parts.joined(separator: ".")] { return known }
      parts.removeLast()
    }
    let words = text.split(separator: ".")
    return ["circle", "square"].first { words.contains(Substring($0)) } ?? Self.generic
  }

  /// What stands for a name that means nothing here.
  static let generic = "placeholder"

  /// Every name of the table and its drawing.
  static let drawings: [String: String] = {
    var drawings: [String: String] = [:]
    for line in SymbolTable.lines.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let drawing = words.first?.dropLast() else { continue }
      for name in words.dropFirst() { drawings[String(name)] = String(drawing) }
    }
    return drawings
  }()
}
