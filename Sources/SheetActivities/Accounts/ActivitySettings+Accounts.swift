import SheetSettings

extension ActivitySettings {
  /// The accounts with a service: those of the configuration, then those that `sharesheet accounts` has
  /// added. Of two with one name the configuration's counts. Reads one small file.
  ///
  /// - Throws: ``ConfigurationError`` or ``AccountListError``.
  package func accounts(of profile: ServiceProfile) throws -> [Account] {
    let own = try configuredAccounts(of: profile)
    let added = try AccountList(self).accounts().filter { account in
      account.service == profile.word && !own.contains { $0.isSame(as: account) }
    }
    return own + added
  }

  private func configuredAccounts(
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
