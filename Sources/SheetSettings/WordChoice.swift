/// A setting that is one word of a few, on the command line and in the configuration alike.
public protocol WordChoice: RawRepresentable<String>, CaseIterable, Sendable {}

extension WordChoice {
  /// The words, in the order of the documentation.
  public static var words: [String] { allCases.map(\.rawValue) }
}
