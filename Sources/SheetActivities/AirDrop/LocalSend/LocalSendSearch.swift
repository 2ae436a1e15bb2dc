import Dispatch
import Foundation
import HelperProtocol
import SheetPrograms

/// Asks all devices of the network who they are, and hears their answers: by datagrams, and where
/// `sharesheet-exchange` is installed also by the requests that the protocol prefers.
@MainActor
final class LocalSendSearch {
  /// Seconds after which the question is asked again; datagrams get lost, and the last pause goes on.
  private static let pauses: [Double] = [0.4, 1.2, 3, 5]

  private var device: LocalSendDevice
  private let identity: LocalSendIdentity
  private let found: @Sendable (NearbyDevice) -> Void
  private var multicast: LocalSendMulticast?
  private var exchange: Exchange?
  private var questions = 0

  /// Searches until the work is cancelled. Blocks, so not on the main thread.
  nonisolated static func run(
    _ settings: ActivitySettings, _ section: AirDropSection, _ monitor: WorkMonitor,
    found: @escaping @Sendable (NearbyDevice) -> Void
  ) {
    let search = DispatchQueue.main.sync {
      MainActor.assumeIsolated { LocalSendSearch(settings, section, found) }
    }
    while !monitor.isCancelled() { poll(nil, 0, 100) }
    DispatchQueue.main.async { MainActor.assumeIsolated { search.stop() } }
  }

  /// Searches from now on.
  init(
    _ settings: ActivitySettings, _ section: AirDropSection,
    _ found: @escaping @Sendable (NearbyDevice) -> Void
  ) {
    device = .sender(settings, section)
    identity = LocalSendIdentity(settings.directories)
    self.found = found
    multicast = try? LocalSendMulticast { [weak self] in self?.hear($0, from: $1) }
    listen(settings)
  }

  /// An answer may come as a request to a server of ours, which takes nothing else.
  private func listen(_ settings: ActivitySettings) {
    exchange = try? Exchange(settings.helper())
    exchange?.onEvent = { [weak self] in self?.take($0) }
    exchange?.onEnd = { [weak self] in self?.exchange = nil }
    exchange?.order(.receive(ReceiverSettings(device: device, port: 0, identity: identity.kept)))
    if exchange == nil { ask(port: LocalSend.port) }
  }

  private func take(_ event: ExchangeEvent) {
    switch event {
    // What cannot be kept is made again the next time.
    case .made(let made): try? identity.keep(made)
    case .ready(let port, let fingerprint):
      device.fingerprint = fingerprint
      ask(port: port)
    case .failed: ask(port: LocalSend.port)
    case .met(let peer, let address): add(peer, address)
    case .offered(let session, _, _):
      exchange?.order(.answer(session: session, .declined, message: "Nothing is received here."))
    default: break
    }
  }

  private func ask(port: Int) {
    guard let multicast else { return }
    var own = device
    own.port = port
    multicast.send(LocalSendAnnouncement(own, asksForAnswers: true))
    let pause = Self.pauses[min(questions, Self.pauses.count - 1)]
    questions += 1
    // A conversation turns the loop itself, and blocks of the main queue may wait until its end.
    let timer = Timer(timeInterval: pause, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.ask(port: port) }
    }
    RunLoop.main.add(timer, forMode: .default)
  }

  private func hear(_ announcement: LocalSendAnnouncement, from address: String) {
    add(announcement.device, address)
  }

  /// What this search said itself is heard too.
  private func add(_ peer: LocalSendDevice, _ address: String) {
    guard peer.fingerprint.lowercased() != device.fingerprint.lowercased() else { return }
    found(NearbyDevice(peer, address: address))
  }

  /// Says and hears nothing more.
  func stop() {
    multicast?.stop()
    exchange?.stop()
    (multicast, exchange) = (nil, nil)
  }
}

extension LocalSendDevice {
  /// This machine as it describes itself when it sends. Without a certificate of its own it has a fingerprint
  /// that nobody meets again.
  static func sender(_ settings: ActivitySettings, _ section: AirDropSection) -> LocalSendDevice {
    var device = LocalSendDevice.here(section)
    let kept = LocalSendIdentity(settings.directories).kept
    let fingerprint = kept.flatMap { PeerCertificate(pem: $0.certificate)?.fingerprint }
    device.fingerprint = (fingerprint ?? Self.passingFingerprint).uppercased()
    device.port = LocalSend.port
    return device
  }

  /// The same as long as this process runs.
  private static let passingFingerprint = (0..<32).map { _ in UInt8.random(in: 0...255) }
    .hexadecimal
}
