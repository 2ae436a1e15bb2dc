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

  /// A server, and what opens it.
  enum Access: Sendable {
    /// A token, or Shaarli's secret.
    case token(ServerSettings, SecretCommand)
    /// wallabag's four secrets, as it calls them: name and password are those of the server.
    case client(ServerSettings, password: SecretCommand, client: String, secret: SecretCommand)
  }

  static let name = "readinglist"
  static let keys =
    ["backend", "url", "token_cmd", "client_id", "client_secret_cmd", "tags", "private"]
    + ServerSettings.keys

  var backend = Backend.file
  /// The server and how it is asked; `nil` for the file and for buku.
  var access: Access?
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
    access = try Self.access(backend, table)
  }

  /// All that stands there is looked at, whether or not this back-end needs it.
  private static func access(
    _ backend: Backend, _ table: SettingsTable
  ) throws(ConfigurationFault) -> Access? {
    let server = try ServerSettings(table, address: "url")
    let token = try table.secretCommand("token_cmd")
    let (client, secret) = (
      try table.text("client_id"), try table.secretCommand("client_secret_cmd")
    )
    if backend == .file || backend == .buku { return nil }
    guard let server else { throw table.missing("url") }
    guard backend == .wallabag else {
      guard let token else { throw table.missing("token_cmd") }
      return .token(server, token)
    }
    guard !server.user.isEmpty else { throw table.missing("user") }
    guard let password = server.password else { throw table.missing("password_cmd") }
    guard let client else { throw table.missing("client_id") }
    guard let secret else { throw table.missing("client_secret_cmd") }
    return .client(server, password: password, client: client, secret: secret)
  }
}
