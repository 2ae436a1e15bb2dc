import SheetFiles
import SheetSettings

/// `[contacts]`: where the person's contacts are.
package struct ContactsSection: SettingsSection {
  package static let name = "contacts"

  /// A server of contacts.
  package struct Server: Sendable, Hashable {
    /// The address of the collection.
    package var address: String
    /// Who asks.
    package var user: String
    /// The command that prints the password; `nil` for a server without.
    package var password: SecretCommand?
    /// Certificates to trust instead of the system's.
    package var authorities: String?
  }

  /// A folder of cards, as a person writes it.
  package var folder: String?
  /// The server; used when there is one.
  package var server: Server?

  package init() {}

  package init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: ["vdir", "carddav", "user", "password_cmd", "ca_file"])
    folder = try table.text("vdir")
    guard let address = try table.text("carddav") else { return }
    server = Server(
      address: address, user: try table.text("user") ?? "",
      password: try table.text("password_cmd").map(SecretCommand.init),
      authorities: try table.text("ca_file"))
  }
}
