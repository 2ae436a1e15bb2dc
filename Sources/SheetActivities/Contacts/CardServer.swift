import Foundation

/// A collection of contacts on a server (CardDAV, RFC 6352).
struct CardServer {
  /// A card on the server.
  struct Stored {
    /// Its path there, percent-encoded.
    var path: String
    /// Its version, by which the server sees that somebody else changed it.
    var tag: String
    /// The card.
    var card: VCard
  }

  private let account: ServerAccount

  /// Looks up the password.
  ///
  /// - Throws: ``NetworkError``, ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  init(_ server: ServerSettings, _ work: ActivityWork) throws {
    account = try ServerAccount(loggingIn: server, work)
  }

  /// The cards whose name contains a text (section 8.6). Servers compare without regard to case, and some
  /// send all cards; so the names are looked at here, too.
  func cards(named text: String) throws -> [Stored] {
    let answer = try account.send(
      "REPORT", "/", .bytes(Array(Self.query(text).utf8)),
      type: "application/xml; charset=utf-8", headers: [("Depth", "1")])
    guard let responses = MultiStatus(answer.body)?.responses else {
      throw answer.senseless(from: account.server.host)
    }
    return responses.compactMap { response in
      guard let tag = response["getetag"], let data = response["address-data"],
        let path = response["href"], let card = VCard(Array(data.utf8)),
        card.name.localizedStandardContains(text)
      else { return nil }
      return Stored(path: path, tag: tag, card: card)
    }
  }

  /// Puts a card in place of the one that was read.
  ///
  /// - Throws: ``ContactError/changed(_:)`` when the server has another version by now.
  func replace(_ stored: Stored, by card: [UInt8]) throws {
    var account = account
    account.server = try account.server.with(path: stored.path)
    let answer = try account.send(
      "PUT", "", .bytes(card), type: "text/vcard; charset=utf-8",
      headers: [("If-Match", stored.tag)], also: [412])
    if answer.status == 412 { throw ContactError.changed(stored.card.name) }
  }

  private static func query(_ text: String) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <C:addressbook-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav">
    <D:prop><D:getetag/><C:address-data/></D:prop>
    <C:filter><C:prop-filter name="FN"><C:text-match collation="i;unicode-casemap" \
    match-type="contains">\(text.escapedForMarkup)</C:text-match></C:prop-filter></C:filter>
    </C:addressbook-query>
    """
  }
}
