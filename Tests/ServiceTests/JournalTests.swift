import Foundation
import SheetTestSupport
import Testing

/// Notes in a journal of jrnl.
@Suite struct JournalTests {
  private func person(_ extra: String = "") throws -> SharingPerson {
    let program = try Peers.require("jrnl")
    let person = try SharingPerson(
      "[notes]\nbackend = \"jrnl\"\n" + extra,
      path: [(program as NSString).deletingLastPathComponent])
    let path = person.scratch.path
    try person.scratch.write("", to: "home/journal.txt")
    try person.scratch.write("", to: "home/work.txt")
    try person.scratch.write(
      """
      journals:
        default:
          journal: \(path)/home/journal.txt
        work:
          journal: \(path)/home/work.txt
        secret:
          journal: \(path)/home/secret.txt
          encrypt: true
      timeformat: '%F %H:%M'
      """, to: "home/.config/jrnl/jrnl.yaml")
    return person
  }

  private struct Journal: Decodable {
    struct Entry: Decodable {
      var title, body: String
      var tags: [String]
    }
    var entries: [Entry]
  }

  private func entries(_ person: SharingPerson, _ journal: String) throws -> [Journal.Entry] {
    let printed = try person.run(
      try Peers.require("jrnl"), [journal, "--format", "json"])
    return try JSONDecoder().decode(Journal.self, from: Data(printed.standardOutput.utf8)).entries
  }

  @Test(.peer("jrnl")) func theNoteIsOneEntryAsItWasWritten() throws {
    let person = try person()
    let text = "[2020-01-01 10:00] no date\n\nDr. Zoë: \\nabla *x* 日本? Ja!\n  indented"
    let shared = try person.share(
      "notes", ["title": "Yesterday: Größe „☕“. Two", "tags": "to read, Tee", "text": text],
      ["--url", "https://example.org/a"])
    #expect(shared.outcome == "completed", "\(shared)")
    let all = try entries(person, "default")
    #expect(all.count == 1)
    let entry = try #require(all.first)
    #expect(entry.title == "Yesterday: Größe „☕“. Two")
    #expect(entry.body == "\\\(text)\n\n<https://example.org/a>\n\n@to-read @Tee")
    #expect(Set(entry.tags) == ["@to-read", "@tee"])
  }

  @Test(.peer("jrnl")) func anotherJournalOnlyWhenItIsThere() throws {
    let work = try person("journal = \"work\"\n")
    #expect(try work.share("notes", ["title": "ä"], ["-t", "x"]).outcome == "completed")
    #expect(try entries(work, "work").map(\.title) == ["ä"])
    let none = try person("journal = \"wörk\"\n")
    let shared = try none.share("notes", ["title": "ä"], ["-t", "x"])
    #expect(shared.error?.message.hasPrefix("jrnl has no journal \"wörk\".") == true)
    #expect(try none.scratch.read("home/journal.txt").isEmpty)
  }

  /// A password would be asked for: nothing of the note may be taken for one.
  @Test(.peer("jrnl")) func whatAsksIsToldAndGetsNothing() throws {
    let locked = try person("journal = \"secret\"\n")
    let shared = try locked.share("notes", ["title": "ä"], ["-t", "x"])
    #expect(shared.error?.message.hasPrefix("jrnl asks for something") == true, "\(shared)")
    let fresh = try person()
    try FileManager.default.removeItem(atPath: fresh.scratch.path("home/.config/jrnl"))
    let unset = try fresh.share("notes", ["title": "ä"], ["-t", "x"])
    #expect(unset.error?.message.hasPrefix("jrnl asks for something") == true, "\(unset)")
  }

  @Test(.peer("jrnl")) func picturesAreCountedOrRefused() throws {
    let person = try person()
    try person.scratch.write([1, 2], to: "a.jpg")
    let both = try person.share("notes", ["title": "ä"], ["a.jpg", "-t", "x"])
    #expect(both.outcome == "completed")
    let alone = try person.share("notes", ["title": "ä"], ["a.jpg"])
    #expect(alone.error?.message == "A journal of jrnl keeps no pictures. Save them to files.")
    #expect(try entries(person, "default").count == 1)
  }

  /// The journal is a pipe in which nothing is written; it has a reader when jrnl waits for its other end.
  @Test(.peer("jrnl")) func givingUpEndsJrnl() throws {
    let person = try person()
    let journal = person.scratch.path("home/journal.txt")
    try FileManager.default.removeItem(atPath: journal)
    try #require(mkfifo(journal, 0o600) == 0)
    var writer: Int32 = -1
    defer { close(writer) }
    let status = try person.cancel(try person.call("notes", ["title": "ä"], ["-t", "x"])) {
      writer = open(journal, O_WRONLY | O_NONBLOCK)
      return writer >= 0
    }
    #expect(status == .code(130))
  }
}
