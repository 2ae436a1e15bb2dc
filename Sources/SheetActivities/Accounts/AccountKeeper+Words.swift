extension Account {
  /// Where it is known from: `config.toml`, or the place of its secrets.
  package var origin: String { store?.rawValue ?? "config.toml" }
}

extension AccountKeeper {
  /// A few lines about an account.
  package func description(of account: Account) -> String {
    let service = service(of: account)
    var lines = [service?.title ?? account.service]
    if !account.address.isEmpty { lines.append(account.address) }
    if !account.user.isEmpty { lines.append("User: \(account.user)") }
    switch account.store {
    case nil: lines.append("Configured in config.toml, table [\(account.service)].")
    case .keyring: lines.append("Its secrets are in the keyring.")
    case .pass: lines.append("Its secrets are in the password store.")
    case .file: lines.append("Its secrets are in a plain file.")
    }
    return lines.joined(separator: "\n")
  }

  /// What a test brought, in a sentence.
  package func words(_ identity: String?, _ account: Account) -> String {
    guard let identity else {
      let service = service(of: account)?.title ?? account.service
      return "The secrets of \(account.name) are there. \(service) cannot be asked who that is."
    }
    return identity == account.name
      ? "Signed in as \(identity)." : "\(account.name): signed in as \(identity)."
  }
}
