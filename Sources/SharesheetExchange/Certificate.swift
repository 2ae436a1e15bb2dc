import CGnuTLS
import Glibc
import HelperProtocol

/// Certificates that a device signs itself, by GnuTLS.
enum Certificate {
  /// Days that one is good for: nobody looks at more than its fingerprint.
  private static let days = 3650

  /// A new one, for a key on the curve P-256; `nil` when GnuTLS fails.
  static func make() -> ExchangeIdentity? {
    var (key, certificate): (gnutls_x509_privkey_t?, gnutls_x509_crt_t?)
    guard gnutls_x509_privkey_init(&key) == 0, gnutls_x509_crt_init(&certificate) == 0 else {
      return nil
    }
    defer {
      gnutls_x509_privkey_deinit(key)
      gnutls_x509_crt_deinit(certificate)
    }
    let curve = UInt32(1 << 31) | GNUTLS_ECC_CURVE_SECP256R1.rawValue
    guard gnutls_x509_privkey_generate(key, GNUTLS_PK_ECDSA, curve, 0) == 0,
      fill(certificate), gnutls_x509_crt_set_key(certificate, key) == 0,
      gnutls_x509_crt_sign2(certificate, certificate, key, GNUTLS_DIG_SHA256, 0) == 0
    else { return nil }
    let texts = (
      text { gnutls_x509_crt_export2(certificate, GNUTLS_X509_FMT_PEM, $0) },
      text { gnutls_x509_privkey_export2(key, GNUTLS_X509_FMT_PEM, $0) }
    )
    guard let words = texts.0, let secret = texts.1 else { return nil }
    return ExchangeIdentity(certificate: words, key: secret)
  }

  /// A name that says nothing of the person, and a day of grace for clocks that are behind.
  private static func fill(_ certificate: gnutls_x509_crt_t?) -> Bool {
    var serial = (0..<16).map { _ in UInt8.random(in: 0...255) }
    serial[0] &= 0x7F
    let (now, name) = (time(nil), "LocalSend")
    return gnutls_x509_crt_set_version(certificate, 3) == 0
      && gnutls_x509_crt_set_serial(certificate, serial, serial.count) == 0
      && gnutls_x509_crt_set_activation_time(certificate, now - 86400) == 0
      && gnutls_x509_crt_set_expiration_time(certificate, now + 86400 * days) == 0
      && gnutls_x509_crt_set_dn_by_oid(
        certificate, "2.5.4.3", 0, name, UInt32(name.utf8.count)) == 0
  }

  /// The SHA-256 of the certificate in DER, in capital hexadecimal digits; `nil` for no certificate.
  static func fingerprint(of words: String) -> String? {
    var certificate: gnutls_x509_crt_t?
    guard gnutls_x509_crt_init(&certificate) == 0 else { return nil }
    defer { gnutls_x509_crt_deinit(certificate) }
    var bytes = Array(words.utf8)
    let code = bytes.withUnsafeMutableBufferPointer { buffer in
      var data = gnutls_datum_t(data: buffer.baseAddress, size: UInt32(buffer.count))
      return gnutls_x509_crt_import(certificate, &data, GNUTLS_X509_FMT_PEM)
    }
    var (digest, size) = ([UInt8](repeating: 0, count: 32), 32)
    guard code == 0,
      gnutls_x509_crt_get_fingerprint(certificate, GNUTLS_DIG_SHA256, &digest, &size) == 0
    else { return nil }
    return digest.hexadecimal.uppercased()
  }

  private static func text(
    _ export: (UnsafeMutablePointer<gnutls_datum_t>) -> Int32
  ) -> String? {
    var data = gnutls_datum_t()
    guard export(&data) == 0 else { return nil }
    defer { free(data.data) }
    return String(
      decoding: UnsafeBufferPointer(start: data.data, count: Int(data.size)), as: UTF8.self)
  }
}

extension String {
  /// A text of 128 random bits, in hexadecimal digits.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }.hexadecimal
  }

  /// Whether two texts are equal, in a time that does not tell how much of them is.
  func isEqualInConstantTime(_ other: String) -> Bool {
    let (first, second) = (Array(utf8), Array(other.utf8))
    guard first.count == second.count else { return false }
    return zip(first, second).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
