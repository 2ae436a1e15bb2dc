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
  static let keys = ["backend", "path", "list", "url", "user", "password_cmd"]

  var backend = Backend.auto
  /// The folder of the lists, or the todo.txt file.
  var path: String?
  /// The list or project to start with.
  var list: String?
  /// The address of a list on a calendar server, and who asks there.
  var url = ""
  var user = ""
  var passwordCommand = ""

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    backend = try table.choice("backend") ?? .auto
    path = try table.localPath("path")
    list = try table.text("list")
    url = try table.webAddress("url") ?? ""
    user = try table.text("user") ?? ""
    passwordCommand = try table.command("password_cmd") ?? ""
    guard backend == .caldav else { return }
    for (key, value) in [("url", url), ("user", user), ("password_cmd", passwordCommand)]
    where value.isEmpty { throw table.missing(key) }
  }
}
