import Dispatch
import Foundation
import HelperProtocol
import SheetPrograms

/// Tells another device who this one is, as the answer to its announcement. Whether that arrives does not
/// matter: a datagram says the same.
enum LocalSendRegistration {
  /// Bytes of the longest answer that is read.
  private static let answerLimit = 1 << 16

  /// Sends it in the background. What the other device shows as its certificate is not looked at, since
  /// nothing is said that every device of the network does not hear.
  static func send(
    _ device: LocalSendDevice, to peer: LocalSendDevice, at address: String,
    environment: [String: String], then: @escaping @MainActor () -> Void
  ) {
    guard NetworkAddress.place(address, port: 0) != nil,
      let body = try? JSONEncoder().encode(device)
    else { return finish(then) }
    var lines = CurlConfiguration()
    let scheme = (peer.protocol ?? .https).rawValue
    let port = (1...65_535).contains(peer.port ?? 0) ? peer.port ?? 0 : LocalSend.port
    lines.set("url", "\(scheme)://\(address):\(port)\(LocalSend.Path.register.rawValue)")
    lines.set("proto", "=\(scheme)")
    lines.set("insecure")
    lines.set("noproxy", "*")
    lines.set("max-time", "5")
    lines.set("max-filesize", "\(answerLimit)")
    lines.setHeader("Content-Type", "application/json")
    lines.set("request", "POST")
    lines.set("upload-file", "/dev/fd/0")
    let configuration = lines
    DispatchQueue.global(qos: .utility).async {
      _ = try? CurlProgram(environment: environment).run(
        configuration, input: .bytes(Array(body)))
      finish(then)
    }
  }

  private static func finish(_ then: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(then) }
  }
}
