import SheetSettings

/// The accounts of a person as they are now: those of the configuration, and those that `sharesheet accounts` has
/// added. Their list is one small file, which is read when this is made.
struct KnownAccounts: Sendable {
  private let settings: ActivitySettings
  private let added: Result<[Account], AccountListError>

  init(_ settings: ActivitySettings) {
    self.settings = settings
    added = Result { () throws(AccountListError) in try AccountList(settings).accounts() }
  }

  /// The accounts with a service, the configuration's first. Of two with one name the configuration's counts.
  ///
  /// - Throws: ``ConfigurationError`` or ``AccountListError``.
  func of(_ profile: ServiceProfile) throws -> [Account] {
    let own = try settings.configuredAccounts(of: profile)
    return own
      + (try added.get().filter { account in
        account.service == profile.word && !own.contains { $0.isSame(as: account) }
      })
  }

  /// The accounts with a service. What is wrong in the configuration or the list counts as none: it is said
  /// when the work begins.
  func usable(of profile: ServiceProfile) -> [Account] { (try? of(profile)) ?? [] }
}

extension ActivitySettings {
  /// The accounts with a service, as ``KnownAccounts/of(_:)`` has them.
  ///
  /// - Throws: ``ConfigurationError`` or ``AccountListError``.
  package func accounts(of profile: ServiceProfile) throws -> [Account] {
    try KnownAccounts(self).of(profile)
  }

  fileprivate func configuredAccounts(
    of profile: ServiceProfile
  ) throws(ConfigurationError) -> [Account] {
    guard let file = configuration, let value = file.root[profile.word] else { return [] }
    do throws(ConfigurationFault) {
      return try profile.accounts(SettingsTable(profile.word, value))
    } catch {
      throw file.error(for: error)
    }
  }
}
