import SheetPrograms

extension AccountKeeper {
  /// Asks the service who the account is.
  ///
  /// - Returns: What the service says; `nil` where it cannot be asked. Then the secrets are at least there.
  /// - Throws: ``AccountError/withdrawn(_:host:)``, ``NetworkError``, ``SecretError``,
  ///   ``ChildProcessError`` or `CancellationError`.
  package func test(_ account: Account, _ monitor: WorkMonitor) throws -> String? {
    guard let service = service(of: account) else { return nil }
    let work = work(monitor)
    guard let desk = service.desk else {
      for secret in service.secrets { _ = try work.secret(secret.name, of: account) }
      return nil
    }
    return try desk.identity(of: account, work)
  }

  /// Takes back the access where the service can, then forgets the account and its secrets.
  ///
  /// - Returns: What the person has to know or to do; `nil` for nothing.
  /// - Throws: ``AccountError/configured(_:)``, ``SecretError``, ``FileError``, ``AccountListError``,
  ///   ``ChildProcessError`` or `CancellationError`; the account is still there then.
  package func remove(_ account: Account, _ monitor: WorkMonitor) throws -> String? {
    guard let store = account.store else { throw AccountError.configured(account) }
    let notice = try withdraw(account, monitor)
    let place = try place(store)
    for name in service(of: account)?.keptSecrets ?? [] {
      try place.remove(SecretKey(account, name), monitor)
    }
    try AccountList(settings).remove(account)
    return notice
  }

  /// A service that cannot be reached keeps nobody from forgetting the account, but they are told.
  private func withdraw(_ account: Account, _ monitor: WorkMonitor) throws -> String? {
    guard let service = service(of: account), let desk = service.desk else { return nil }
    let byHand =
      desk.withdrawingByHand.isEmpty
      ? "" : "Take the access back there: \(desk.withdrawingByHand)."
    do {
      return try desk.withdraw(account, work(monitor)) ? nil : byHand
    } catch let error as CancellationError {
      throw error
    } catch AccountError.withdrawn {
      return nil
    } catch {
      return "\(service.title) was not told. \(error.localizedDescription) \(byHand)"
    }
  }
}
