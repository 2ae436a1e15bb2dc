import SheetSettings

/// `[readinglist]` of the configuration.
struct ReadingListSection: SettingsSection {
  /// Where pages to read are kept.
  enum Backend: String, WordChoice {
    case file
    case buku
    case shaarli
    case linkding
    case wallabag
    case readeck

    /// Whether it stores a remark with a page.
    var takesNotes: Bool { self != .wallabag && self != .readeck }
    /// Whether it can tell that a page is there already.
    var knowsPages: Bool { self != .readeck }
    /// Whether it has pages of all kinds, and those to read need a tag to be found among them.
    fileprivate var needsMark: Bool { self == .buku || self == .shaarli }
  }

  static let name = "readinglist"

  var backend = Backend.file
  /// The address of the server.
  var url = ""
  /// Prints the token, or Shaarli's secret.
  var tokenCommand = ""
  /// wallabag's four secrets, as it calls them.
  var user = ""
  var passwordCommand = ""
  var client = ""
  var clientSecretCommand = ""
  /// Tags that every page gets.
  var tags: [String] = []
  /// Whether other people do not see it, where a server shows bookmarks to everyone.
  var isPrivate = true

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: [
      "backend", "url", "token_cmd", "user", "password_cmd", "client_id", "client_secret_cmd",
      "tags", "private",
    ])
    backend = try table.choice("backend") ?? .file
    tags = try table.texts("tags") ?? (backend.needsMark ? ["toread"] : [])
    isPrivate = try table.bool("private") ?? true
    try readServer(table)
  }

  private mutating func readServer(_ table: SettingsTable) throws(ConfigurationFault) {
    func needed(_ key: String) throws(ConfigurationFault) -> String {
      guard let text = try table.text(key) else { throw table.missing(key) }
      return text
    }
    guard backend != .file, backend != .buku else { return }
    url = try needed("url")
    guard backend == .wallabag else { return tokenCommand = try needed("token_cmd") }
    (user, passwordCommand) = (try needed("user"), try needed("password_cmd"))
    (client, clientSecretCommand) = (try needed("client_id"), try needed("client_secret_cmd"))
  }
}
