import Foundation

/// The four keys of a person and a program, and requests that they sign (OAuth 1.0a, RFC 5849, with
/// HMAC-SHA1). nettle makes the signature in this process: no key goes anywhere.
package struct OAuth1: Sendable {
  private let consumerKey: Secret
  private let consumerSecret: Secret
  private let token: Secret
  private let tokenSecret: Secret
  /// What makes each request another one.
  var nonce: @Sendable () -> String = { UUID().uuidString.lowercased() }
  /// The time.
  var now: @Sendable () -> Date = { Date() }

  /// Takes the keys of the program and those of the person who lets it act for them.
  package init(
    consumerKey: Secret, consumerSecret: Secret, token: Secret, tokenSecret: Secret
  ) {
    self.consumerKey = consumerKey
    self.consumerSecret = consumerSecret
    self.token = token
    self.tokenSecret = tokenSecret
  }

  /// The header `Authorization` of a request.
  ///
  /// - Parameters:
  ///   - address: The whole address; a query in it is signed too.
  ///   - fields: What else is signed: the fields of a form that is sent, except files. A body of JSON or
  ///     of another kind is not (section 3.4.1.3.1).
  package func authorization(
    _ method: String, _ address: String, fields: [(String, String)] = []
  ) -> Secret {
    let own = [
      ("oauth_consumer_key", consumerKey.text), ("oauth_nonce", nonce()),
      ("oauth_signature_method", "HMAC-SHA1"),
      ("oauth_timestamp", String(Int(now().timeIntervalSince1970))),
      ("oauth_token", token.text), ("oauth_version", "1.0"),
    ]
    let (place, query) = Self.parts(of: address)
    let text = Self.base(method, place, own + query + fields)
    let key = consumerSecret.text.percentEncoded() + "&" + tokenSecret.text.percentEncoded()
    let code = HashCode.sha1(of: Array(text.utf8), key: Array(key.utf8))
    let signed = own + [("oauth_signature", Data(code).base64EncodedString())]
    let pairs = signed.map { "\($0.0.percentEncoded())=\"\($0.1.percentEncoded())\"" }
    return Secret("OAuth " + pairs.joined(separator: ", "))
  }

  /// What is signed (section 3.4.1). Names and values are sorted by the bytes of their encoded form.
  static func base(_ method: String, _ place: String, _ fields: [(String, String)]) -> String {
    let pairs = fields.map { ($0.0.percentEncoded(), $0.1.percentEncoded()) }
    let sorted = pairs.sorted { $0 < $1 }.map { "\($0.0)=\($0.1)" }.joined(separator: "&")
    return [method.uppercased(), place, sorted].map { $0.percentEncoded() }.joined(separator: "&")
  }

  /// The address as it is signed (section 3.4.1.2), and its query.
  private static func parts(of address: String) -> (place: String, query: [(String, String)]) {
    guard var parts = URLComponents(string: address) else { return (address, []) }
    let query = parts.queryItems?.map { ($0.name, $0.value ?? "") } ?? []
    (parts.query, parts.fragment) = (nil, nil)
    parts.scheme = parts.scheme?.lowercased()
    parts.host = parts.host?.lowercased()
    let usual = ["http": 80, "https": 443][parts.scheme ?? ""]
    if parts.port == usual { parts.port = nil }
    if parts.path.isEmpty { parts.path = "/" }
    return (parts.string ?? address, query)
  }
}
