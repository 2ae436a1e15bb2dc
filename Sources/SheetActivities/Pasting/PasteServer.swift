import SheetFiles
import SheetSettings

extension Lifetime {
  /// When a paste ends, as the person reads it.
  var end: String { words.map { "After \($0)" } ?? "Never" }
}

/// A service for pastes.
struct PasteServer: Sendable, Hashable {
  /// How it is spoken to.
  enum Kind: String, WordChoice {
    case pinnwand
    case termbin
    case bepasty
    case copyparty
    case nullPointer = "0x0"
  }

  /// The word for the table, among secrets too.
  static let service = "paste"

  /// How it is spoken to.
  let kind: Kind
  /// Its name, its address, and who asks.
  var account: Account
  /// The port, of a service that is reached by TCP alone.
  var port = 9999
  /// When pastes end unless the person says otherwise; `nil` for what is usual there.
  var expiry: Lifetime?

  /// Its name.
  var name: String { account.name }

  /// Those that anybody may use. What each takes stands in ``PasteLimits``.
  static let common = [
    PasteServer(kind: .pinnwand, address: "https://bpa.st", name: "bpa.st"),
    PasteServer(kind: .nullPointer, address: "https://0x0.st", name: "0x0.st"),
    PasteServer(kind: .termbin, address: "termbin.com", name: "termbin.com"),
  ]

  init(kind: Kind, address: String, name: String) {
    self.kind = kind
    account = Account(service: Self.service, name: name)
    account.address = address
  }
}

extension PasteServer {
  /// The keys of a table.
  static let keys = [
    "type", "url", "host", "port", "user", "token_cmd", "ca_file", "expiry",
  ]

  /// Reads a table.
  init(_ name: String, _ table: SettingsTable) throws(ConfigurationFault) {
    let kind: Kind? = try table.choice("type")
    guard let kind else { throw table.missing("type") }
    let others = kind == .termbin ? ["url", "user", "token_cmd", "ca_file"] : ["host", "port"]
    let address = try Self.address(kind, table)
    self.init(kind: kind, address: address, name: name.isEmpty ? Self.name(of: address) : name)
    port = try table.number("port", in: SettingsTable.ports) ?? port
    account.user = try table.text("user") ?? ""
    account.authorities = try table.localPath("ca_file")
    account.commands["token"] = try table.secretCommand("token_cmd")
    expiry = try table.choice("expiry")
    try table.refuse(others, beside: "type = \"\(kind.rawValue)\"")
    if let expiry, !PasteLimits.of(kind).expiries.contains(expiry) {
      throw table.outOfRange(
        "expiry",
        expected: "one of "
          + PasteLimits.of(kind).expiries.map(\.rawValue).joined(separator: ", "))
    }
  }

  private static func address(
    _ kind: Kind, _ table: SettingsTable
  ) throws(ConfigurationFault) -> String {
    if kind == .termbin {
      let host = try table.text("host") ?? "termbin.com"
      guard RemoteFolder.isHost(host) else {
        throw table.outOfRange("host", expected: "the name of a host")
      }
      return host
    }
    if let url = try table.webAddress("url") { return url }
    guard let usual = common.first(where: { $0.kind == kind }) else { throw table.missing("url") }
    return usual.account.address
  }

  private static func name(of address: String) -> String {
    let parts = address.split(separator: "/", omittingEmptySubsequences: true)
    return String((parts.count > 1 ? parts[1] : parts.first) ?? "")
  }
}
