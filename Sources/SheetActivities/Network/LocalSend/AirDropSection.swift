import HelperProtocol
import SheetSettings

/// `[airdrop]` of the configuration: how this device shows itself, and where what comes is stored.
package struct AirDropSection: SettingsSection {
  package static let name = "airdrop"
  package static let keys = ["alias", "download_dir", "port"]

  /// The name that other devices see; `nil` for the one of this machine.
  package var alias: String?
  /// Where received files go; may begin with `~/`. `nil` for the person's folder for downloads.
  package var downloadFolder: String?
  /// The port to listen at; `nil` for the protocol's own, or any other one when that is taken.
  package var port: Int?

  package init() {}

  package init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    alias = try table.text("alias")
    downloadFolder = try table.localPath("download_dir")
    port = try table.number("port", in: SettingsTable.ports)
  }
}
