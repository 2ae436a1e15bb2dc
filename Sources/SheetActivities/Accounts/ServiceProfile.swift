/// What a service of the network is, as data: what an account with it consists of.
package struct ServiceProfile: Sendable {
  /// How the address of the server is known.
  package enum Server: Sendable, Hashable {
    /// It has this one. `api_url` of an account names another, such as a server of one's own that speaks
    /// like it.
    case fixed(String)
    /// Each account says which, under this key.
    case named(key: String, example: String)

    /// The key under which an account says where it is.
    var key: String {
      switch self {
      case .fixed: "api_url"
      case .named(let key, _): key
      }
    }
  }

  /// How an account is made.
  package enum SignIn: Sendable, Hashable {
    /// The person copies secrets from the service's web site, where this says.
    case pasted(where: String)
    /// The person types the password that they have there, or one that was made for this program.
    case password(hint: String)
    /// The service shows a code in the browser that the person brings back (OAuth, out of band).
    case code
  }

  /// A secret of an account.
  package struct SecretField: Sendable, Hashable {
    /// Its name; the key in the configuration is this with `_cmd` behind it.
    package var name: String
    /// What the person calls it.
    package var label: String

    /// Names a secret.
    package init(_ name: String, label: String) {
      self.name = name
      self.label = label
    }
  }

  /// Another thing that an account says, by its key in the configuration.
  package struct Detail: Sendable, Hashable {
    /// The key.
    package var key: String
    /// What the person calls it.
    package var label: String
    /// Whether nothing works without it.
    package var isRequired: Bool

    /// Names a detail.
    package init(_ key: String, label: String, isRequired: Bool = false) {
      self.key = key
      self.label = label
      self.isRequired = isRequired
    }
  }

  /// The word for it, which is also the name of its table in the configuration.
  package var word: String
  /// Its name.
  package var title: String
  /// Where it is.
  package var server: Server
  /// The key under which an account says who asks; `nil` where a token says it.
  package var userKey: String?
  /// The secrets of an account.
  package var secrets: [SecretField]
  /// What else an account says.
  package var details: [Detail] = []
  /// The keys of its table that are the activity's, and no account's.
  package var ownKeys: [String] = []
  /// How an account is made.
  package var signIn: SignIn

  /// Makes a profile.
  package init(
    word: String, title: String, server: Server, userKey: String? = nil, secrets: [SecretField],
    details: [Detail] = [], ownKeys: [String] = [], signIn: SignIn
  ) {
    self.word = word
    self.title = title
    self.server = server
    self.userKey = userKey
    self.secrets = secrets
    self.details = details
    self.ownKeys = ownKeys
    self.signIn = signIn
  }

  /// The keys of its table that describe an account.
  package var keys: [String] {
    let keys =
      ["name", "ca_file", server.key] + secrets.map { $0.name + "_cmd" } + details.map(\.key)
    return userKey.map { keys + [$0] } ?? keys
  }
}
