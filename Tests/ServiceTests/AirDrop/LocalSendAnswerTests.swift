import Foundation
import SheetTestSupport
import Testing

/// Sending by LocalSend to a device that gives the answers of the protocol, and some that it has not. The
/// programs from PyPI give only a few of them.
@Suite(.peer("curl", "openssl")) struct LocalSendAnswerTests {
  private let person: SharingPerson
  private let files: [String]

  init() throws {
    person = try SharingPerson()
    let scratch = person.scratch
    files = try ["Größe.txt", "日本.txt"].map { try scratch.write("about \($0)", to: $0) }
  }

  /// A device that answers an offer so; a file is welcome unless it is refused.
  private func device(
    _ status: Int, _ body: String = "", refusing refused: (id: String, status: Int)? = nil
  ) throws -> LocalSendRecorder {
    try LocalSendRecorder(person.scratch) { request in
      if request.path.contains("/prepare-upload") {
        return HTTPResponse(status: status, body: Array(body.utf8))
      }
      if let refused, request.path.contains("fileId=\(refused.id)&") {
        return HTTPResponse(status: refused.status, body: Array(#"{"message": "no"}"#.utf8))
      }
      return HTTPResponse()
    }
  }

  private func share(
    with device: LocalSendRecorder, _ fields: [String: String] = [:], _ items: [String]? = nil
  ) throws -> (shared: SharingPerson.Shared, text: String) {
    let fields = fields.merging(["to": device.receiver]) { $1 }
    let finished = try person.call("airDrop", fields, items ?? files).run(within: .seconds(60))
    return (
      try SharingPerson.Shared(finished), finished.standardOutput + finished.standardError
    )
  }

  // MARK: The offer

  @Test(arguments: [
    (204, "", "", "Anna ☕ took none of the files: they are there already, or nobody wants them."),
    (403, "", "", "Anna ☕ declined."),
    (409, "", "", "Anna ☕ is busy with another transfer. Try again later."),
    (429, "", "", "Anna ☕ takes no more PINs for now. Try again later."),
    (429, "", "1234", "Anna ☕ takes no more PINs for now. Try again later."),
    (401, "", "", "Anna ☕ asks for a PIN, which its screen shows."),
    (401, "", "1234", "Anna ☕ says that this is not its PIN."),
    (413, "", "", "It is more than Anna ☕ takes."),
    (507, "", "", "The disk of Anna ☕ has not enough room."),
    (500, #"{"message": "über\u001b[2J all"}"#, "", "refuses, with status 500: über"),
    (302, "", "", "Anna ☕ refuses, with status 302."),
    (200, "", "", "gave an answer that makes no sense"),
    (200, #"{"sessionId": 7, "files": []}"#, "", "gave an answer that makes no sense"),
  ])
  func whatIsNotTakenIsTold(
    _ status: Int, _ body: String, _ pin: String, _ words: String
  ) throws {
    let device = try device(status, body)
    let (shared, text) = try share(with: device, ["pin": pin])
    #expect(shared.outcome == "failed", "\(text)")
    #expect(shared.error?.message.contains(words) == true, "\(text)")
    #expect(!text.contains("\u{1B}") && !text.contains("\\u001b"), "\(text)")
    #expect(device.questions == ["prepare-upload" + (pin.isEmpty ? "" : "?pin=1234")])
  }

  /// A text goes with the offer, so a device that needs nothing more has it.
  @Test func aTextHasArrivedWithTheOffer() throws {
    let device = try device(204)
    let (shared, text) = try share(with: device, [:], ["-t", "Grüße"])
    #expect(shared.outcome == "completed", "\(text)")
    let mixed = try share(with: device, [:], ["-t", "Grüße", files[0]])
    #expect(mixed.shared.outcome == "failed", "the file has not arrived: \(mixed.text)")
  }

  // MARK: What is taken

  @Test func onlyTheFilesWithATokenGo() throws {
    let device = try device(200, #"{"sessionId": "s é&", "files": {"f2": "t&="}}"#)
    let (shared, text) = try share(with: device)
    #expect(shared.outcome == "completed", "\(text)")
    #expect(text.contains("Anna ☕ took 1 of 2 files."), "\(text)")
    #expect(
      device.questions == [
        "prepare-upload", "upload?sessionId=s%20%C3%A9%26&fileId=f2&token=t%26%3D",
      ])
  }

  @Test(arguments: ["{}", #"{"f3": "a", "": "b", "../x": "c"}"#])
  func filesThatWereNotOfferedAreNotSent(_ taken: String) throws {
    let device = try device(200, #"{"sessionId": "s", "files": \#(taken)}"#)
    let (shared, text) = try share(with: device)
    #expect(shared.error?.message.contains("took none of the files") == true, "\(text)")
    // Else the device waits for them, and is busy for everybody.
    #expect(device.questions == ["prepare-upload", "cancel?sessionId=s"])
  }

  @Test(
    arguments: [
      (403, "Anna ☕ stopped the transfer."), (409, "Anna ☕ is busy with another transfer."),
      (500, "Anna ☕ refuses, with status 500: no"),
    ], ["f1", "f2"])
  func aFileThatIsRefusedAfterAllEndsIt(_ refusal: (status: Int, words: String), _ id: String)
    throws
  {
    let taken = #"{"sessionId": "s", "files": {"f1": "a", "f2": "b"}}"#
    let device = try device(200, taken, refusing: (id, refusal.status))
    let (shared, text) = try share(with: device)
    #expect(shared.error?.message.contains(refusal.words) == true, "\(text)")
    let isPart = shared.error?.message.hasPrefix("1 of 2 files reached Anna ☕. ")
    #expect(isPart == (id == "f2"), "\(text)")
    #expect(device.questions.last == "cancel?sessionId=s")
  }
}
