import HelperProtocol
import SheetCells

/// A device near this one to which things can be sent. What it says of itself is its own claim.
struct NearbyDevice: Codable, Hashable, Sendable {
  /// How it is reached.
  enum Kind: String, Codable, Sendable {
    case localSend
    case kdeConnect

    /// What a person calls it.
    var words: String {
      switch self {
      case .localSend: "LocalSend"
      case .kdeConnect: "KDE Connect"
      }
    }
  }

  /// How it is reached.
  var kind: Kind
  /// The name that a person gave it.
  var name: String
  /// What kind of thing it is, in a word; empty where it does not say.
  var type: String
  /// Its host; empty where only another program knows it.
  var address = ""
  /// The port of its server.
  var port = LocalSend.port
  /// Whether its server speaks TLS.
  var isEncrypted = true
  /// What tells it apart: the fingerprint of its certificate, or KDE Connect's identifier.
  var identity: String

  /// Tells devices of all kinds apart.
  var id: String { "\(kind.rawValue):\(identity)" }

  /// Its name for the screen; a device without one goes by its address.
  var shownName: String {
    let text = String(name.trimmingBlanks.prefix(100)).displayable
    return text.isEmpty ? (address.isEmpty ? "Unnamed device" : address.displayable) : text
  }

  /// The facts beside its name, the more telling first.
  func facts(_ count: Int) -> String {
    let facts = [String(type.prefix(20)), address, kind.words].filter { !$0.isEmpty }
    return facts.prefix(count).joined(separator: ", ").displayable
  }
}

extension NearbyDevice {
  /// A device that has answered from an address.
  init(_ device: LocalSendDevice, address: String) {
    self.init(
      kind: .localSend, name: device.alias, type: device.deviceType?.words ?? "",
      address: address, port: device.port ?? LocalSend.port,
      isEncrypted: device.protocol != .http, identity: device.fingerprint.lowercased())
  }

  /// A device as it was the last time.
  init(_ entry: KnownDevices.Entry) {
    self.init(
      kind: .localSend, name: entry.name, type: "", address: entry.address, port: entry.port,
      identity: entry.fingerprint)
  }

  /// Host and port, as an address has them.
  var authority: String {
    (address.contains(":") ? "[\(address)]" : address) + ":\(port)"
  }
}

extension [NearbyDevice] {
  /// Adds a device, or puts what is new about it in its place.
  mutating func update(with device: NearbyDevice) {
    if let index = firstIndex(where: { $0.id == device.id }) {
      self[index] = device
    } else {
      append(device)
    }
  }
}

extension LocalSendDevice.Kind {
  /// What a person calls it.
  var words: String {
    switch self {
    case .mobile: "phone"
    case .desktop: "computer"
    case .web: "browser"
    case .headless: "terminal"
    case .server: "server"
    }
  }
}
