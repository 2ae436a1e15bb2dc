import Foundation
import SheetTestSupport
import Testing

/// The reading list in buku's database.
@Suite struct BukuTests {
  private static let configuration = "[readinglist]\nbackend = \"buku\"\n"

  private struct Bookmark: Decodable { var uri, title, tags, description: String }

  private func bookmarks(_ person: SharingPerson) throws -> [Bookmark] {
    let printed = try person.run(try Peers.require("buku"), ["--nostdin", "--nc", "-p", "-j"])
    return try JSONDecoder().decode([Bookmark].self, from: Data(printed.standardOutput.utf8))
  }

  @Test(.peer("buku")) func thePageIsKeptAndNotFetched() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse(body: Array("<title>x</title>".utf8)) }
    let person = try SharingPerson(Self.configuration)
    let link = server.address + "/caf%C3%A9?a=1&b='2'"
    let shared = try person.share(
      "addToReadingList",
      ["title": "-- Größe „☕“ & <b>", "tags": "Tee trinken, später", "note": "für Zoë & \"co\""],
      ["--url", link])
    #expect(shared.outcome == "completed", "\(shared)")
    let entry = try #require(try bookmarks(person).first)
    #expect(entry.uri == link)
    #expect(entry.title == "-- Größe „☕“ & <b>")
    #expect(Set(entry.tags.split(separator: ",")) == ["tee trinken", "später", "toread"])
    #expect(entry.description == "für Zoë & \"co\"")
    #expect(server.requests.isEmpty)
  }

  @Test(.peer("buku")) func aKnownPageIsUpdatedOnlyWhenWished() throws {
    let server = try LocalHTTPServer { _ in HTTPResponse() }
    let person = try SharingPerson(Self.configuration)
    let items = ["--url", server.address + "/a", "--url", server.address + "/ab"]
    #expect(try person.share("addToReadingList", ["tags": "tea"], items).outcome == "completed")
    let one = Array(items[..<2])
    let again = try person.share("addToReadingList", ["title": "new"], one)
    #expect(
      again.error?.message
        == "\(server.address)/a is already on the list. Tick \"Update an entry\" "
        + "(--set update=yes) to write it anew.")
    let updated = try person.share(
      "addToReadingList", ["title": "-ä", "tags": "-x", "note": "-n", "update": "yes"], one)
    #expect(updated.outcome == "completed", "\(updated)")
    let entries = try bookmarks(person)
    #expect(entries.map(\.title) == ["-ä", server.address + "/ab"])
    #expect(entries.first?.description == "-n")
    #expect(entries.first?.tags.contains("-x") == true)
    #expect(server.requests.isEmpty)
  }

  @Test(.peer("buku")) func aDamagedDatabaseIsTold() throws {
    let person = try SharingPerson(Self.configuration)
    try person.scratch.write("no database", to: "home/.local/share/buku/bookmarks.db")
    let shared = try person.share("addToReadingList", [:], ["--url", "https://example.org/"])
    #expect(shared.outcome == "failed")
    #expect(shared.error?.message.hasPrefix("buku did not keep the page") == true)
  }

  @Test func withoutBukuThePackageIsNamed() throws {
    let person = try SharingPerson(Self.configuration, adding: ["PATH": "/nonexistent"])
    let shared = try person.share("addToReadingList", [:], ["--url", "https://example.org/"])
    #expect(shared.error?.message.contains("Install the package buku") == true)
  }

  /// Another program holds the database, for which buku waits.
  @Test(.peer("buku")) func givingUpLeavesNoEntry() throws {
    let person = try SharingPerson(Self.configuration)
    _ = try person.share("addToReadingList", [:], ["--url", "https://example.org/first"])
    let lock = """
      import sqlite3, sys, time
      base = sqlite3.connect(sys.argv[1]); base.execute("begin exclusive")
      open(sys.argv[2], "w").close(); time.sleep(600)
      """
    let database = person.scratch.path("home/.local/share/buku/bookmarks.db")
    let holder = try ProgramCall(
      "/usr/bin/python3", ["-c", lock, database, person.scratch.path("held")],
      environment: person.environment
    ).start()
    let isHeld = poll {
      FileManager.default.fileExists(atPath: person.scratch.path("held")) ? 1 : nil
    }
    try #require(isHeld != nil)
    let call = try person.call("addToReadingList", [:], ["--url", "https://example.org/second"])
    let status = try person.cancel(call) {
      OpenFiles.areHeld(database, besides: holder.identifier)
    }
    #expect(status == .code(130))
    holder.signal(SIGKILL)
    try holder.waitForExit()
    #expect(try bookmarks(person).map(\.uri) == ["https://example.org/first"])
  }
}
