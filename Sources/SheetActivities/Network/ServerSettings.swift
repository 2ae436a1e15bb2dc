import SheetSettings

/// What a table of the configuration says of a server: the same keys in every table.
package struct ServerSettings: Sendable, Hashable {
  /// The keys beside the one for the address.
  static let keys = ["user", "password_cmd", "ca_file"]

  /// The address.
  package let address: String
  /// Who asks; empty for nobody.
  package let user: String
  /// The command that prints the password; `nil` for none.
  package let password: SecretCommand?
  /// A file with certificates to trust instead of the system's, in PEM; may begin with `~/`.
  package let authorities: String?

  /// Reads what stands beside an address; `nil` without one.
  init?(_ table: SettingsTable, address key: String) throws(ConfigurationFault) {
    user = try table.text("user") ?? ""
    password = try table.secretCommand("password_cmd")
    authorities = try table.localPath("ca_file")
    guard let address = try table.webAddress(key) else {
      guard user.isEmpty, password == nil, authorities == nil else { throw table.missing(key) }
      return nil
    }
    if user.isEmpty, password != nil { throw table.missing("user") }
    self.address = address
  }
}
