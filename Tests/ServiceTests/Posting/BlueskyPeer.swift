import Foundation
import SheetTestSupport
import Testing

/// arroba with the account `ada.example.org`: an independent server of the AT Protocol, which checks records
/// against the lexicons. It takes no pictures.
struct BlueskyPeer {
  static let password = "app-pass"
  static let identifier = "did:plc:ada"
  let server: PeerServer
  private let scratch: ScratchDirectory

  init(_ scratch: ScratchDirectory) throws {
    self.scratch = scratch
    let script = try scratch.write(Self.script, to: "pds.py")
    server = try PeerServer { port in
      ProgramCall(
        try Peers.python("bluesky"), [script, "\(port)"],
        environment: scratch.environment(adding: [
          "REPO_TOKEN": "pds-token", "REPO_PASSWORD": Self.password, "PDS_HOST": "localhost",
        ]), directory: scratch.path, input: .null, output: .null, error: .kept)
    }
  }

  func settings(password: String = password, address: String? = nil) -> String {
    """
    [bluesky]
    pds = "\(address ?? server.address)"
    handle = "\(Self.identifier)"
    password_cmd = "echo \(password)"

    """
  }

  /// All posts, as the server gives them away.
  func records() throws -> String {
    try ProgramCall(
      "curl",
      [
        "-s", "-q",
        server.address + "/xrpc/com.atproto.repo.listRecords?repo=\(Self.identifier)"
          + "&collection=app.bsky.feed.post",
      ], environment: scratch.environment()
    ).run().standardOutput
  }

  private static let script = """
    import sys
    from flask import Flask
    import lexrpc.flask_server
    from arroba import server, xrpc_identity, xrpc_repo, xrpc_server
    from arroba.repo import Repo
    from arroba.storage import MemoryStorage
    from arroba.util import new_key
    server.storage = MemoryStorage()
    server.repo = Repo.create(
        server.storage, "\(identifier)", handle="ada.example.org", signing_key=new_key())
    app = Flask("pds")
    lexrpc.flask_server.init_flask(server.server, app)
    app.run(host="127.0.0.1", port=int(sys.argv[1]))
    """
}
