import Foundation
import SheetFiles
import SheetPrograms
import SheetSettings

/// A server of the configuration and one piece of work with it.
struct ServerAccount: Sendable {
  var server: ServerAddress
  let environment: [String: String]
  var monitor: WorkMonitor
  var login = WebRequest.Login.none
  /// Secrets that stand in the path or the body of its requests.
  var hidden: [Secret] = []
  /// Certificates to trust instead of the system's, in PEM.
  var authorities: FilePath?
  /// The account whose access the server may have withdrawn.
  private var account: Account?

  /// Makes one for a piece of work, without logging in.
  ///
  /// - Throws: ``NetworkError`` for an address that cannot be used.
  init(_ settings: ServerSettings, _ work: ActivityWork) throws(NetworkError) {
    server = try ServerAddress(settings.address)
    environment = work.settings.environment
    monitor = work.monitor
    authorities = settings.authorities.map {
      work.settings.directories.expand($0, in: work.settings.workingDirectory)
    }
  }

  /// Makes one for a piece of work with an account of a service, without logging in.
  ///
  /// - Parameter isListed: Whether `sharesheet accounts` knows the service, and the person can sign in anew by
  ///   it.
  /// - Throws: ``NetworkError`` for an address that cannot be used.
  init(
    _ account: Account, _ work: ActivityWork, isListed: Bool = true
  ) throws(NetworkError) {
    server = try ServerAddress(account.address)
    environment = work.settings.environment
    monitor = work.monitor
    // Who is just signing in has no access yet that could be withdrawn.
    self.account = isListed && work.heldSecrets == nil ? account : nil
    authorities = account.authorities.map {
      work.settings.directories.expand($0, in: work.settings.workingDirectory)
    }
  }

  /// Makes one that asks with the name and the password of the configuration, where there is a name.
  ///
  /// - Throws: ``NetworkError``, ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  init(loggingIn settings: ServerSettings, _ work: ActivityWork) throws {
    try self.init(settings, work)
    let password = try settings.password.map(secret)
    if !settings.user.isEmpty { login = .basic(user: settings.user, password ?? Secret("")) }
  }

  /// The secret that a command prints.
  func secret(_ command: SecretCommand) throws -> Secret {
    try command.secret(environment: environment, monitor)
  }

  /// Asks for something.
  func get(_ path: String) throws -> WebRequest.Answer {
    try send("GET", path, .none, type: "")
  }

  /// Sends a value as JSON.
  func send(
    _ method: String, _ path: String, json: some Encodable, also: Set<Int> = []
  ) throws -> WebRequest.Answer {
    var request = request(method, path)
    try request.setJSON(json)
    return try send(request, also: also)
  }

  /// Sends a value as JSON that makes something, which must not be made twice.
  func sendOnce(_ method: String, _ path: String, json: some Encodable) throws -> WebRequest.Answer
  {
    var request = request(method, path)
    try request.setJSON(json)
    request.actsOnce = true
    return try send(request)
  }

  /// Sends the fields of a form.
  func send(
    _ method: String, _ path: String, form: [(String, String)], also: Set<Int> = []
  ) throws -> WebRequest.Answer {
    var request = request(method, path)
    request.setForm(form)
    return try send(request, also: also)
  }

  /// Sends bytes of a type.
  func send(
    _ method: String, _ path: String, _ body: WebRequest.Body, type: String,
    headers: [(String, String)] = [], also: Set<Int> = []
  ) throws -> WebRequest.Answer {
    var request = request(method, path, headers: headers)
    request.body = body
    if !type.isEmpty { request.headers.append((name: "Content-Type", value: type)) }
    return try send(request, also: also)
  }

  /// A request to this server in this account's name, for what the others do not say.
  func request(
    _ method: String, _ path: String, headers: [(String, String)] = []
  ) -> WebRequest {
    var request = WebRequest(server, path)
    request.method = method
    request.login = login
    request.hidden = hidden
    request.authorities = authorities
    request.headers = headers.map { (name: $0.0, value: $0.1) }
    return request
  }

  /// Sends a request that must succeed.
  ///
  /// - Throws: As ``WebRequest/sendExpectingSuccess(also:environment:_:)``, and
  ///   ``AccountError/withdrawn(_:host:)`` when a server refuses an account's secret.
  func send(_ request: WebRequest, also: Set<Int> = []) throws -> WebRequest.Answer {
    do {
      return try request.sendExpectingSuccess(also: also, environment: environment, monitor)
    } catch NetworkError.login {
      throw refusal
    }
  }

  /// What it means that the server does not take the secret.
  var refusal: any Error {
    account.map { AccountError.withdrawn($0, host: server.host) } ?? NetworkError.login(server.host)
  }
}

extension ServerAccount {
  /// The same server with a token (RFC 6750).
  func bearing(_ token: Secret) -> ServerAccount {
    var server = self
    server.login = .header(Secret("Bearer " + token.text))
    return server
  }

  /// The value in an answer of JSON.
  ///
  /// - Throws: As ``WebRequest/Answer/senseless(from:)`` says, when it is not there.
  func decoded<Value: Decodable>(_ type: Value.Type, _ answer: WebRequest.Answer) throws -> Value {
    guard let value = answer.decoded(type) else { throw answer.senseless(from: server.host) }
    return value
  }
}
