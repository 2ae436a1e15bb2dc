import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// A device of LocalSend that answers as a test wants it to, on this machine.
struct LocalSendRecorder {
  private let recorder: LocalHTTPServer
  private let server: EncryptingServer

  /// - Parameter answer: The answers to all questions but the one who it is.
  init(
    _ scratch: ScratchDirectory, _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws {
    let authority = try OwnAuthority(scratch)
    let pem = try String(contentsOfFile: authority.certificate, encoding: .utf8)
    let certificate = try #require(PeerCertificate(pem: pem))
    let info =
      #"{"alias": "Anna ☕", "version": "2.1", "fingerprint": "\#(certificate.fingerprint)"}"#
    recorder = try LocalHTTPServer { request in
      request.path.hasSuffix("/info") ? HTTPResponse(body: Array(info.utf8)) : answer(request)
    }
    server = try EncryptingServer(scratch, authority, before: recorder.port)
  }

  /// What the field `to` says for it.
  var receiver: String { server.address.replacingOccurrences(of: "https://", with: "") }

  /// What it was asked, without the part that all paths have; who it is is left out.
  var questions: [String] {
    recorder.requests.map(\.path).filter { !$0.hasSuffix("/info") }
      .map { $0.replacingOccurrences(of: "/api/localsend/v2/", with: "") }
  }
}
