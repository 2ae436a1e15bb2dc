import CNettle
import Foundation

/// Hashes (FIPS 180-4), and with a key codes that prove who wrote a message (HMAC, RFC 2104). nettle makes them
/// in this process: no key goes anywhere.
enum HashCode {
  /// SHA-256: 32 bytes.
  static func sha256(of message: [UInt8]) -> [UInt8] {
    var context = sha256_ctx()
    nettle_sha256_init(&context)
    nettle_sha256_update(&context, message.count, message)
    var code = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_sha256_digest(&context, code.count, &code)
    return code
  }

  /// HMAC-SHA-1: 20 bytes.
  static func sha1(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var context = hmac_sha1_ctx()
    nettle_hmac_sha1_set_key(&context, key.count, key)
    nettle_hmac_sha1_update(&context, message.count, message)
    var code = [UInt8](repeating: 0, count: Int(SHA1_DIGEST_SIZE))
    nettle_hmac_sha1_digest(&context, code.count, &code)
    return code
  }

  /// HMAC-SHA-256: 32 bytes.
  static func sha256(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var context = hmac_sha256_ctx()
    nettle_hmac_sha256_set_key(&context, key.count, key)
    nettle_hmac_sha256_update(&context, message.count, message)
    var code = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    nettle_hmac_sha256_digest(&context, code.count, &code)
    return code
  }

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

extension Data {
  /// Base 64 for addresses, without padding (RFC 4648, section 5).
  var base64ForAddresses: String {
    base64EncodedString().filter { $0 != "=" }
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
  }
}
