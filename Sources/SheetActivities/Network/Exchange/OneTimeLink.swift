import Foundation
import HelperProtocol
import SheetPrograms

/// A link to chosen files, for a device of the same network that has a browser and no app: over plain HTTP, at a
/// path that nobody guesses, until each file was fetched once or ten minutes are over.
///
/// One file is what the link leads to; several stand on a page. Everything happens on the main run loop. Letting
/// go of it, or ``stop()``, ends the link at once.
@MainActor
package final class OneTimeLink {
  /// What happens to it.
  package enum Event: Sendable, Equatable {
    /// It can be fetched by now, under this address.
    case ready(String)
    /// Somebody begins to fetch a file, by its number, from an address.
    case fetching(Int, address: String)
    /// Somebody has a file whole.
    case fetched(Int)
    /// It is over: everything was fetched, or the time is.
    case over(fetchedAll: Bool)
    /// It cannot be offered, or is over before its time.
    case failed(ExchangeError)
  }

  /// Gets what happens, in order; after ``Event/over(fetchedAll:)`` and ``Event/failed(_:)`` nothing more.
  package var onEvent: (@MainActor (Event) -> Void)?
  /// Its address; `nil` until it is ready.
  package private(set) var address: String?
  /// When it ends by itself.
  package let end: Date

  private let exchange: Exchange
  private let token: String

  /// Starts the server, at any port that is free.
  ///
  /// - Parameter files: One to 200.
  /// - Throws: ``ExchangeError/missing``.
  package init(
    _ files: [LinkedFile], helper: HelperProgram?, seconds: Int = ExchangeLimits.linkLife
  ) throws(ExchangeError) {
    exchange = try Exchange(helper)
    token = Self.randomToken()
    end = Date(timeIntervalSinceNow: Double(seconds))
    exchange.onEvent = { [weak self] in self?.handle($0) }
    exchange.onEnd = { [weak self] in self?.finish(.failed(.ended)) }
    let settings = LinkSettings(
      files: files.map(\.settings), token: token, port: 0, seconds: seconds)
    exchange.order(.offer(settings), files: files.map(\.descriptor))
  }

  /// Ends it.
  package func stop() {
    onEvent = nil
    exchange.stop()
  }

  private func handle(_ event: ExchangeEvent) {
    switch event {
    case .ready(let port, _): begin(port: port)
    case .fetching(let file, let address): onEvent?(.fetching(file, address: address))
    case .fetched(let file): onEvent?(.fetched(file))
    case .expired(let fetchedAll): finish(.over(fetchedAll: fetchedAll))
    case .failed(let code): finish(.failed(ExchangeError(port: 0, code: code)))
    default: break
    }
  }

  private func begin(port: Int) {
    let host = LocalNetwork().addresses.first ?? "127.0.0.1"
    let address = "http://\(host):\(port)/\(token)"
    self.address = address
    onEvent?(.ready(address))
  }

  private func finish(_ event: Event) {
    let onEvent = onEvent
    stop()
    onEvent?(event)
  }

  /// 128 random bits in letters, digits and two signs, which make a small QR code.
  private static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return Data(bytes).base64ForAddresses
  }
}

/// A file behind a link, open for reading.
package struct LinkedFile: Sendable {
  /// Files that a link may have.
  package static let most = HelperLimits.attachments

  let settings: LinkSettings.File
  let descriptor: Descriptor
}
