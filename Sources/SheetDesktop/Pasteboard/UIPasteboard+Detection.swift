import Foundation

/// What the first text looks like. Apple's systems ask so that nobody is told of a reading; here it is read.
extension UIPasteboard {
  /// What a text may be.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Takes a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An address of the web and nothing else, with or without `https`.
    public static let probableWebURL = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-url")
    /// Words that one could search the web for: one line that is no address and no number.
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.probable-web-search")
    /// A number and nothing else.
    public static let number = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")
  }

  /// What was found.
  public struct DetectedValues {
    /// What it was.
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    /// The address; empty when there is none.
    public internal(set) var probableWebURL = ""
    /// The words; empty when there are none.
    public internal(set) var probableWebSearch = ""
    /// The number.
    public internal(set) var number: Double?
  }

  /// Tells what the text looks like. The handler is called on another thread.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    detectValues(for: patterns) { found in completionHandler(found.map { Set($0.keys) }) }
  }

  /// Tells what the text looks like, with its value: a `String` or a `Double`. The handler is called on another thread.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @Sendable (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      let found = PastedMeaning(string).values.filter { patterns.contains($0.key) }
      completionHandler(.success(found))
    }
  }

  /// As ``detectPatterns(for:completionHandler:)``.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> {
    try await detectedValues(for: keyPaths).patterns
  }

  /// As ``detectValues(for:completionHandler:)``.
  public func detectedValues(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> DetectedValues {
    let meaning = PastedMeaning(string)
    var found = DetectedValues()
    if keyPaths.contains(\.probableWebURL), let address = meaning.address {
      found.probableWebURL = address
      found.patterns.insert(\.probableWebURL)
    }
    if keyPaths.contains(\.probableWebSearch), let words = meaning.words {
      found.probableWebSearch = words
      found.patterns.insert(\.probableWebSearch)
    }
    if keyPaths.contains(\.number), let number = meaning.number {
      found.number = number
      found.patterns.insert(\.number)
    }
    return found
  }
}

/// What a text looks like.
private struct PastedMeaning {
  var address: String?
  var words: String?
  var number: Double?

  /// Longer texts are read, not searched for.
  private static let mostCharacters = 200

  init(_ text: String?) {
    let text = text?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    guard !text.isEmpty, text.count <= 2_000, !text.contains(where: \.isNewline) else { return }
    let number = Double(text) ?? (try? Double(text, format: .number))
    if let number, number.isFinite {
      self.number = number
    } else if Self.isWebAddress(text) {
      address = text
    } else if text.count <= Self.mostCharacters {
      words = text
    }
  }

  private static func isWebAddress(_ text: String) -> Bool {
    let whole = NSRange(location: 0, length: text.utf16.count)
    let detector = try? NSDataDetector(types: NSDataDetector.link)
    guard let found = detector?.firstMatch(in: text, range: whole), found.range == whole else {
      return false
    }
    return ["http", "https"].contains(found.url?.scheme?.lowercased())
  }

  var values: [UIPasteboard.DetectionPattern: Any] {
    var found: [UIPasteboard.DetectionPattern: Any] = [:]
    found[.probableWebURL] = address
    found[.probableWebSearch] = words
    found[.number] = number
    return found
  }
}
