import SheetPrograms

/// Looks for the secrets of accounts: the configuration's command first, then each of
/// ``SecretPlaces/all(_:)`` in order, and at last the person is asked, where there is one.
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
  ///   ``SecretError/notFound(_:account:service:)`` when no place has it.
  package func secret(_ name: String, of account: Account) throws -> Secret {
    let failure: any Error
    do {
      if let secret = try storedSecret(name, of: account) { return secret }
      failure = SecretError.notFound(name, account: account.name, service: account.service)
    } catch let error as SecretError {
      failure = error
    }
    // A command that fails is for the person to correct.
    guard let question = work.secretQuestion, account.commands[name] == nil else { throw failure }
    return try question.ask("The \(name) of \(account.name) with \(account.service)", work.monitor)
  }

  /// A secret of an account, without asking the person; `nil` when no place has it.
  ///
  /// - Throws: ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  package func storedSecret(_ name: String, of account: Account) throws -> Secret? {
    CoreFile.forbid()
    if let held = work.heldSecrets { return held[name] }
    if let command = account.commands[name] {
      return try command.secret(environment: work.settings.environment, work.monitor)
    }
    return try look(for: SecretKey(account, name), first: account.store)
  }

  /// A place that cannot be asked, as a keyring that is locked, keeps no other from being asked.
  private func look(for key: SecretKey, first store: SecretStore?) throws -> Secret? {
    func isOwn(_ place: any SecretPlace) -> Bool {
      store != nil && (place as? any SecretKeeping)?.store == store
    }
    var failure: (any Error)?
    for place in places.filter(isOwn) + places.filter({ !isOwn($0) }) {
      do {
        if let secret = try place.secret(key, work.monitor) { return secret }
      } catch let error as CancellationError {
        throw error
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
    return nil
  }
}

extension Account {
  /// The host of its server, as `~/.netrc` names it.
  var host: String { (try? ServerAddress(address))?.host ?? "" }
}

extension SecretKey {
  /// The secret of that name of an account.
  init(_ account: Account, _ secret: String) {
    self.init(
      service: account.service, account: account.name, secret: secret, user: account.user,
      host: account.host)
  }

  /// The account among those of all services.
  var place: String { "\(service)/\(account)" }

  /// What a keyring calls it.
  var label: String { "Share Sheet: \(secret) of \(account) with \(service)" }
}

extension ActivityWork {
  /// A server of this account, for a piece of work; nobody is logged in yet.
  func server(of account: Account) throws(NetworkError) -> ServerAccount {
    try ServerAccount(account, self)
  }

  /// A secret of an account; the person is asked for one that is kept nowhere.
  func secret(_ name: String, of account: Account) throws -> Secret {
    try SecretFinder(self).secret(name, of: account)
  }

  /// A secret of an account that is kept somewhere.
  func storedSecret(_ name: String, of account: Account) throws -> Secret? {
    try SecretFinder(self).storedSecret(name, of: account)
  }
}
