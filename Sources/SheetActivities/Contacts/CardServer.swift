import Foundation
import SheetFiles
import SheetPrograms

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

  private let address: ServerAddress
  private let login: WebRequest.Login
  private let authorities: FilePath?
  private let environment: [String: String]
  private let monitor: WorkMonitor

  /// Looks up the password.
  ///
  /// - Throws: ``NetworkError``, ``SecretError``, ``ChildProcessError`` or `CancellationError`.
  init(
    _ server: ContactsSection.Server, _ settings: ActivitySettings, _ monitor: WorkMonitor
  ) throws {
    address = try ServerAddress(server.address)
    environment = settings.environment
    self.monitor = monitor
    authorities = server.authorities.map {
      settings.directories.expand($0, in: settings.workingDirectory)
    }
    let password = try server.password?.secret(environment: environment, monitor)
    login = server.user.isEmpty ? .none : .basic(user: server.user, password ?? Secret(""))
  }

  /// The cards whose name contains a text (section 8.6). Servers compare without regard to case, and some
  /// send all cards; so the names are looked at here, too.
  func cards(named text: String) throws -> [Stored] {
    var request = request("/", method: "REPORT")
    request.headers = [("Depth", "1"), ("Content-Type", "application/xml; charset=utf-8")]
    request.body = .bytes(Array(Self.query(text).utf8))
    let answer = try request.sendExpectingSuccess(environment: environment, monitor)
    guard let responses = MultiStatus(answer.body)?.responses else {
      throw NetworkError.badAnswer(address.host)
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
    var request = request("", method: "PUT")
    request.server = try address.with(path: stored.path)
    request.headers = [("If-Match", stored.tag), ("Content-Type", "text/vcard; charset=utf-8")]
    request.body = .bytes(card)
    let answer = try request.sendExpectingSuccess(
      also: [412], environment: environment, monitor)
    if answer.status == 412 { throw ContactError.changed(stored.card.name) }
  }

  private func request(_ path: String, method: String) -> WebRequest {
    var request = WebRequest(address, path)
    request.method = method
    request.login = login
    request.authorities = authorities
    return request
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
