/// Sections of Apple's sheet that can be left out; accepted and ignored here.
public struct UIActivitySectionTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Accepted for code written for iOS: people are not offered as a row here.
  public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}
