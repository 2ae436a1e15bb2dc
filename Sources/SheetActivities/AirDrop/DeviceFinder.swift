import Dispatch
import Foundation
import Glibc
import SheetPrograms
import Synchronization

/// Looks for devices on the network of this machine.
struct DeviceFinder: Sendable {
  /// How long a device is waited for that somebody has named.
  static let patience = Duration.seconds(6)
  /// How long others of the same name are waited for after that.
  private static let grace = Duration.milliseconds(700)
  /// More devices than this are somebody's joke.
  private static let most = 200
  /// How often KDE Connect is asked again: a phone may come in at any time.
  private static let pause: Int32 = 4000

  /// The ways that the configuration allows, in its order.
  let ways: [AirDropWay]
  let settings: ActivitySettings
  private let section: AirDropSection

  /// Looks in the ways that the configuration allows.
  init(_ settings: ActivitySettings, _ section: AirDropSection) {
    (self.settings, self.section) = (settings, section)
    ways = section.order
  }

  /// Whether there is a way on which devices are found.
  var looksForDevices: Bool { ways.contains(.localSend) || ways.contains(.kdeConnect) }

  /// Tells of each device once, and again where it has changed, until the work is cancelled. Blocks.
  func search(_ monitor: WorkMonitor, found: @escaping @Sendable (NearbyDevice) -> Void) {
    let group = DispatchGroup()
    let seen = Mutex<[String: NearbyDevice]>([:])
    let tell: @Sendable (NearbyDevice) -> Void = { device in
      let isNews = seen.withLock { seen in
        guard seen[device.id] != nil || seen.count < Self.most else { return false }
        return seen.updateValue(device, forKey: device.id) != device
      }
      if isNews { found(device) }
    }
    if ways.contains(.kdeConnect), let service = KDEConnect(settings.environment) {
      DispatchQueue.global(qos: .userInitiated).async(group: group) {
        Self.search(service, monitor, tell)
      }
    }
    if ways.contains(.localSend) {
      DispatchQueue.global(qos: .userInitiated).async(group: group) {
        LocalSendSearch.run(settings, section, monitor, found: tell)
      }
    }
    group.wait()
  }

  /// The devices that answer within a time. Blocks.
  func devices(
    within time: Duration, _ monitor: WorkMonitor,
    until isEnough: @escaping @Sendable ([NearbyDevice]) -> Bool = { _ in false }
  ) -> [NearbyDevice] {
    let found = Found()
    let enough = Mutex<ContinuousClock.Instant?>(nil)
    let deadline = ContinuousClock.now + time
    var limited = monitor
    limited.isCancelled = {
      let end = enough.withLock { $0.map { $0 + Self.grace } ?? deadline }
      return monitor.isCancelled() || .now > min(end, deadline)
    }
    search(limited) { device in
      found.add(device)
      guard isEnough(found.devices) else { return }
      enough.withLock { $0 = $0 ?? .now }
    }
    return found.devices
  }

  /// The devices that answer within a time, for a conversation: it holds the main thread, so the loop is
  /// turned here.
  @MainActor
  func devicesTurningTheLoop(within time: TimeInterval) -> [NearbyDevice] {
    let (found, cancellation) = (Found(), Cancellation())
    let search =
      ways.contains(.localSend) ? LocalSendSearch(settings, section) { found.add($0) } : nil
    if ways.contains(.kdeConnect), let service = KDEConnect(settings.environment) {
      DispatchQueue.global(qos: .userInitiated).async {
        Self.search(service, cancellation.monitor) { found.add($0) }
      }
    }
    let end = Date(timeIntervalSinceNow: time)
    while Date() < end {
      let step = min(end, Date(timeIntervalSinceNow: 0.1))
      if !RunLoop.main.run(mode: .default, before: step) { poll(nil, 0, 20) }
    }
    search?.stop()
    cancellation.cancel()
    return found.devices
  }

  /// The device that somebody has named.
  ///
  /// - Throws: ``AirDropError`` when there is none, or more than one, or `CancellationError`.
  func device(
    named name: String, _ monitor: WorkMonitor,
    where isMeant: @escaping @Sendable (NearbyDevice) -> Bool
  ) throws -> NearbyDevice {
    let found = devices(within: Self.patience, monitor) { $0.contains(where: isMeant) }
      .filter(isMeant)
    try monitor.checkCancellation()
    guard let device = found.first else { throw AirDropError.nobody(name) }
    guard found.count == 1 else {
      throw AirDropError.several(
        name, found.map { $0.address.isEmpty ? $0.kind.words : $0.authority })
    }
    return device
  }

  private static func search(
    _ service: KDEConnect, _ monitor: WorkMonitor, _ found: (NearbyDevice) -> Void
  ) {
    while !monitor.isCancelled() {
      for device in (try? service.devices(monitor)) ?? [] { found(device) }
      for _ in 0..<pause / 100 where !monitor.isCancelled() { poll(nil, 0, 100) }
    }
  }
}

/// Devices as they are found, on any thread.
private final class Found: Sendable {
  private let list = Mutex<[NearbyDevice]>([])

  var devices: [NearbyDevice] { list.withLock { $0 } }

  /// Adds a device, or what is new about one.
  func add(_ device: NearbyDevice) { list.withLock { $0.update(with: device) } }
}
