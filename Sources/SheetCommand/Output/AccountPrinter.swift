import SheetCells

/// An account as the command prints it: never with a secret.
public struct AccountDescription: Sendable, Equatable {
  /// The word for the service.
  public var service: String
  /// Its name.
  public var name: String
  /// The address of the server.
  public var server: String
  /// Who asks; `nil` where a token says it.
  public var user: String?
  /// Where its secrets are: `keyring`, `pass` or `file`; `nil` for one of the configuration.
  public var store: String?

  /// Makes a description.
  public init(service: String, name: String, server: String, user: String?, store: String?) {
    self.service = service
    self.name = name
    self.server = server
    self.user = user
    self.store = store
  }
}

/// Makes the bytes of what `sharesheet accounts` prints.
public struct AccountPrinter: Sendable {
  private let isJSON: Bool
  private let isTerminal: Bool
  private let terminator: [UInt8]

  /// A printer for these options.
  public init(options: Options, isTerminal: Bool) {
    isJSON = options.isJSON
    self.isTerminal = isTerminal
    terminator = options.resultsEndInNUL ? [0] : [.newline]
  }

  /// All accounts: service, name and place in columns, or an array of objects.
  public func bytes(for accounts: [AccountDescription]) -> [UInt8] {
    guard !isJSON else {
      return Array(JSONText.array(accounts.map(\.json)).utf8) + terminator
    }
    let width = accounts.map { $0.service.displayWidth }.max() ?? 0
    let nameWidth = accounts.map { $0.name.displayable.displayWidth }.max() ?? 0
    return accounts.flatMap { account in
      let line =
        account.service.padded(to: width) + "  " + account.name.displayable.padded(to: nameWidth)
        + "  " + (account.store ?? "config.toml")
      return Array(line.utf8) + terminator
    }
  }

  /// A new account: its name, or an object.
  public func bytes(forNew account: AccountDescription) -> [UInt8] {
    let text = isJSON ? account.json : isTerminal ? account.name.displayable : account.name
    return Array(text.utf8) + terminator
  }

  /// What a test brought: who the account is, or its name where nobody says; or an object with both.
  public func bytes(for account: AccountDescription, identity: String?) -> [UInt8] {
    guard isJSON else {
      let name = identity ?? account.name
      return Array((isTerminal ? name.displayable : name).utf8) + terminator
    }
    return Array(account.json(identity: identity).utf8) + terminator
  }
}

extension AccountDescription {
  fileprivate var json: String {
    JSONText.object([
      "service": JSONText.string(service), "name": JSONText.string(name),
      "server": JSONText.string(server), "user": JSONText.string(user),
      "store": JSONText.string(store),
    ])
  }

  fileprivate func json(identity: String?) -> String {
    JSONText.object([
      "service": JSONText.string(service), "name": JSONText.string(name),
      "identity": JSONText.string(identity),
    ])
  }
}
