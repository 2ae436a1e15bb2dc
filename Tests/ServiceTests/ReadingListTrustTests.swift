import Foundation
import SheetTestSupport
import Testing

/// Reading lists on servers with a certificate that the system does not trust.
@Suite(.peer("curl", "openssl")) struct ReadingListTrustTests {
  private static let token = "token_cmd = [\"printf\", \"secret\"]"
  private static let answer = #"{"id": 7, "bookmark": null, "access_token": "t", "exists": null}"#

  @Test(arguments: [
    ("shaarli", token), ("linkding", token), ("readeck", token),
    (
      "wallabag",
      "user = \"ada\"\npassword_cmd = \"echo pw\"\nclient_id = \"c\"\nclient_secret_cmd = \"echo x\""
    ),
  ])
  func theAuthorityIsNamedInTheConfiguration(backend: String, login: String) throws {
    let scratch = try ScratchDirectory()
    let authority = try OwnAuthority(scratch)
    let list = try LocalHTTPServer { _ in HTTPResponse(status: 202, body: Array(Self.answer.utf8)) }
    let server = try EncryptingServer(scratch, authority, before: list.port)
    let settings =
      "[readinglist]\nbackend = \"\(backend)\"\nurl = \"\(server.address)\"\n\(login)\n"
    let link = ["--url", "https://example.org/"]
    let refused = try SharingPerson(settings).share("addToReadingList", [:], link)
    let message = refused.error?.message ?? ""
    #expect(message.hasPrefix("The certificate of localhost is not trusted: "), "\(refused)")
    #expect(message.contains("in ca_file beside its address"), "\(message)")
    #expect(list.requests.isEmpty)
    let trusting = try SharingPerson(settings + "ca_file = \"~/ca.pem\"\n")
    let certificate = try String(contentsOfFile: authority.authority, encoding: .utf8)
    try trusting.scratch.write(certificate, to: "home/ca.pem")
    let shared = try trusting.share("addToReadingList", [:], link)
    #expect(
      shared.error == nil && ["completed", "handedOver"].contains(shared.outcome), "\(shared)")
    #expect(!list.requests.isEmpty)
  }
}
