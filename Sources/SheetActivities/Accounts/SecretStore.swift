import SheetSettings

/// Where `sharesheet accounts` stores secrets.
package enum SecretStore: String, WordChoice, Sendable, Hashable {
  /// The keyring of the session, by `secret-tool`.
  case keyring
  /// The password store, by `pass`.
  case pass
  /// A plain file that only the person can read.
  case file
}
