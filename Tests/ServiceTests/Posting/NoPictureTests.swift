import Foundation
import SheetTestSupport
import Testing

/// Files that are no pictures, by their names or in truth, for services that take pictures.
@Suite(.peer("curl")) struct NoPictureTests {
  private static let message =
    #"{"ok": true, "result": {"message_id": 5, "chat": {"id": -1001234, "type": "supergroup"}}}"#

  private func telegram() throws -> (SharingPerson, LocalHTTPServer) {
    let server = try LocalHTTPServer(answers: [("POST /bott0ken/send", 200, Self.message)])
    let person = try SharingPerson(
      "[telegram]\napi_url = \"\(server.address)\"\nchat = \"-1001234\"\ntoken_cmd = \"echo t0ken\"\n"
    )
    return (person, server)
  }

  /// Telegram would refuse it as a picture.
  @Test func whatOnlyHasTheNameOfAPictureGoesAsAFile() throws {
    let (person, server) = try telegram()
    let path = try person.scratch.write("Grüße", to: "Größe.png")
    let shared = try person.share("Telegram", [:], [path])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(server.requests.map(\.path) == ["/bott0ken/sendDocument"])
    let body = String(decoding: try #require(server.requests.first).body, as: UTF8.self)
    #expect(body.contains("application/octet-stream") && !body.contains("image/png"))
  }

  @Test func aLargeFileIsNotToBeSentSmaller() throws {
    let (person, server) = try telegram()
    let path = try person.scratch.write("", to: "größe.zip")
    try #require(truncate(path, 60_000_000) == 0)
    let words = try person.share("Telegram", [:], [path]).error?.message ?? ""
    #expect(
      words
        == "\"größe.zip\" has 60 MB; Telegram takes at most 50 MB. Leave it out, or share it another "
        + "way.")
    #expect(server.requests.isEmpty)
  }

  @Test func aFolderIsNoPictureThatCannotBeRead() throws {
    let (person, server) = try telegram()
    let folder = try person.scratch.makeDirectory("Ordner")
    let words = try person.share("Telegram", [:], [folder]).error?.message ?? ""
    #expect(words == "\"Ordner\" is a folder, and Telegram takes only files. Use Archive first.")
    let missing = try person.scratch.write("x", to: "gone.txt")
    chmod(missing, 0)
    defer { chmod(missing, 0o600) }
    if geteuid() != 0 {
      let words = try person.share("Telegram", [:], [missing]).error?.message ?? ""
      #expect(words.hasPrefix("\"\(missing)\" cannot be read: "), "\(words)")
    }
    #expect(server.requests.isEmpty)
  }

  @Test func tooManyFilesAreNotPictures() throws {
    let (person, _) = try telegram()
    let paths = try (1...11).map { try person.scratch.write("x", to: "\($0).txt") }
    let words = try person.share("Telegram", [:], paths).error?.message ?? ""
    #expect(words == "Telegram takes at most 10 files; these are 11. Leave some out.")
  }

  @Test(arguments: ["original", "smaller"])
  func aServiceThatTakesOnlyPicturesSaysSo(_ choice: String) throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(status: 500) }
    let person = try SharingPerson(
      "[postToTwitter]\napi_url = \"\(server.address)\"\ntoken_cmd = \"echo t\"\n")
    let path = try person.scratch.write("Grüße", to: "Größe.png")
    let shared = try person.share("postToTwitter", ["pictures": choice], ["-t", "x", path])
    #expect(
      shared.error?.message
        == "\"Größe.png\" is no picture, and X takes nothing else beside the text. Leave it out, or share "
        + "it another way.", "\(shared)")
    #expect(server.requests.isEmpty)
  }

  @Test func aDamagedPictureCannotBeMadeSmaller() throws {
    let (person, server) = try telegram()
    let whole = Array(try TestPicture.noise(20))
    let path = try person.scratch.write(whole[..<(whole.count / 2)], to: "ä.png")
    let words =
      try person.share("Telegram", ["pictures": "smaller"], [path]).error?.message ?? ""
    #expect(
      words
        == "\"ä.png\" cannot be made smaller: damaged picture. Choose to send the pictures as they are."
    )
    #expect(server.requests.isEmpty)
  }
}
