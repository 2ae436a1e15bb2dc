import Foundation
import SheetTestSupport
import Testing

/// An authority that nobody trusts, and a certificate of its own for this machine or another host.
struct OwnAuthority {
  /// The files of the authority's certificate, of the server's, and of the server's key.
  let authority, certificate, key: String

  /// - Parameters:
  ///   - folder: Where the files go, in a scratch folder.
  ///   - host: Whose certificate it is.
  init(
    _ scratch: ScratchDirectory, in folder: String = "authority", host: String = "localhost"
  ) throws {
    let place = try scratch.makeDirectory(folder)
    authority = place + "/ca.pem"
    certificate = place + "/cert.pem"
    key = place + "/key.pem"
    let authorityKey = place + "/ca-key.pem"
    let request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    let calls = [
      ["-keyout", authorityKey, "-out", authority, "-subj", "/CN=Nobody's authority"],
      [
        "-keyout", key, "-out", certificate, "-CA", authority, "-CAkey", authorityKey, "-subj",
        "/CN=\(host)", "-addext", "subjectAltName=DNS:\(host)",
        "-addext", "basicConstraints=critical,CA:FALSE",
      ],
    ]
    for call in calls {
      let made = try ProgramCall(
        try Peers.require("openssl"), request + call, environment: scratch.environment()
      ).run()
      try #require(made.status == .code(0), "\(made.standardError)")
    }
  }
}
