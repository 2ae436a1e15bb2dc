import Foundation
import SheetTestSupport

/// A server that speaks TLS for another one on this machine, which does not.
struct EncryptingServer {
  private let server: PeerServer

  /// Its address, without a slash at the end.
  var address: String { "https://localhost:\(server.port)" }

  init(_ scratch: ScratchDirectory, _ authority: OwnAuthority, before port: UInt16) throws {
    server = try PeerServer { own in
      ProgramCall(
        "/usr/bin/python3",
        ["-c", Self.script, authority.certificate, authority.key, "\(own)", "\(port)"],
        environment: scratch.environment(), input: .null, output: .null, error: .kept)
    }
  }

  private static let script = """
    import socket, ssl, sys, threading
    certificate, key, own, other = sys.argv[1:]
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    def carry(source, target):
        try:
            while data := source.recv(65536): target.sendall(data)
        except OSError: pass
        for end in (source, target):
            try: end.shutdown(socket.SHUT_RDWR)
            except OSError: pass
    def serve(client):
        try: client = context.wrap_socket(client, server_side=True)
        except OSError: return
        server = socket.create_connection(("127.0.0.1", int(other)))
        threading.Thread(target=carry, args=(client, server), daemon=True).start()
        carry(server, client)
    with socket.create_server(("127.0.0.1", int(own))) as listener:
        while True:
            threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()
    """
}
