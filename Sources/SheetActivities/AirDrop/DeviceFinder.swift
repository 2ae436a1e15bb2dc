import Dispatch
import Glibc
import SheetPrograms
import Synchronization

/// Looks for devices on the network of this machine.
struct DeviceFinder: Sendable {
  /// How long a device is waited for that somebody has named.
  static let patience = Duration.seconds(6)
  /// How long others of the same name are waited for after that.
  private static let grace = Duration.milliseconds(700)
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
      let isNews = seen.withLock { $0.updateValue(device, forKey: device.id) != device }
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
    let found = Mutex<(devices: [NearbyDevice], enough: ContinuousClock.Instant?)>(([], nil))
    let deadline = ContinuousClock.now + time
    var limited = monitor
    limited.isCancelled = {
      let end = found.withLock { $0.enough.map { $0 + Self.grace } ?? deadline }
      return monitor.isCancelled() || .now > min(end, deadline)
    }
    search(limited) { device in
      found.withLock { state in
        state.devices.removeAll { $0.id == device.id }
        state.devices.append(device)
        if state.enough == nil, isEnough(state.devices) { state.enough = .now }
      }
    }
    return found.withLock { $0.devices }
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
