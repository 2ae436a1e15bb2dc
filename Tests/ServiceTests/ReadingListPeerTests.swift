import Foundation
import SheetTestSupport
import Testing

/// The reading list of ours, read by the programs that it is written for.
@Suite struct ReadingListPeerTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func run(
    _ program: String, _ arguments: [String], input: ProgramStream = .null
  ) throws -> FinishedProgram {
    try ProgramCall(
      program, arguments, environment: scratch.environment(), directory: scratch.path, input: input
    ).run(within: .seconds(60))
  }

  /// Adds a link with the command, and returns the folder with the list and the feed.
  private func add(_ link: String, title: String, tags: String, note: String) throws {
    let shared = try run(
      try TestedProgram.path(),
      [
        "--activity", "addToReadingList", "--set", "title=\(title)", "--set", "tags=\(tags)",
        "--set", "note=\(note)", "--url", link,
      ])
    try #require(shared.status == .code(0), "\(shared.standardError)")
  }

  @Test(.peer("buku")) func bukuImportsTheList() throws {
    try add(
      "https://example.org/caf%C3%A9?a=1&b=2", title: "Café ☕ & „Zitat“ <b>", tags: "lesen,später",
      note: "Für Zoë")
    let list = scratch.path("home/.local/share/sharesheet/reading-list.html")
    let buku = try Peers.require("buku")
    _ = try run(buku, ["--nostdin", "--nc", "-i", list], input: .pipe(Array("n\nn\nn\n".utf8)))
    let printed = try run(buku, ["--nostdin", "--nc", "-p", "-j"])
    let entries = try JSONDecoder().decode([Bookmark].self, from: Data(printed.standardOutput.utf8))
    let entry = try #require(entries.first)
    #expect(entry.uri == "https://example.org/caf%C3%A9?a=1&b=2")
    #expect(entry.title == "Café ☕ & „Zitat“ <b>")
    #expect(Set(entry.tags.split(separator: ",")) == ["lesen", "später"])
  }

  private struct Bookmark: Decodable { var uri, title, tags: String }

  @Test(.peer("newsboat")) func newsboatReadsTheFeed() throws {
    try add("https://example.org/a", title: "Ångström & Söhne", tags: "", note: "später")
    let feed = scratch.path("home/.local/share/sharesheet/reading-list.xml")
    _ = try scratch.makeDirectory("home/.newsboat")
    try scratch.write("file://\(feed)\n", to: "home/.newsboat/urls")
    let newsboat = try run(try Peers.require("newsboat"), ["-x", "reload", "print-unread"])
    #expect(newsboat.standardOutput.contains("1 unread"), "\(newsboat.standardError)")
    let cache = try scratch.read("home/.newsboat/cache.db")
    #expect(String(decoding: cache, as: UTF8.self).contains("Ångström & Söhne"))
  }
}
