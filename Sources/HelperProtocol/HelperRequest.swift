/// What the helper is asked, as its arguments.
package enum HelperRequest: Equatable, Sendable {
  /// The picture in standard input, made to fit into a box of pixels and never enlarged: `picture W H`.
  case picture(width: Int, height: Int)
  /// Version and formats, as lines of words: `about`.
  case about

  /// The arguments after the program's name.
  package var arguments: [String] {
    switch self {
    case .picture(let width, let height): ["picture", "\(width)", "\(height)"]
    case .about: ["about"]
    }
  }

  /// Reads arguments; `nil` for everything that ``arguments`` does not write.
  package init?(arguments: [String]) {
    switch (arguments.first, arguments.count) {
    case ("about", 1): self = .about
    case ("picture", 3):
      guard let width = Self.side(arguments[1]), let height = Self.side(arguments[2]) else {
        return nil
      }
      self = .picture(width: width, height: height)
    default: return nil
    }
  }

  private static func side(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text) else {
      return nil
    }
    return (1...HelperLimits.answerSide).contains(number) ? number : nil
  }
}
