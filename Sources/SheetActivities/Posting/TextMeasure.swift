/// How a service measures the length of a text. Each counts in its own way, and refuses what is too long.
enum TextMeasure: Sendable, Hashable {
  /// Characters as a person sees them.
  case characters
  /// The same, but each web address counts as so many, and of a name on another server only the first
  /// part.
  case charactersWithLinks(Int)

  /// What is counted, in words.
  var unit: String { "characters" }

  /// The length of a text.
  func count(_ text: String) -> Int {
    switch self {
    case .characters: text.count
    case .charactersWithLinks(let length): LinkedText.count(text, link: length)
    }
  }
}
