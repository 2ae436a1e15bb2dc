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
  static let keys = [
    "backend", "url", "token_cmd", "user", "password_cmd", "client_id", "client_secret_cmd", "tags",
    "private",
  ]

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
    try table.refuseKeys(besides: Self.keys)
    backend = try table.choice("backend") ?? .file
    tags = try table.texts("tags") ?? (backend.needsMark ? ["toread"] : [])
    isPrivate = try table.bool("private") ?? true
    try readServer(table)
  }

  /// All that stands there is looked at, whether or not this back-end needs it.
  private mutating func readServer(_ table: SettingsTable) throws(ConfigurationFault) {
    url = try table.webAddress("url") ?? ""
    tokenCommand = try table.command("token_cmd") ?? ""
    (user, client) = (try table.text("user") ?? "", try table.text("client_id") ?? "")
    passwordCommand = try table.command("password_cmd") ?? ""
    clientSecretCommand = try table.command("client_secret_cmd") ?? ""
    for (key, value) in needed where value.isEmpty { throw table.missing(key) }
  }

  private var needed: [(key: String, value: String)] {
    switch backend {
    case .file, .buku: []
    case .shaarli, .linkding, .readeck: [("url", url), ("token_cmd", tokenCommand)]
    case .wallabag:
      [
        ("url", url), ("user", user), ("password_cmd", passwordCommand), ("client_id", client),
        ("client_secret_cmd", clientSecretCommand),
      ]
    }
  }
}
