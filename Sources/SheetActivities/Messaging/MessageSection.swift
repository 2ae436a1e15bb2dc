import SheetFiles
import SheetSettings

/// `[message]` of the configuration: the ways for a message to leave, a table in it for each.
struct MessageSection: SettingsSection {
  static let name = "message"
  static let keys = ["default"] + MessageService.configured.map(\.rawValue)

  /// The way that is chosen at first; `nil` for the first one that is there.
  var standard: MessageService?
  /// The accounts with servers, in the order of the services.
  var accounts: [MessageAccount] = []
  /// The command for XMPP, which gets the recipient as its last argument and the text on its standard input.
  var xmpp: [String] = []
  /// The configuration of gammu; `nil` without a modem.
  var gammu: String?
  /// The phone that is meant where KDE Connect knows several, by its name.
  var phone: String?

  init() {}

  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    standard = try table.choice("default")
    for profile in MessageService.allCases.compactMap(\.profile) {
      accounts += try Self.accounts(profile, table)
    }
    if let inner = try table.table("xmpp") {
      try inner.refuseKeys(besides: ["command"])
      guard let command = try inner.texts("command") else { throw inner.missing("command") }
      guard !command.isEmpty else {
        throw inner.outOfRange("command", expected: "a list of a program and its arguments")
      }
      xmpp = command
    }
    if let inner = try table.table("gammu") {
      try inner.refuseKeys(besides: ["config"])
      guard let path = try inner.localPath("config") else { throw inner.missing("config") }
      gammu = path
    }
    if let inner = try table.table("kdeconnect") {
      try inner.refuseKeys(besides: ["device"])
      phone = try inner.text("device")
    }
  }

  /// The accounts with a service, and the names that each has for rooms or chats.
  private static func accounts(
    _ profile: ServiceProfile, _ table: SettingsTable
  ) throws(ConfigurationFault) -> [MessageAccount] {
    guard let service = MessageService(rawValue: profile.word),
      let table = try table.table(profile.word)
    else { return [] }
    let names = try table.table(service.namesKey)?.namedTexts() ?? []
    let accounts = try profile.accounts(table)
    guard !accounts.isEmpty else { throw table.missing(profile.firstNeededKey) }
    return accounts.map { account in
      MessageAccount(
        service: service, account: account,
        names: names.map { MessageName(name: $0.name, address: $0.text) })
    }
  }
}

extension MessageService {
  /// The ways that the configuration describes.
  static let configured: [Self] = [.matrix, .telegram, .xmpp, .gammu, .kdeconnect]

  /// The key of the table with names for rooms or chats.
  var namesKey: String { self == .telegram ? "chats" : "rooms" }

  /// What an account of `[message]` with it consists of; `nil` for programs.
  var profile: ServiceProfile? {
    var profile = listedProfile
    if self == .telegram {
      // The bot writes where the person says, not in one chat.
      profile?.details = []
      profile?.ownKeys = [namesKey]
    }
    return profile
  }

  /// What an account with it consists of that has a table of its own, or was added by `sharesheet accounts`;
  /// `nil` for programs.
  var listedProfile: ServiceProfile? { NetworkServices.all.first { $0.word == rawValue } }
}

/// An account with a service that carries messages.
struct MessageAccount: Sendable, Hashable {
  let service: MessageService
  let account: Account
  /// What rooms or chats are called.
  let names: [MessageName]
}
