import Foundation
import SheetTestSupport
import Testing

/// A radicale with one user, who has a password of odd letters.
struct Radicale {
  /// The password of `ada`.
  static let password = "pä\"s\\w"

  /// The server; it ends with this value.
  let server: PeerServer
  private let scratch: ScratchDirectory
  private let authority: OwnAuthority?

  /// - Parameters:
  ///   - scratch: Where the server keeps what it is sent.
  ///   - authority: Whose certificate it has; without one it does not encrypt.
  init(_ scratch: ScratchDirectory, _ authority: OwnAuthority? = nil) throws {
    self.scratch = scratch
    self.authority = authority
    let users = try scratch.write("ada:\(Self.password)\n", to: "users")
    let folder = try scratch.makeDirectory("collections")
    let encryption =
      authority.map { ["--ssl", "--certificate", $0.certificate, "--key", $0.key] } ?? []
    server = try PeerServer { port in
      ProgramCall(
        try Peers.require("radicale"),
        [
          "--config", "", "--server-hosts", "127.0.0.1:\(port)", "--auth-type", "htpasswd",
          "--auth-htpasswd-filename", users, "--auth-htpasswd-encryption", "plain",
          "--storage-filesystem-folder", folder,
        ] + encryption, environment: scratch.environment(), directory: scratch.path, input: .null,
        output: .null, error: .kept)
    }
  }

  /// Its address, without a slash at the end.
  var address: String {
    authority == nil ? server.address : "https://localhost:\(server.port)"
  }

  /// What curl gets as `ada`, and behind it the status.
  @discardableResult
  func curl(_ arguments: String...) throws -> String {
    let trust = authority.map { ["--cacert", $0.authority] } ?? []
    return try ProgramCall(
      "curl",
      ["-s", "-q", "-u", "ada:\(Self.password)", "-w", "%{http_code}"] + trust + arguments,
      environment: scratch.environment(), directory: scratch.path
    ).run().standardOutput
  }

  /// The lines of the configuration for `ada`.
  static func login(password: String = password) -> String {
    """
    user = "ada"
    password_cmd = '''printf '%s\\n' '\(password)' second-line'''
    """
  }
}
