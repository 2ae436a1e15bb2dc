import SheetPrograms

/// Looks for the secrets of accounts: the configuration's command first, then each place of
/// ``places`` in order.
package struct SecretFinder: Sendable {
  private let work: ActivityWork
  private let places: [any SecretPlace]

  /// Looks in the usual places.
  package init(_ work: ActivityWork) {
    self.init(work, places: SecretPlaces.all(work.settings))
  }

  /// Looks in these places.
  init(_ work: ActivityWork, places: [any SecretPlace]) {
    self.work = work
    self.places = places
  }

  /// A secret of an account.
  ///
  /// - Throws: ``SecretError``, ``ChildProcessError`` or `CancellationError`;
  ///   ``SecretError/notFound(_:account:)`` when no place has it.
  package func secret(_ name: String, of account: Account) throws -> Secret {
    CoreFile.forbid()
    if let command = account.commands[name] {
      return try command.secret(environment: work.settings.environment, work.monitor)
    }
    let key = SecretKey(
      service: account.service, account: account.name, secret: name, host: account.host)
    for place in places {
      if let secret = try place.secret(key, work.monitor) { return secret }
    }
    throw SecretError.notFound(name, account: account.name)
  }
}

/// A place where secrets are kept.
protocol SecretPlace: Sendable {
  /// The secret; `nil` when this place has none of that name, or is not there.
  ///
  /// - Throws: When it is there and cannot be asked, or `CancellationError`.
  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret?
}

/// The places, in order: whoever is asked first wins.
enum SecretPlaces {
  static func all(_ settings: ActivitySettings) -> [any SecretPlace] {
    []
  }
}

extension Account {
  /// The host of its server, as `~/.netrc` names it.
  var host: String { (try? ServerAddress(address))?.host ?? "" }
}

extension ActivityWork {
  /// A server of this account, for a piece of work; nobody is logged in yet.
  func server(of account: Account) throws(NetworkError) -> ServerAccount {
    try ServerAccount(account, self)
  }

  /// A secret of an account.
  func secret(_ name: String, of account: Account) throws -> Secret {
    try SecretFinder(self).secret(name, of: account)
  }
}
