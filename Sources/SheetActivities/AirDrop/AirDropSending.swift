import Foundation
import HelperProtocol
import SheetEngine
import SheetPrograms

/// One sending: finds the receiver that was chosen or named, and sends in its way.
struct AirDropSending {
  let work: ActivityWork
  let section: AirDropSection
  private let leftOut = LeftOut()
  private let monitor: WorkMonitor

  init(_ work: ActivityWork, _ section: AirDropSection) {
    (self.work, self.section) = (work, section)
    monitor = leftOut.counting(work.monitor)
  }

  /// Sends.
  ///
  /// - Throws: ``AirDropError``, ``NetworkError``, ``FileError``, ``ChildProcessError`` or
  ///   `CancellationError`.
  func run() throws -> ActivityResult {
    var result = try send(to: Receiver(work.values))
    result.warning = [result.warning, leftOut.warning].compactMap(\.self).joined(separator: " ")
    if result.warning?.isEmpty == true { result.warning = nil }
    return result
  }

  private func send(to receiver: Receiver) throws -> ActivityResult {
    switch receiver {
    case .code: return try sendByCode()
    case .link: return try sendByLink()
    case .device(let device): return try send(to: device)
    case .address(let host, let port):
      let device = NearbyDevice(
        kind: .localSend, name: "", type: "", address: host, port: port, identity: "")
      return try send(to: device, typedAddress: host)
    case .fingerprint(let fingerprint):
      monitor.tell("Looking for the device")
      let device = try look(for: fingerprint) { $0.identity == fingerprint }
      return try send(to: device, isConfirmed: true)
    case .name(let name):
      monitor.tell("Looking for \(name.displayable)")
      let key = name.lowercased()
      let device = try look(for: name) {
        $0.name.lowercased() == key || $0.shownName.lowercased() == key || $0.identity == name
      }
      return try send(to: device)
    }
  }

  /// A device that does not answer to everybody may still be where it was the last time; it is asked for the
  /// certificate that it had.
  private func look(
    for name: String, where isMeant: @escaping @Sendable (NearbyDevice) -> Bool
  ) throws -> NearbyDevice {
    do {
      return try DeviceFinder(work.settings, section).device(
        named: name, monitor, where: isMeant)
    } catch AirDropError.nobody(let name) {
      let known = try KnownDevices(work.settings).entries().reversed().lazy.map(NearbyDevice.init)
      guard section.order.contains(.localSend), let device = known.first(where: isMeant),
        (try? LocalSendClient.meet(device, environment: work.settings.environment, monitor)) != nil
      else { throw AirDropError.nobody(name) }
      return device
    }
  }

  private func send(
    to device: NearbyDevice, typedAddress: String? = nil, isConfirmed: Bool = false
  ) throws -> ActivityResult {
    switch device.kind {
    case .localSend:
      try require(.localSend)
      return try sendByLocalSend(to: device, typedAddress: typedAddress, isConfirmed: isConfirmed)
    case .kdeConnect:
      try require(.kdeConnect)
      return try sendByKDEConnect(to: device)
    }
  }

  private func require(_ way: AirDropWay) throws(AirDropError) {
    guard section.order.contains(way) else { throw .switchedOff(way.rawValue) }
  }

  // MARK: LocalSend

  private func sendByLocalSend(
    to device: NearbyDevice, typedAddress: String?, isConfirmed: Bool
  ) throws -> ActivityResult {
    let files = try OutgoingFile.files(of: work.items, monitor)
    monitor.tell("Connecting to \(device.shownName)")
    let client = try LocalSendClient.meet(
      device, environment: work.settings.environment, monitor)
    let known = KnownDevices(work.settings)
    let standing = try known.standing(of: client.device, typedAddress: typedAddress)
    let fingerprint = client.device.identity
    guard standing != .changed || isConfirmed || work.values.text("trust") == fingerprint else {
      throw AirDropError.changedCertificate(client.device.shownName, fingerprint: fingerprint)
    }
    var warning: String?
    var result = try LocalSendSending(client: client, monitor: monitor).send(
      files, as: LocalSendDevice.sender(work.settings, section),
      pin: work.values.text("pin").trimmingBlanks
    ) {
      do {
        try known.remember(client.device)
      } catch {
        warning = "The device was not remembered. \(error.localizedDescription)"
      }
    }
    result.warning = result.warning ?? warning
    return result
  }

  // MARK: KDE Connect

  private func sendByKDEConnect(to device: NearbyDevice) throws -> ActivityResult {
    guard let service = KDEConnect(work.settings.environment) else {
      throw AirDropError.noProgram("KDE Connect", package: "kdeconnect")
    }
    let outbox = Outbox(work.settings)
    let items = try work.items.map { try outbox.item($0, monitor) }
    return try service.send(items, to: device, monitor)
  }

  // MARK: To anybody

  private func sendByCode() throws -> ActivityResult {
    try require(.wormhole)
    let environment = work.settings.environment
    guard
      let wormhole = Wormhole(environment, relay: section.relay, transit: section.transit)
    else { throw AirDropError.noProgram("wormhole", package: "magic-wormhole") }
    return try WormholeSending(wormhole: wormhole, work: work).send()
  }

  private func sendByLink() throws -> ActivityResult {
    try require(.link)
    return try LinkSending(work: work).send(OutgoingFile.files(of: work.items, monitor))
  }
}
