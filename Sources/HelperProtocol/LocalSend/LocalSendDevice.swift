/// A device of the local network, as it describes itself by the LocalSend protocol, version 2.
///
/// Everything in it is a claim of someone else: nothing is checked, names may hold anything, and the
/// fingerprint counts only when it is that of the certificate which the device shows.
package struct LocalSendDevice: Codable, Hashable, Sendable {
  /// What kind of device it is; kinds that are not known count as desktop, as the protocol asks.
  package enum Kind: String, Codable, Sendable {
    case mobile, desktop, web, headless, server

    /// Reads any text.
    package init(from decoder: any Decoder) throws {
      let word = try decoder.singleValueContainer().decode(String.self)
      self = Kind(rawValue: word.lowercased()) ?? .desktop
    }
  }

  /// How its server speaks.
  package enum Transport: String, Codable, Sendable {
    case http, https
  }

  /// The name that a person gave it.
  package var alias: String
  /// The version of the protocol.
  package var version = LocalSend.version
  /// The maker or the system; often absent.
  package var deviceModel: String?
  /// The kind; often absent.
  package var deviceType: Kind?
  /// With `https` the SHA-256 of the certificate in DER, in hexadecimal digits; else any text that tells
  /// devices apart.
  package var fingerprint: String
  /// Where its server listens; `nil` where the answer came from there.
  package var port: Int?
  /// How its server speaks; `nil` as above.
  package var `protocol`: Transport?
  /// Whether files may be fetched from it. This program never offers that.
  package var download: Bool?

  /// A device with a name and a fingerprint; the rest may be set.
  package init(alias: String, fingerprint: String) {
    self.alias = alias
    self.fingerprint = fingerprint
  }
}

/// A datagram to the multicast group: a device, and whether it asks the others to answer.
package struct LocalSendAnnouncement: Codable, Hashable, Sendable {
  /// Who sends it.
  package var device: LocalSendDevice
  /// Whether the others are to answer, by ``LocalSend/Path/register`` or a datagram without this.
  package var asksForAnswers: Bool

  /// Takes the values as they are.
  package init(_ device: LocalSendDevice, asksForAnswers: Bool) {
    (self.device, self.asksForAnswers) = (device, asksForAnswers)
  }

  /// Reads the members of both in one object.
  package init(from decoder: any Decoder) throws {
    device = try LocalSendDevice(from: decoder)
    let members = try decoder.container(keyedBy: Member.self)
    asksForAnswers = try members.decodeIfPresent(Bool.self, forKey: .announce) ?? false
  }

  /// Writes the members of both into one object.
  package func encode(to encoder: any Encoder) throws {
    try device.encode(to: encoder)
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(asksForAnswers, forKey: .announce)
  }

  private enum Member: String, CodingKey {
    case announce
  }
}
