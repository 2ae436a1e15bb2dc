import Glibc

/// The interfaces of this machine by which others in the same network reach it.
package struct LocalNetwork: Sendable, Hashable {
  /// One interface.
  package struct Interface: Sendable, Hashable {
    /// The system's number for it.
    package var index: UInt32
    /// Its name, such as `wlan0`.
    package var name: String
    /// Its address, such as `192.168.1.5`.
    package var address: String
  }

  /// Those that are up and can send to groups; loopback only when there is no other.
  package let interfaces: [Interface]
  /// Whether one of them is not loopback.
  package let reachesOthers: Bool

  /// Asks the system.
  package init() {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else {
      (interfaces, reachesOthers) = ([], false)
      return
    }
    defer { freeifaddrs(list) }
    let entries = sequence(first: list) { $0?.pointee.ifa_next }.compactMap { $0?.pointee }
    let up = entries.filter { $0.ifa_flags & UInt32(IFF_UP) != 0 }
    let others = up.filter { $0.ifa_flags & UInt32(IFF_LOOPBACK) == 0 }
    let reached = others.compactMap(Self.interface)
    reachesOthers = !reached.isEmpty
    interfaces = reached.isEmpty ? up.compactMap(Self.interface) : reached
  }

  /// The addresses, the likeliest first: those of bridges for containers are seldom meant.
  package var addresses: [String] {
    let isBridge = { (name: String) in
      ["docker", "br-", "virbr", "veth", "lxc", "podman", "cni"].contains { name.hasPrefix($0) }
    }
    return (interfaces.filter { !isBridge($0.name) } + interfaces.filter { isBridge($0.name) })
      .map(\.address)
  }

  /// Where others reach a server of this machine, with the port behind each address, as it is typed there.
  package func words(port: Int) -> String {
    let places = addresses.prefix(3).map { "\($0):\(port)" }
    return places.isEmpty ? "no network" : places.joined(separator: ", ")
  }

  private static func interface(_ entry: ifaddrs) -> Interface? {
    guard let place = entry.ifa_addr, place.pointee.sa_family == AF_INET, let name = entry.ifa_name
    else { return nil }
    let address = place.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
      NetworkAddress.text(of: $0.pointee.sin_addr)
    }
    return Interface(index: if_nametoindex(name), name: String(cString: name), address: address)
  }
}

/// Addresses of IPv4 between numbers and text.
enum NetworkAddress {
  static func text(of address: in_addr) -> String {
    var (address, buffer) = (address, [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN)))
    let text = inet_ntop(AF_INET, &address, &buffer, socklen_t(INET_ADDRSTRLEN))
    return text.map { String(cString: $0) } ?? ""
  }

  /// A place to send to; `nil` when the text is no address.
  static func place(_ text: String, port: Int) -> sockaddr_in? {
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = in_port_t(clamping: port).bigEndian
    return inet_pton(AF_INET, text, &place.sin_addr) == 1 ? place : nil
  }
}
