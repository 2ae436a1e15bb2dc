import SheetFiles

/// An account with a service of the network: from a table of the configuration, or added by
/// `sharesheet accounts`.
package struct Account: Sendable, Hashable {
  /// The word for the service, which is also the name of its table: `mastodon`.
  package let service: String
  /// What tells it apart from others with the same service: `ada@example.org`, or the name that the person
  /// gave it.
  package var name: String
  /// The address of the server; empty where the service has only one.
  package var address = ""
  /// Who asks; empty where a token says it.
  package var user = ""
  /// A file with certificates to trust instead of the system's, in PEM; may begin with `~/`.
  package var authorities: String?
  /// Commands of the configuration that print its secrets, by the secret's name.
  package var commands: [String: SecretCommand] = [:]
  /// What else the service needs to know, by the names in its profile, such as `page_id`.
  package var details: [String: String] = [:]
  /// Where `sharesheet accounts` stored its secrets; `nil` for an account of the configuration.
  package var store: SecretStore?

  /// Names an account.
  package init(service: String, name: String) {
    self.service = service
    self.name = name
  }
}

/// What ``SecretFinder`` looks for.
package struct SecretKey: Sendable, Hashable {
  /// The word for the service.
  package let service: String
  /// The account's name.
  package let account: String
  /// The name of the secret, such as `token`.
  package let secret: String
  /// Who asks, for `~/.netrc`; empty where a token says it.
  package let user: String
  /// The server's host, for `~/.netrc`; empty for none.
  package let host: String

  /// Names a secret.
  package init(
    service: String, account: String, secret: String, user: String = "", host: String = ""
  ) {
    self.service = service
    self.account = account
    self.secret = secret
    self.user = user
    self.host = host
  }
}
