import SheetSettings

/// `[reminders]` of the configuration.
struct ReminderSection: SettingsSection {
  /// Where reminders go.
  enum Backend: String, WordChoice {
    case auto
    case vdir
    case caldav
    case todotxt
    case taskwarrior
  }

  static let name = "reminders"
  static let keys = ["backend", "path", "list", "url"] + ServerSettings.keys

  var backend = Backend.auto
  /// The folder of the lists, or the todo.txt file.
  var path: String?
  /// The list or project to start with.
  var list: String?
  /// A list on a calendar server.
  var server: ServerSettings?

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    backend = try table.choice("backend") ?? .auto
    path = try table.localPath("path")
    list = try table.text("list")
    server = try ServerSettings(table, address: "url")
    if backend == .caldav, server == nil { throw table.missing("url") }
  }
}
