import HelperProtocol
import SheetSettings

/// `[airdrop]` of the configuration: how this device shows itself, and where what comes is stored.
package struct AirDropSection: SettingsSection {
  package static let name = "airdrop"
  package static let keys = ["alias", "download_dir", "order", "port", "relay_url", "transit"]

  /// The name that other devices see; `nil` for the one of this machine.
  package var alias: String?
  /// Where received files go; may begin with `~/`. `nil` for the person's folder for downloads.
  package var downloadFolder: String?
  /// The port to listen at; `nil` for the protocol's own, or any other one when that is taken.
  package var port: Int?
  /// The ways in which things are sent, in the order of the panel.
  package var order = AirDropWay.allCases
  /// magic-wormhole's mailbox server; `nil` for the public one that the program knows.
  package var relay: String?
  /// magic-wormhole's transit relay; `nil` likewise.
  package var transit: String?

  package init() {}

  package init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    alias = try table.text("alias")
    downloadFolder = try table.localPath("download_dir")
    port = try table.number("port", in: SettingsTable.ports)
    order = try table.choices("order") ?? AirDropWay.allCases
    relay = try table.socketAddress("relay_url")
    transit = try Self.transit(table)
  }

  /// What the program `wormhole` takes; all else it ignores, and tells nobody.
  private static func transit(_ table: SettingsTable) throws(ConfigurationFault) -> String? {
    guard let text = try table.text("transit") else { return nil }
    // An address in brackets has colons of its own.
    let end = text.lastIndex(of: "]") ?? text.startIndex
    let parts = text[end...].split(separator: ":", omittingEmptySubsequences: false)
    let port = parts.dropFirst(text[end...].first == "]" ? 1 : 2).first
    guard text.hasPrefix("tcp:"), parts.count < 3 || !parts[1].isEmpty,
      port.flatMap({ Int($0) }).map(SettingsTable.ports.contains) == true
    else {
      throw table.outOfRange("transit", expected: "an address such as tcp:relay.example.org:4001")
    }
    return text
  }
}
