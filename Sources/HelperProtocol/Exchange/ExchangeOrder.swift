/// What the program tells the exchange to do.
package enum ExchangeOrder: Codable, Equatable, Sendable {
  /// Receive by the LocalSend protocol; the first order.
  case receive(ReceiverSettings)
  /// Offer files by a link; the first order. Their descriptors come with it, in order.
  case offer(LinkSettings)
  /// Accept these files of an offer.
  case accept(session: String, files: [String])
  /// Answer an offer with a status that is no acceptance.
  case answer(session: String, LocalSend.Status, message: String)
  /// Write a file, which was wanted, into the descriptor that comes with this.
  case write(session: String, file: String)
  /// The file has its name now.
  case keep(session: String, file: String)
  /// The file cannot be written, or did not get its name.
  case refuse(session: String, file: String, LocalSend.Status, message: String)
  /// End a transfer; what is not complete is given up.
  case end(session: String)
}

/// A server for LocalSend.
package struct ReceiverSettings: Codable, Equatable, Sendable {
  /// How it describes itself; the fingerprint and the port are filled in by the exchange.
  package var device: LocalSendDevice
  /// The port to listen on; 0 takes any.
  package var port: Int
  /// What a sender must know; `nil` for nothing.
  package var pin: String?
  /// Its certificate; `nil` has one made.
  package var identity: ExchangeIdentity?
  /// Seconds in which 1 KB each must come of a file; between two files twice as many may pass.
  package var patience: Int

  /// Takes the values as they are.
  package init(
    device: LocalSendDevice, port: Int, pin: String? = nil, identity: ExchangeIdentity? = nil,
    patience: Int = ExchangeLimits.patience
  ) {
    (self.device, self.port, self.pin, self.identity) = (device, port, pin, identity)
    self.patience = patience
  }
}

/// A certificate with its key, both PEM.
package struct ExchangeIdentity: Codable, Equatable, Sendable {
  /// The certificate.
  package var certificate: String
  /// The private key.
  package var key: String

  /// Takes the values as they are.
  package init(certificate: String, key: String) {
    (self.certificate, self.key) = (certificate, key)
  }
}

/// Files behind a link.
package struct LinkSettings: Codable, Equatable, Sendable {
  /// A file; its descriptor comes along.
  package struct File: Codable, Equatable, Sendable {
    /// The name that the browser sees.
    package var name: String
    /// The MIME type.
    package var type: String
    /// Bytes.
    package var size: Int64

    /// Takes the values as they are.
    package init(name: String, type: String, size: Int64) {
      (self.name, self.type, self.size) = (name, type, size)
    }
  }

  /// The files, in the order of their descriptors.
  package var files: [File]
  /// What stands between the slashes of the path and cannot be guessed.
  package var token: String
  /// The port to listen on; 0 takes any.
  package var port: Int
  /// Seconds until it ends by itself.
  package var seconds: Int

  /// Takes the values as they are.
  package init(
    files: [File], token: String, port: Int = 0, seconds: Int = ExchangeLimits.linkLife
  ) {
    (self.files, self.token, self.port, self.seconds) = (files, token, port, seconds)
  }
}
