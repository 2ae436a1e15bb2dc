import SheetSettings

/// What holds for each post unless the person says otherwise.
struct PostDefaults: Sendable, Hashable {
  /// Who may see it; empty for what is usual with the service.
  var visibility = ""
  /// Its language; `nil` for that of the person's locale.
  var language: String?
}

/// The table of a service for posts: its accounts, and what holds for each post.
struct PostSection<Service: PostService>: SettingsSection {
  static var name: String { Service.word }
  static var keys: [String] { Service.profile.keys + ownKeys }

  /// The accounts with it.
  private(set) var accounts: [Account] = []
  /// What holds for each post.
  private(set) var defaults = PostDefaults()

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    accounts = try Service.profile.accounts(table, besides: Self.ownKeys)
    if let word = try table.text("visibility") {
      guard Service.visibilities.contains(where: { $0.value == word }) else {
        let words = Service.visibilities.map(\.value).joined(separator: ", ")
        throw table.outOfRange("visibility", expected: "one of \(words)")
      }
      defaults.visibility = word
    }
    defaults.language = try table.text("language")
  }

  private static var ownKeys: [String] {
    (Service.visibilities.isEmpty ? [] : ["visibility"]) + (Service.hasLanguage ? ["language"] : [])
  }
}
