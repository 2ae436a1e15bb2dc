import Foundation

/// A choice that a printer offers, as `lpoptions -l` names it: `Duplex/2-Sided Printing: *None DuplexTumble`.
struct PrintOption: Hashable, Sendable {
  /// What a person chooses by it.
  enum Meaning: String, Sendable, CaseIterable {
    /// One side of the paper or both.
    case sides
    /// Colours or grey.
    case color
    /// The size of the paper.
    case paper
  }

  /// What it is about.
  let meaning: Meaning
  /// The keyword for `lp -o`.
  let keyword: String
  /// The values, as the printer calls them.
  let choices: [String]
  /// What is taken when nobody chooses.
  let standard: String?

  /// Those of a printer that a person is asked for.
  static func read(_ text: String) -> [PrintOption] {
    let options = text.split(whereSeparator: \.isNewline).compactMap { PrintOption(line: $0) }
    return Meaning.allCases.compactMap { meaning in options.first { $0.meaning == meaning } }
  }

  private init?(line: Substring) {
    guard let colon = line.range(of: ": ")?.lowerBound else { return nil }
    let word = String(line[..<colon].prefix { $0 != "/" })
    guard let meaning = Self.meanings.first(where: { $0.0 == word })?.1 else { return nil }
    (self.meaning, keyword) = (meaning, word)
    let values = line[colon...].dropFirst(2).split(separator: " ")
    // A size of the person's own has no name that could be chosen.
    choices = values.map { String($0.first == "*" ? $0.dropFirst() : $0) }
      .filter { !$0.hasPrefix("Custom.") }
    standard = values.first { $0.first == "*" }.map { String($0.dropFirst()) }
    guard choices.count > 1 else { return nil }
  }

  /// The keywords of PPD files, which CUPS also makes for printers without a driver, and those of IPP.
  private static let meanings: [(String, Meaning)] = [
    ("Duplex", .sides), ("sides", .sides), ("ColorModel", .color), ("print-color-mode", .color),
    ("PageSize", .paper), ("media", .paper),
  ]

  /// The printer's value for what a person wrote: that value, or its words, whatever the case.
  func choice(for text: String) -> String? {
    let wanted = text.lowercased()
    return choices.first { $0.lowercased() == wanted }
      ?? choices.first { Self.title($0).lowercased() == wanted }
      ?? choices.first { Self.ipp[$0] == wanted }
  }

  /// A value in words.
  static func title(_ choice: String) -> String { titles[choice] ?? choice }

  private static let titles = [
    "None": "One side", "one-sided": "One side",
    "DuplexNoTumble": "Both sides, turned at the long edge",
    "two-sided-long-edge": "Both sides, turned at the long edge",
    "DuplexTumble": "Both sides, turned at the short edge",
    "two-sided-short-edge": "Both sides, turned at the short edge", "Gray": "Grey",
    "FastGray": "Grey, fast", "monochrome": "Grey", "RGB": "Colour", "CMYK": "Colour",
    "color": "Colour",
  ]

  private static let ipp = [
    "None": "one-sided", "DuplexNoTumble": "two-sided-long-edge",
    "DuplexTumble": "two-sided-short-edge", "Gray": "monochrome", "RGB": "color", "CMYK": "color",
  ]
}
