import Foundation
import Glibc
import HelperProtocol
import SheetCells
import SheetFiles
import SheetPrograms

/// The certificate by which other devices know this one. It is made once, by the exchange, and kept where only
/// the person can read it.
package struct LocalSendIdentity: Sendable {
  /// The folder of certificate and key.
  package let folder: FilePath

  /// That of the person.
  package init(_ directories: UserDirectories) {
    folder = directories.state.appending("sharesheet/localsend")
  }

  private var certificate: FilePath { folder.appending("certificate.pem") }
  private var key: FilePath { folder.appending("key.pem") }

  /// What is kept; `nil` when nothing is yet.
  package var kept: ExchangeIdentity? {
    guard let certificate = text(certificate), let key = text(key) else { return nil }
    return ExchangeIdentity(certificate: certificate, key: key)
  }

  /// Keeps a new one.
  ///
  /// - Throws: ``FileError``.
  package func keep(_ identity: ExchangeIdentity) throws {
    try FileSaver.makeFolder(folder.parent)
    folder.withCString { _ = mkdir($0, 0o700) }
    try PersonalFile(key, mode: 0o600).update { _ in Array(identity.key.utf8) }
    try PersonalFile(certificate, mode: 0o600).update { _ in Array(identity.certificate.utf8) }
  }

  private func text(_ path: FilePath) -> String? {
    guard let bytes = try? SettingsFile.read(path, limit: 1 << 16), !bytes.isEmpty else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// A fingerprint as people compare it: three made-up words, of its first 48 bits, as proquints spell them
/// (D. S. Wilkerson, "A Proposal for Proquints", arXiv:0901.4016).
package enum FingerprintWords {
  /// `lusab-babad-gutih` for a fingerprint in hexadecimal digits; the first twelve characters of any other.
  package static func words(of fingerprint: String) -> String {
    let digits = fingerprint.prefix(12)
    guard digits.utf8.count == 12, let number = UInt64(digits, radix: 16) else {
      return String(digits).displayable
    }
    let parts = [32, 16, 0].map { UInt16(truncatingIfNeeded: number >> UInt64($0)) }
    return parts.map(word).joined(separator: "-")
  }

  private static let consonants = Array("bdfghjklmnprstvz")
  private static let vowels = Array("aiou")

  /// Four bits a consonant, two a vowel.
  private static func word(_ number: UInt16) -> String {
    func letter(_ letters: [Character], _ shift: Int) -> Character {
      letters[Int(number >> UInt16(shift)) & (letters.count - 1)]
    }
    return String([
      letter(consonants, 12), letter(vowels, 10), letter(consonants, 6), letter(vowels, 4),
      letter(consonants, 0),
    ])
  }
}

extension LocalSendDevice {
  /// This machine as it shows itself: a name, no model, and a kind.
  package static func here(_ section: AirDropSection) -> LocalSendDevice {
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    let host = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    var device = LocalSendDevice(
      alias: section.alias ?? (host.isEmpty ? "sharesheet" : host), fingerprint: "")
    device.deviceType = .headless
    device.deviceModel = "Linux"
    device.protocol = .https
    device.download = false
    return device
  }

  /// Its name as it may be shown: short, and without what no screen shows.
  package var shownName: String {
    let name = alias.prefix(60).trimmingCharacters(in: .whitespacesAndNewlines).displayable
    return name.isEmpty ? "Unnamed device" : name
  }
}
