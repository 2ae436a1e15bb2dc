import SheetFiles
import SheetSettings

/// `[contacts]`: where the person's contacts are.
package struct ContactsSection: SettingsSection {
  package static let name = "contacts"

  package static let keys = ["vdir", "carddav", "user", "password_cmd", "ca_file"]

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
    try table.refuseKeys(besides: Self.keys)
    folder = try table.localPath("vdir")
    let user = try table.text("user") ?? ""
    let password = try table.command("password_cmd").map(SecretCommand.init)
    let authorities = try table.localPath("ca_file")
    server = try table.webAddress("carddav").map {
      Server(address: $0, user: user, password: password, authorities: authorities)
    }
  }
}
