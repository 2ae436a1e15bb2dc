import Foundation
import HelperProtocol

/// A certificate that a device shows: its fingerprint tells devices apart, and its key is what later
/// connections must show again.
struct PeerCertificate: Hashable, Sendable {
  /// SHA-256 of the certificate in DER, in small hexadecimal digits, as LocalSend writes it.
  let fingerprint: String
  /// SHA-256 of the public key in DER (SubjectPublicKeyInfo), in base 64, as curl's `pinnedpubkey` wants it.
  let pin: String

  /// Reads the first certificate in PEM (RFC 7468) of a text; `nil` when there is none.
  init?(pem text: String) {
    guard let start = text.range(of: "-----BEGIN CERTIFICATE-----"),
      let end = text.range(
        of: "-----END CERTIFICATE-----", range: start.upperBound..<text.endIndex),
      let data = Data(
        base64Encoded: String(text[start.upperBound..<end.lowerBound]),
        options: .ignoreUnknownCharacters)
    else { return nil }
    self.init(der: Array(data))
  }

  /// Takes a certificate in DER; `nil` when it is none.
  init?(der: [UInt8]) {
    guard let key = Self.publicKey(in: der) else { return nil }
    fingerprint = HashCode.sha256(of: der).hexadecimal
    pin = Data(HashCode.sha256(of: Array(key))).base64EncodedString()
  }

  /// The field `subjectPublicKeyInfo`, the sixth of a certificate's own fields; the version before them is
  /// left out in old ones (RFC 5280, section 4.1).
  private static func publicKey(in der: [UInt8]) -> ArraySlice<UInt8>? {
    guard let certificate = DERValue(der[...]), certificate.tag == DERValue.sequence,
      let signed = DERValue(certificate.content), signed.tag == DERValue.sequence
    else { return nil }
    var rest = signed.content
    var fields: [DERValue] = []
    while fields.count < 7, let field = DERValue(rest) {
      fields.append(field)
      rest = rest[field.whole.endIndex...]
    }
    let index = fields.first?.tag == DERValue.version ? 6 : 5
    guard fields.indices.contains(index), fields[index].tag == DERValue.sequence else { return nil }
    return fields[index].whole
  }
}

/// A value of the Distinguished Encoding Rules (X.690): a tag, a length, and so many bytes.
private struct DERValue {
  static let sequence: UInt8 = 0x30
  /// The explicit tag 0 of a certificate's version.
  static let version: UInt8 = 0xA0

  let tag: UInt8
  let content: ArraySlice<UInt8>
  /// The content with what stands in front of it.
  let whole: ArraySlice<UInt8>

  /// Reads the value at the start of the bytes; `nil` where they end before it does.
  init?(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    guard let tag = rest.popFirst(), let first = rest.popFirst() else { return nil }
    var length = Int(first)
    if first > 0x80 {
      let digits = rest.prefix(Int(first & 0x7F))
      // No certificate has 16 MB.
      guard digits.count == Int(first & 0x7F), digits.count <= 3 else { return nil }
      length = digits.reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(digits.count)
    }
    guard first != 0x80, rest.count >= length else { return nil }
    self.tag = tag
    content = rest.prefix(length)
    whole = bytes[bytes.startIndex..<content.endIndex]
  }
}
