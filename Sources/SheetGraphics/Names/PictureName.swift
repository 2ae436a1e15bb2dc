/// The name of a picture in a program's resources, and the files that may hold it.
struct PictureName: Hashable {
  /// The extensions that are looked for, the one that needs no helper first.
  static let extensions = ["png", "jpg", "jpeg", "svg", "gif", "webp"]
  /// Twice as many pixels as points is what cells and previews make most of.
  private static let densities = ["@2x", "@3x", ""]

  /// A file that may hold the picture.
  struct Candidate: Hashable {
    /// Below a folder of resources, with `/` between the parts.
    var path: String
    /// The same without the extension.
    var stem: String
    /// Pixels a point.
    var scale: Double
  }

  /// The name without an extension.
  let base: String
  private let givenExtension: String?

  /// Takes a name such as `Logo`, `Logo.png` or `Icons/Logo`. One that leads out of the folder in which
  /// it is looked for (`..`, a leading `/`) is none.
  init?(_ text: String) {
    let parts = text.utf8.split(separator: 0x2F, omittingEmptySubsequences: false)
    let isSafe = parts.allSatisfy { Self.isPlain($0) }
    guard isSafe, !text.utf8.contains(0) else { return nil }
    let dot = text.lastIndex(of: ".")
    let suffix = dot.map { text[text.index(after: $0)...].lowercased() }
    if let dot, let suffix, Self.extensions.contains(suffix), dot != text.startIndex {
      base = String(text[..<dot])
      givenExtension = String(text[text.index(after: dot)...])
    } else {
      base = text
      givenExtension = nil
    }
  }

  /// Whether a word is the name of a file or folder right here.
  static func isPlain(_ word: some Collection<UInt8>) -> Bool {
    let isDots = word.count <= 2 && word.allSatisfy { $0 == 0x2E }
    return !isDots && word.count <= 255 && !word.contains(0x2F) && !word.contains(0)
  }

  /// The files, the first that exists counts.
  var candidates: [Candidate] {
    (givenExtension.map { [$0] } ?? Self.extensions).flatMap { suffix in
      Self.densities.map { density in
        let stem = base + density
        return Candidate(path: "\(stem).\(suffix)", stem: stem, scale: Self.scale(ofStem: stem))
      }
    }
  }

  /// What the end of a file's name before its extension says.
  static func scale(ofStem stem: String) -> Double {
    stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}
