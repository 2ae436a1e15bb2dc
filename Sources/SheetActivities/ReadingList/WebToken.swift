import CNettle
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
    let parts = try [encoder.encode(Head()), encoder.encode(claims)].map { base64($0) }
    let text = parts.joined(separator: ".")
    let code = HashCode.sha512(of: Array(text.utf8), key: Array(key.text.utf8))
    return Secret(text + "." + base64(Data(code)))
  }

  /// Base 64 for addresses, without padding (RFC 4648, section 5).
  private static func base64(_ data: Data) -> String {
    data.base64EncodedString().filter { $0 != "=" }
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
  }
}

/// Codes that prove who wrote a message (HMAC, RFC 2104).
enum HashCode {
  /// HMAC-SHA-512: 64 bytes.
  static func sha512(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var context = hmac_sha512_ctx()
    nettle_hmac_sha512_set_key(&context, key.count, key)
    nettle_hmac_sha512_update(&context, message.count, message)
    var code = [UInt8](repeating: 0, count: Int(SHA512_DIGEST_SIZE))
    nettle_hmac_sha512_digest(&context, code.count, &code)
    return code
  }
}
