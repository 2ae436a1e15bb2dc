import SheetSettings

/// What holds for each post unless the person says otherwise.
struct PostDefaults: Sendable, Hashable {
  /// Who may see it; empty for what is usual with the service.
  var visibility = ""
  /// Its language; `nil` for that of the person's locale.
  var language: String?
}

/// The table of a service for posts, apart from the accounts in it: what holds for each post.
struct PostSection<Service: PostService>: SettingsSection {
  static var name: String { Service.word }
  static var keys: [String] { Service.profile.keys + Service.profile.ownKeys }

  /// What holds for each post.
  private(set) var defaults = PostDefaults()

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    _ = try Service.profile.accounts(table)
    if !Service.visibilities.isEmpty, let word = try table.text("visibility") {
      guard Service.visibilities.contains(where: { $0.value == word }) else {
        let words = Service.visibilities.map(\.value).joined(separator: ", ")
        throw table.outOfRange("visibility", expected: "one of \(words)")
      }
      defaults.visibility = word
    }
    if Service.hasLanguage { defaults.language = try table.text("language") }
  }
}
