import SheetFiles
import SheetSettings

/// `[contacts]`: where the person's contacts are.
package struct ContactsSection: SettingsSection {
  package static let name = "contacts"

  package static let keys = ["vdir", "carddav"] + ServerSettings.keys

  /// A folder of cards, as a person writes it.
  package var folder: String?
  /// The server; used when there is one.
  package var server: ServerSettings?

  package init() {}

  package init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    folder = try table.localPath("vdir")
    server = try ServerSettings(table, address: "carddav")
    if folder != nil { try table.refuse(["carddav"], beside: "vdir") }
  }
}
