import SheetPrograms

/// A place where secrets are kept.
protocol SecretPlace: Sendable {
  /// The secret; `nil` when this place has none of that name, or is not there.
  ///
  /// - Throws: When it is there and cannot be asked, or `CancellationError`.
  func secret(_ key: SecretKey, _ monitor: WorkMonitor) throws -> Secret?
}

/// A place that secrets can be put into.
protocol SecretKeeping: SecretPlace {
  /// What the person calls it.
  var store: SecretStore { get }
  /// Whether it is there. Quick: nothing is started.
  var isAvailable: Bool { get }
  /// Puts a secret there, in place of the one of that name.
  func keep(_ secret: Secret, _ key: SecretKey, _ monitor: WorkMonitor) throws
  /// Takes it away; one that is not there is no failure.
  func remove(_ key: SecretKey, _ monitor: WorkMonitor) throws
}

/// The places.
enum SecretPlaces {
  /// Where secrets are looked for, in order: whoever is asked first wins.
  static func all(_ settings: ActivitySettings) -> [any SecretPlace] {
    let (environment, directories) = (settings.environment, settings.directories)
    return [
      Keyring(environment: environment),
      PasswordStore(environment: environment, home: directories.home),
      SystemCredentials(environment: environment),
      NetrcFile(home: directories.home),
      PlainSecrets(data: directories.data),
    ]
  }

  /// Where secrets can be put, the best first.
  static func keeping(_ settings: ActivitySettings) -> [any SecretKeeping] {
    all(settings).compactMap { $0 as? any SecretKeeping }
  }
}
