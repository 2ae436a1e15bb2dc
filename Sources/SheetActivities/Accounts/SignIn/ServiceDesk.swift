/// Where a service is asked about accounts: one for each service that can be. Everything blocks.
protocol ServiceDesk: Sendable {
  /// Asks who the account is, in the words of the service: `ada@example.org`.
  ///
  /// - Throws: ``NetworkError/login(_:)`` or ``AccountError/withdrawn(_:host:)`` when its secret is refused.
  func identity(of account: Account, _ work: ActivityWork) throws -> String
  /// Takes back the access that was given, and says whether the service can do that.
  func withdraw(_ account: Account, _ work: ActivityWork) throws -> Bool
  /// Where a person takes it back by hand; empty where nothing is to be said.
  var withdrawingByHand: String { get }
  /// Secrets that signing in brings, besides those of the profile.
  var furtherSecrets: [String] { get }
}

extension ServiceDesk {
  func withdraw(_ account: Account, _ work: ActivityWork) throws -> Bool { false }
  var withdrawingByHand: String { "" }
  var furtherSecrets: [String] { [] }
}

/// One that gives secrets for a password, which is not kept.
protocol PasswordDesk: ServiceDesk {
  /// Signs in, and brings the secrets to keep by their names.
  func secrets(
    for password: Secret, of account: Account, _ work: ActivityWork
  ) throws -> [String: Secret]
}

/// One that gives secrets for a code that the person brings from the browser (RFC 6749 section 4.1, with
/// the code shown instead of sent).
protocol CodeDesk: ServiceDesk {
  /// Introduces this program, and brings the page where the person allows access.
  func codePage(for account: Account, _ work: ActivityWork) throws -> CodePage
  /// Exchanges the code for the secrets to keep, by their names.
  func secrets(for code: String, from page: CodePage, _ work: ActivityWork) throws
    -> [String: Secret]
}

/// A page of a service that shows a code.
package struct CodePage: Sendable {
  /// The account, with what the service said of this program.
  var account: Account
  /// The address of the page.
  package var address: String
  /// Secrets of this program with the service.
  var secrets: [String: Secret] = [:]
}

extension ServiceProfile {
  /// Where it is asked; `nil` for services that cannot be.
  var desk: (any ServiceDesk)? {
    switch word {
    case "bluesky": BlueskyDesk()
    case "mastodon": MastodonDesk()
    case "matrix": MatrixDesk()
    case "postToFlickr": FlickrDesk()
    case "postToVimeo": VimeoDesk()
    case "telegram": TelegramDesk()
    default: nil
    }
  }

  /// What a person gives to sign in, in this order.
  package var questions: [SecretField] {
    switch signIn {
    case .code where desk is any CodeDesk: [SecretField("code", label: "Code")]
    case .password where desk is any PasswordDesk: [SecretField("password", label: "Password")]
    default: secrets
    }
  }

  /// The names of all secrets that may be kept of an account.
  var keptSecrets: [String] { secrets.map(\.name) + (desk?.furtherSecrets ?? []) }
}
