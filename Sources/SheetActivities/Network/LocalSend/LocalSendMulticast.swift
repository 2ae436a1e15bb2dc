import Foundation
import Glibc
import HelperProtocol
import SheetFiles
import SheetPrograms
import SheetTerminal

/// Datagrams between devices that look for each other: says who is here, and hears who else is, on the main
/// run loop and on every interface.
@MainActor
package final class LocalSendMulticast {
  /// Who was heard, and from which address. What this object sent itself is heard too.
  package typealias Handler = @MainActor (LocalSendAnnouncement, _ address: String) -> Void

  /// Bytes of the longest datagram that is read; the rest of a longer one is lost, and so is that one.
  private static let longest = 1 << 16
  /// Datagrams that are read before the screen gets its turn.
  private static let most = 100

  private let socket: Descriptor
  private let port: Int
  private let handler: Handler
  private var source: DescriptorSource?

  /// Joins the group. Other programs on this machine may have joined it as well.
  ///
  /// - Throws: `SystemError` when the port cannot be used.
  package init(port: Int = LocalSend.port, handler: @escaping Handler) throws(SystemError) {
    (self.port, self.handler) = (port, handler)
    let kind = Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
    let number = Glibc.socket(AF_INET, kind, 0)
    guard number >= 0 else { throw .last }
    socket = Descriptor(number)
    for option in [SO_REUSEADDR, SO_REUSEPORT] { set(SOL_SOCKET, option, Int32(1)) }
    // Else everything comes that any program of this machine has joined.
    set(Int32(IPPROTO_IP), IP_MULTICAST_ALL, Int32(0))
    guard var place = NetworkAddress.place("0.0.0.0", port: port) else { throw SystemError(EINVAL) }
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(number, $0, size) == 0 }
    }
    guard isBound else { throw .last }
    source = DescriptorSource(descriptor: number) { [weak self] in self?.read() }
  }

  isolated deinit { source?.cancel() }

  /// Leaves the group.
  package func stop() {
    source?.cancel()
    source = nil
  }

  /// Sends to the group by every interface, and joins it on those that are new.
  package func send(_ announcement: LocalSendAnnouncement) {
    guard let text = try? JSONEncoder().encode(announcement),
      let group = NetworkAddress.place(LocalSend.group, port: port)
    else { return }
    for interface in LocalNetwork().interfaces {
      var request = ip_mreqn()
      request.imr_multiaddr = group.sin_addr
      request.imr_ifindex = Int32(clamping: interface.index)
      set(Int32(IPPROTO_IP), IP_ADD_MEMBERSHIP, request)
      set(Int32(IPPROTO_IP), IP_MULTICAST_IF, request)
      send(Array(text), to: group)
    }
  }

  private func send(_ bytes: [UInt8], to place: sockaddr_in) {
    var place = place
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
        _ = sendto(socket.number, bytes, bytes.count, 0, place, size)
      }
    }
  }

  private func read() {
    for _ in 0..<Self.most {
      var (place, size) = (sockaddr_in(), socklen_t(MemoryLayout<sockaddr_in>.size))
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.longest) { buffer, initialized in
        withUnsafeMutablePointer(to: &place) { place in
          place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
            count = recvfrom(socket.number, buffer.baseAddress, Self.longest, 0, place, &size)
          }
        }
        initialized = max(0, count)
      }
      guard count >= 0 else { return }
      let decoder = JSONDecoder()
      guard let heard = try? decoder.decode(LocalSendAnnouncement.self, from: Data(bytes)) else {
        continue
      }
      handler(heard, NetworkAddress.text(of: place.sin_addr))
    }
  }

  private func set<Value: BitwiseCopyable>(_ level: Int32, _ option: Int32, _ value: Value) {
    withUnsafeBytes(of: value) { bytes in
      _ = setsockopt(socket.number, level, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }
}
