/// What the program and `sharesheet-exchange` say to each other. Both sides are built from this target.
///
/// The exchange is the server of HTTP: it receives files by the LocalSend protocol, or offers files by a link
/// that is good once. It runs until its first order is carried out, or the program closes the line.
///
/// - The line is a stream socket, inherited as descriptor 3. Each side writes values of JSON, one a line:
///   the program ``ExchangeOrder``, the exchange ``ExchangeEvent``.
/// - Files go along as descriptors, sent with the line that they belong to. The exchange opens no file by
///   its name and knows no folder.
/// - It decides nothing: who may send what, and under which name that is stored, is the program's choice.
package enum ExchangeProtocol {
  /// The file name of the exchange.
  package static let programName = "sharesheet-exchange"
  /// The descriptor of the line.
  package static let line: Int32 = 3
  /// Bytes of the longest line that either side reads.
  package static let longestLine = 16 << 20
}

/// What the exchange may use. Files come and go in pieces, so that nothing depends on their size.
extension HelperLimits {
  /// Those of the exchange. An offer of 10,000 files takes some 10 MB while it is read; several peers may offer.
  package static let exchange: HelperLimits = {
    var limits = HelperLimits()
    (limits.processorTime, limits.patience, limits.fileSize) = (.max, .max, .max)
    return limits
  }()
}

/// What a LocalSend peer may ask for.
package enum ExchangeLimits {
  /// Bytes of the longest offer.
  package static let offer = 4 << 20
  /// Files in an offer.
  package static let files = 10_000
  /// Wrong PINs of one address, after which it gets no more tries.
  package static let wrongPINs = 3
  /// Wrong PINs of all addresses together: one peer can have many.
  package static let allWrongPINs = 20
  /// Seconds that a wrong PIN waits for its answer.
  package static let pinDelay = 1
  /// Seconds after which a file is given up of which less than 1 KB a second came.
  package static let patience = 30
  /// Seconds that a link is good for.
  package static let linkLife = 600
}
