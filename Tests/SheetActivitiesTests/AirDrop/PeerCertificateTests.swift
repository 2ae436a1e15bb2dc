import Foundation
import Testing

@testable import SheetActivities

/// Fingerprints and keys of certificates; the expected ones are openssl's.
@Suite struct PeerCertificateTests {
  private let current = """
    -----BEGIN CERTIFICATE-----
    MIIBfTCCASOgAwIBAgIUYZjNbp0034tk9En6dRR5y5aqCQgwCgYIKoZIzj0EAwIw
    FDESMBAGA1UEAwwJTG9jYWxTZW5kMB4XDTI2MTEzMDE2NDgzNFoXDTM2MTEyNzE2
    NDgzNFowFDESMBAGA1UEAwwJTG9jYWxTZW5kMFkwEwYHKoZIzj0CAQYIKoZIzj0D
    AQcDQgAEGTfETkZcRUbgpDPLSX/4McgFEnLkvsYGiu8OvxhI8lGPKIHuwp5U4sIT
    P3L/Ji/ycnRmAi3e2g8+02sb5romlaNTMFEwHQYDVR0OBBYEFKvs+VZdy6QP2Xu/
    j/ft3yMWPe+BMB8GA1UdIwQYMBaAFKvs+VZdy6QP2Xu/j/ft3yMWPe+BMA8GA1Ud
    EwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIhAOPxHflcTFIiBCCPS/yWvyhe
    Je1Opzfn3W3Uq0cEpiC+AiATnfrPIR/K2TH9zMTRSIbOlrhkSXCUrwH07ZTVS46S
    hg==
    -----END CERTIFICATE-----
    """
  /// Of version 1, whose first field is the serial number.
  private let old = """
    -----BEGIN CERTIFICATE-----
    MIIBFjCBvQIURZf63it0g7jH4euKg3tBe/1rBO8wCgYIKoZIzj0EAwIwDjEMMAoG
    A1UEAwwDb25lMB4XDTI2MTEzMDE2NDgzNVoXDTM2MTEyNzE2NDgzNVowDjEMMAoG
    A1UEAwwDb25lMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEsY+imMgm29SsSffV
    hDQypPJ/l2N9r1ZeZB6Jq/t8WLzZPqS3n8VWokhKRYV99lu+jTbomWUtREiFOgZY
    eOrnUjAKBggqhkjOPQQDAgNIADBFAiEAh24VJNQZnlphRa6xIA0ttR6Z/aUWlUAt
    64t8z+wLz7ACIHvH37m/ByB/JIf2Wyz26CeLSyaxMOnMbO2mA8XxgI68
    -----END CERTIFICATE-----
    """

  @Test func fingerprintAndPinAreThoseOfOpenSSL() throws {
    let certificate = try #require(PeerCertificate(pem: "Subject:CN = x\n" + current + "\nmore"))
    #expect(
      certificate.fingerprint
        == "2791bf759e88e704fb97aa4e34ad1cb842d6cf2fb4fc2778235a2af7f86ed5ad")
    #expect(certificate.pin == "QAAzx6h0FhBGasTi2cOn5378moo4KhZJtnOVg2/4F8k=")
  }

  @Test func anOldCertificateHasNoVersion() {
    #expect(PeerCertificate(pem: old)?.pin == "fOJpVTRywvl84tYV5rshcWn0dpZ+FSReQeKooBrY15k=")
  }

  @Test func whatIsNoCertificateIsNone() throws {
    #expect(PeerCertificate(pem: "") == nil)
    let marks = ("-----BEGIN CERTIFICATE-----", "-----END CERTIFICATE-----")
    #expect(PeerCertificate(pem: "\(marks.1) \(marks.0)") == nil)
    #expect(PeerCertificate(pem: "\(marks.0)\n\(marks.1)") == nil)
  }

  /// Every start of one, and one with each byte changed: nothing traps.
  @Test func damagedOnesAreRead() throws {
    let body = current.split(separator: "\n").filter { !$0.contains("-----") }.joined()
    let whole = Array(try #require(Data(base64Encoded: body, options: .ignoreUnknownCharacters)))
    #expect(PeerCertificate(der: whole) != nil)
    for count in whole.indices { #expect(PeerCertificate(der: Array(whole[..<count])) == nil) }
    for index in whole.indices {
      for value in [0x00, 0x7F, 0x80, 0x84, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = value
        _ = PeerCertificate(der: changed)
      }
    }
  }
}
