import SheetSettings

/// `[paste]`: where pastes go. Further services stand in tables of their own in it: `[paste.work]`.
struct PasteSection: SettingsSection {
  static let name = PasteServer.service
  static let keys = PasteServer.keys

  /// That of the table itself, then the others by their names; without any the common ones.
  private(set) var servers = PasteServer.common

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    let inner = try table.innerTables(besides: Self.keys)
    try table.refuseKeys(besides: Self.keys + inner.map(\.name))
    var own: [PasteServer] = []
    // A table with nothing but other tables in it is no service.
    let type = try table.text("type")
    if inner.isEmpty || type != nil { own.append(try PasteServer("", table)) }
    for (name, table) in inner {
      try table.refuseKeys(besides: Self.keys)
      own.append(try PasteServer(name, table))
    }
    servers = own
  }
}
