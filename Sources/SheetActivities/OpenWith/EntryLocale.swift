/// The person's language as desktop entries name it, in the order in which translations are tried: with
/// country and modifier, with country, with modifier, language alone ("Localized values for keys").
struct EntryLocale: Sendable {
  /// `[de_AT]`, `[de]`, the best one first.
  private let suffixes: [[UInt8]]

  /// Reads the variables for messages.
  init(environment: [String: String]) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self.init(variables.first { !$0.isEmpty } ?? "")
  }

  /// Takes a locale such as `de_AT.UTF-8@euro`.
  init(_ locale: String) {
    let parts = locale.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = parts.count > 1 ? "@" + parts[1] : ""
    let base = String((parts.first ?? "").prefix { $0 != "." })
    let language = String(base.prefix { $0 != "_" })
    var names: [String] = []
    for name in [base + modifier, base, language + modifier, language]
    where !names.contains(name) && !language.isEmpty {
      names.append(name)
    }
    suffixes = names.map { Array("[\($0)]".utf8) }
  }

  /// How good a translation with that behind its key is, 0 the best; `nil` for one that is not wanted.
  func rank(_ suffix: ArraySlice<UInt8>) -> Int? {
    if suffix.isEmpty { return suffixes.count }
    return suffixes.firstIndex { $0.elementsEqual(suffix) }
  }
}
