import SheetSettings

/// `[notes]` of the configuration. The folder of notes is `notes_dir` of `[general]`.
struct NotesSection: SettingsSection {
  /// Where notes are kept.
  enum Backend: String, WordChoice {
    case folder
    case jrnl
  }

  static let name = "notes"
  static let keys = ["backend", "journal"]

  var backend = Backend.folder
  /// One of jrnl's journals; `nil` for its standard one.
  var journal: String?

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    backend = try table.choice("backend") ?? .folder
    journal = try table.text("journal")
  }
}
