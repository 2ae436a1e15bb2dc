import Dispatch
import Foundation
import HelperProtocol
import SheetFiles

/// Makes a device that receives be found: announces it a few times, and answers the announcements of others.
@MainActor
final class LocalSendBeacon {
  /// When it announces itself, in milliseconds from the start: single datagrams get lost.
  private static let moments = [0, 500, 2000]
  /// Registrations at the same time: each is a process.
  private static let most = 4
  /// Seconds in which one device is answered once, and the devices that are answered in that time.
  private static let (spacing, mostDevices) = (1.0, 64)

  private let device: LocalSendDevice
  private let environment: [String: String]
  private var multicast: LocalSendMulticast?
  private var running = 0
  private var answered: [String: Date] = [:]

  /// `nil` when the port for datagrams cannot be used.
  init?(_ device: LocalSendDevice, environment: [String: String]) {
    (self.device, self.environment) = (device, environment)
    multicast = try? LocalSendMulticast { [weak self] in self?.hear($0, from: $1) }
    guard multicast != nil else { return nil }
    for moment in Self.moments {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(moment)) { [weak self] in
        MainActor.assumeIsolated { self?.announce() }
      }
    }
  }

  func stop() {
    multicast?.stop()
    multicast = nil
  }

  private func announce() {
    multicast?.send(LocalSendAnnouncement(device, asksForAnswers: true))
  }

  /// By a datagram, which is cheap and may get lost, and by a request.
  private func hear(_ heard: LocalSendAnnouncement, from address: String) {
    guard heard.asksForAnswers, heard.device.fingerprint != device.fingerprint else { return }
    let (now, peer) = (Date(), "\(address) \(heard.device.fingerprint)")
    answered = answered.filter { abs(now.timeIntervalSince($0.value)) < Self.spacing }
    guard answered[peer] == nil, answered.count < Self.mostDevices else { return }
    answered[peer] = now
    multicast?.send(LocalSendAnnouncement(device, asksForAnswers: false))
    guard running < Self.most else { return }
    running += 1
    LocalSendRegistration.send(device, to: heard.device, at: address, environment: environment) {
      [weak self] in self?.running -= 1
    }
  }
}
