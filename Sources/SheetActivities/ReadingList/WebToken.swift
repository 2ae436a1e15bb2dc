import Foundation

/// A JSON Web Token that is signed by a secret which both sides know (RFC 7519, HS512 of RFC 7518).
///
/// nettle makes the signature in this process: the key goes nowhere else.
enum WebToken {
  private struct Head: Encodable {
    var alg = "HS512"
    var typ = "JWT"
  }

  /// The token of these claims.
  static func signed(_ claims: some Encodable, by key: Secret) throws -> Secret {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let parts = try [encoder.encode(Head()), encoder.encode(claims)].map(\.base64ForAddresses)
    let text = parts.joined(separator: ".")
    let code = HashCode.sha512(of: Array(text.utf8), key: Array(key.text.utf8))
    return Secret(text + "." + Data(code).base64ForAddresses)
  }
}
