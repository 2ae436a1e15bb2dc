/// What the exchange tells the program.
package enum ExchangeEvent: Codable, Equatable, Sendable {
  /// A certificate was made; it is to be kept for the next time.
  case made(ExchangeIdentity)
  /// It listens. The fingerprint is the SHA-256 of the certificate, in capital hexadecimal digits; empty for
  /// a link.
  case ready(port: Int, fingerprint: String)
  /// It cannot listen: a number of the system's errors, or 0 when the certificate is of no use.
  case failed(code: Int32)

  /// Another device said who it is.
  case met(LocalSendDevice, address: String)
  /// Somebody wants to send.
  case offered(session: String, address: String, LocalSendOffer)
  /// Nobody waits for the answer to the offer any more.
  case withdrawn(session: String)
  /// A file begins: an order to write it, or to refuse it, is waited for.
  case wanted(session: String, file: String)
  /// So many bytes of a file have come, in all.
  case received(session: String, file: String, bytes: Int64)
  /// A file is written, complete and what it should be: an order to keep or to refuse it is waited for.
  case complete(session: String, file: String)
  /// A file was given up, and what is written of it is of no use.
  case spoiled(session: String, file: String, ExchangeFault)
  /// A transfer is over.
  case ended(session: String, ExchangeEnding)
  /// Somebody gave a wrong PIN, for that many times.
  case wrongPIN(address: String, count: Int)

  /// Somebody began to fetch a file of the link, by its number.
  case fetching(file: Int, address: String)
  /// Somebody has a file of the link whole.
  case fetched(file: Int)
  /// The link is over; `false` when not everything was fetched.
  case expired(fetchedAll: Bool)
}

/// Why a file was given up.
package enum ExchangeFault: Codable, Equatable, Sendable {
  /// More bytes came than were announced.
  case tooLong
  /// The sender stopped in the middle.
  case tooShort
  /// The hash is another one.
  case wrongHash
  /// Nothing came for a while, or hardly anything.
  case stalled
  /// It could not be written: the number of the system's error.
  case unwritable(Int32)
  /// The transfer ended before.
  case cancelled
}

/// How a transfer ended.
package enum ExchangeEnding: String, Codable, Sendable {
  /// Every file came, or failed.
  case done
  /// The sender gave up.
  case cancelledBySender
  /// The program gave up.
  case cancelledHere
  /// The sender sent nothing more.
  case silent
}
