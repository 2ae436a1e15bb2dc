import Foundation
import SheetTestSupport

/// A proxy that leads to a recorder on this machine instead of to a service whose address is fixed. Its
/// certificate is that of an authority which only the person of the test trusts.
struct ServiceProxy {
  private let server: PeerServer
  private let authority: OwnAuthority

  /// - Parameters:
  ///   - host: The service, such as `api.telegram.org`. Others get no connection.
  ///   - port: The recorder's.
  init(_ scratch: ScratchDirectory, for host: String, to port: UInt16) throws {
    let authority = try OwnAuthority(scratch, in: "proxy", host: host)
    self.authority = authority
    server = try PeerServer { own in
      ProgramCall(
        "/usr/bin/python3",
        ["-c", Self.script, authority.certificate, authority.key, host, "\(own)", "\(port)"],
        environment: scratch.environment(), input: .null, output: .null, error: .kept)
    }
  }

  /// What curl is told of it.
  var environment: [String: String] {
    ["https_proxy": server.address, "CURL_CA_BUNDLE": authority.authority]
  }

  private static let script = """
    import socket, ssl, sys, threading
    certificate, key, host, own, other = sys.argv[1:]
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
        head = b""
        while not head.endswith(b"\\r\\n\\r\\n"):
            data = client.recv(1)
            if not data: return
            head += data
        if not head.startswith(b"CONNECT %s:443 " % host.encode()):
            client.sendall(b"HTTP/1.1 403 Forbidden\\r\\nContent-Length: 0\\r\\n\\r\\n")
            return client.close()
        client.sendall(b"HTTP/1.1 200 OK\\r\\n\\r\\n")
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
