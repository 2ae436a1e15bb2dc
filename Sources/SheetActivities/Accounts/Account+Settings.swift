import SheetSettings

extension ServiceProfile {
  /// The accounts that a table describes: the table itself when it has the service's keys, and each table
  /// inside of it, such as `[mastodon.work]`.
  func accounts(_ table: SettingsTable) throws(ConfigurationFault) -> [Account] {
    let inner = try table.innerTables(besides: keys + ownKeys)
    try table.refuseKeys(besides: keys + ownKeys + inner.map(\.name))
    var accounts: [Account] = []
    if let account = try account(table, name: "") { accounts.append(account) }
    for (name, table) in inner {
      try table.refuseKeys(besides: keys)
      guard let account = try account(table, name: name) else {
        throw table.missing(firstNeededKey)
      }
      guard !accounts.contains(where: { $0.isSame(as: account) }) else {
        throw table.outOfRange("name", expected: "a name that no other account has")
      }
      accounts.append(account)
    }
    return accounts
  }

  /// `nil` when the table has none of the keys that make an account.
  private func account(
    _ table: SettingsTable, name: String
  ) throws(ConfigurationFault) -> Account? {
    let ownName = try table.text("name")
    var account = Account(service: word, name: name)
    account.authorities = try table.localPath("ca_file")
    if let userKey { account.user = try table.text(userKey) ?? "" }
    for secret in secrets {
      account.commands[secret.name] = try table.secretCommand(secret.name + "_cmd")
    }
    for detail in details { account.details[detail.key] = try table.text(detail.key) }
    let address = try address(table)
    let isMeant =
      address != nil || !account.user.isEmpty || !account.commands.isEmpty
      || !account.details.isEmpty
    guard isMeant else { return nil }
    guard let address = address ?? fixedAddress else { throw table.missing(firstNeededKey) }
    account.address = address
    for detail in details where detail.isRequired && account.details[detail.key] == nil {
      throw table.missing(detail.key)
    }
    if let userKey, account.user.isEmpty, needsUser(account) { throw table.missing(userKey) }
    account.name = ownName ?? (name.isEmpty ? account.usualName : name)
    return account
  }

  private func address(_ table: SettingsTable) throws(ConfigurationFault) -> String? {
    try table.webAddress(server.key)
  }

  /// The address of a service that has only one.
  package var fixedAddress: String? {
    if case .fixed(let address) = server { address } else { nil }
  }

  /// A token says whose it is, a password does not.
  private func needsUser(_ account: Account) -> Bool {
    let takesToken = secrets.contains { $0.name == "token" }
    return !takesToken
      || account.commands["token"] == nil && account.commands["password"] != nil
  }

  /// The key that is missing where a table has none of an account.
  var firstNeededKey: String {
    if case .named(let key, _) = server { return key }
    return userKey ?? secrets.first.map { $0.name + "_cmd" } ?? "name"
  }
}

extension Account {
  /// What an account is called that nobody has named: `ada@example.org`, or what of it there is.
  var usualName: String {
    let host = address.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first
    let parts = [user, host.map(String.init) ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? service : parts.joined(separator: "@")
  }
}
