import Foundation

extension ServiceProfile {
  /// A server of Matrix: <https://spec.matrix.org/v1.11/client-server-api/>.
  package static let matrix = ServiceProfile(
    word: "matrix", title: "Matrix",
    server: .named(key: "homeserver", example: "https://matrix.example.org"), userKey: "user",
    secrets: [
      SecretField("token", label: "Access token"), SecretField("password", label: "Password"),
    ], ownKeys: ["rooms"],
    signIn: .password(
      hint: "The password of the account, or an access token from a client's settings."))
}

/// An account with a server of Matrix that is signed in, by the client API.
struct MatrixAccount: Sendable {
  /// What the server says when it refuses.
  struct Fault: Decodable {
    var errcode: String?
    var error: String?
  }

  private struct SignedIn: Decodable {
    var access_token: String
  }

  private struct SignIn: Encodable {
    struct Identifier: Encodable {
      var type = "m.id.user"
      var user: String
    }
    var type = "m.login.password"
    var identifier: Identifier
    var password: String
    var device_id: String?
    var initial_device_display_name = "Share Sheet"
  }

  static let api = "/_matrix/client/v3"

  private(set) var server: ServerAccount
  /// Whether the token was made for this message, and is given back after it.
  let isTemporary: Bool

  /// Signs in: with the token of the account, else with its password.
  ///
  /// - Parameter mark: Names the device: a message that is sent again counts as the same one only from the
  ///   device that sent it first.
  /// - Throws: ``NetworkError``, ``SecretError``, ``MessageError`` or `CancellationError`.
  init(_ account: Account, _ work: ActivityWork, mark: String) throws {
    // Accounts of [message] are in no table of their own name.
    server = try ServerAccount(account, work, isListed: account.store != nil)
    if let token = try Self.token(account, work) {
      server = server.bearing(token)
      isTemporary = false
      return
    }
    let token = try Self.logIn(
      to: server, account.user, work.secret("password", of: account),
      device: "SHARESHEET-" + mark)
    server = server.bearing(token)
    isTemporary = true
  }

  /// Exchanges a password for a token of this program alone.
  ///
  /// - Parameter device: The name of the device that the server is to know; `nil` for a new one.
  /// - Throws: ``NetworkError/login(_:)`` for a wrong password; other ``NetworkError``s, ``ChildProcessError``
  ///   or `CancellationError`.
  static func logIn(
    to server: ServerAccount, _ user: String, _ password: Secret, device: String? = nil
  ) throws -> Secret {
    let body = SignIn(
      identifier: SignIn.Identifier(user: user), password: password.text, device_id: device)
    var server = server
    server.hidden = [password]
    let answer = try server.send("POST", api + "/login", json: body, also: [403])
    // M_FORBIDDEN: this service has no 401 for a wrong password.
    guard answer.status != 403 else { throw NetworkError.login(server.server.host) }
    return Secret(try server.decoded(SignedIn.self, answer).access_token)
  }

  /// Gives back the token that a server was asked with.
  static func logOut(of server: ServerAccount) throws {
    _ = try server.send(
      "POST", api + "/logout", .bytes(Array("{}".utf8)), type: "application/json")
  }

  /// `nil` where the configuration names a password, or no place has a token.
  private static func token(_ account: Account, _ work: ActivityWork) throws -> Secret? {
    guard account.commands["token"] != nil || account.commands["password"] == nil else {
      return nil
    }
    return try work.storedSecret("token", of: account)
  }

  /// Gives back a token that was made for this message. What the server says to it changes nothing.
  func signOut() {
    guard isTemporary else { return }
    try? Self.logOut(of: server)
  }

  /// Asks or sends, and tells a token that the server does not know from a password.
  func send(_ request: WebRequest, also: Set<Int> = []) throws -> WebRequest.Answer {
    do {
      return try server.send(request, also: also)
    } catch NetworkError.login(let host) {
      throw MessageError.badToken(host)
    }
  }

  func get(_ path: String, also: Set<Int> = []) throws -> WebRequest.Answer {
    try send(server.request("GET", path), also: also)
  }

  /// What was meant by an answer that is no success.
  func error(_ answer: WebRequest.Answer) -> any Error {
    let host = server.server.host
    guard let fault = answer.decoded(Fault.self), let code = fault.errcode else {
      return answer.senseless(from: host)
    }
    return MessageError.refused(host: host, words: String((fault.error ?? code).prefix(300)))
  }
}
