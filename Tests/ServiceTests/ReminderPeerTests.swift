import Foundation
import SheetTestSupport
import Testing

/// Reminders, read by the programs that people keep their lists with.
@Suite struct ReminderPeerTests {
  private let title = "Größe „☕“; tea, \\ cake: 日本"

  @Test(.peer("todo")) func todomanListsTheFile() throws {
    let person = try SharingPerson("[reminders]\npath = \"~/lists\"\n")
    try person.scratch.write("Einkäufe ☕", to: "home/lists/shop/displayname")
    let shared = try person.share(
      "Reminders",
      [
        "title": title, "due": "2027-12-24 9:00", "priority": "high",
        "note": String(repeating: "ä long, long note; ", count: 20),
      ], ["--url", "https://example.org/caf%C3%A9"])
    #expect(shared.outcome == "completed", "\(shared)")
    try person.scratch.write(
      "path = \"\(person.scratch.path("home/lists/*"))\"\ndate_format = \"%Y-%m-%d\"\n"
        + "time_format = \"%H:%M\"\ndefault_list = \"Einkäufe ☕\"\n",
      to: "home/.config/todoman/config.py")
    let todo = try person.run(try Peers.require("todo"), ["--porcelain", "list"])
    let items = try JSONDecoder().decode([Todo].self, from: Data(todo.standardOutput.utf8))
    let item = try #require(items.first)
    #expect(item.summary == title)
    #expect(item.list == "Einkäufe ☕")
    #expect(item.priority == 1)
    // 24 December 2027, 9:00 in UTC.
    #expect(item.due == 1_829_638_800)
    #expect(item.description.hasSuffix("long note;\nhttps://example.org/caf%C3%A9"))
  }

  private struct Todo: Decodable {
    var summary, list, description: String
    var priority, due: Int
  }

  @Test(.peer("todo")) func todomanKnowsAWholeDay() throws {
    let person = try SharingPerson("[reminders]\npath = \"~/tasks\"\n")
    let shared = try person.share("Reminders", ["due": "24.12.2027"], ["-t", title])
    #expect(shared.results.map(\.kind) == ["file"])
    try person.scratch.write(
      "path = \"\(person.scratch.path("home/tasks"))\"\ndate_format = \"%Y-%m-%d\"\n"
        + "default_list = \"tasks\"\n", to: "home/.config/todoman/config.py")
    let todo = try person.run(try Peers.require("todo"), ["list"])
    #expect(todo.standardOutput.contains("2027-12-24"), "\(todo)")
    #expect(todo.standardOutput.contains(title))
  }

  @Test(.peer("topydo")) func topydoReadsTheLine() throws {
    let person = try SharingPerson(adding: ["TODO_FILE": "/dev/null/none"])
    try person.scratch.write("(C) old", to: "home/todo.txt")
    let shared = try person.share(
      "Reminders",
      ["title": "Größe „☕“ due:2020-01-01 +not", "due": "2027-12-24", "list": "tea time"],
      ["--url", "https://example.org/a"])
    #expect(shared.outcome == "completed", "\(shared)")
    let topydo = try person.run(
      try Peers.require("topydo"),
      ["-t", person.scratch.path("home/todo.txt"), "ls", "-f", "json", "due:2027-12-24"])
    let items = try JSONDecoder().decode([Topydo].self, from: Data(topydo.standardOutput.utf8))
    let item = try #require(items.first, "\(topydo)")
    #expect(items.count == 1)
    #expect(item.text.hasPrefix("Größe „☕“ due: 2020-01-01 \"+not\""))
    // To topydo an address is a key with a value, too.
    #expect(item.source.contains(" https://example.org/a "))
    #expect(item.tags.contains(["due", "2027-12-24"]))
    #expect(item.projects == ["tea_time"])
    let text = try person.scratch.read("home/todo.txt")
    #expect(String(decoding: text, as: UTF8.self).hasPrefix("(C) old\n20"))
  }

  private struct Topydo: Decodable {
    var text, source: String
    var tags: [[String]]
    var projects: [String]
  }

  @Test(.peer("task")) func taskwarriorExportsTheTask() throws {
    let person = try taskPerson()
    let shared = try person.share(
      "Reminders",
      [
        "title": "-- \(title) due:tomorrow +tag rc.x=y", "due": "2027-12-24 9:00",
        "priority": "medium", "list": "Größe.tea", "note": "one\ntwo\n\nthree",
      ], ["--url", "https://example.org/a?b=%5B1%5D"])
    #expect(shared.outcome == "completed", "\(shared)")
    let task = try person.run(try Peers.require("task"), ["rc.verbose=nothing", "export"])
    let items = try JSONDecoder().decode([Task].self, from: Data(task.standardOutput.utf8))
    let item = try #require(items.first, "\(task)")
    #expect(item.description == "-- \(title) due:tomorrow +tag rc.x=y")
    #expect(item.due == "20271224T090000Z")
    #expect(item.project == "Größe.tea")
    #expect(item.priority == "M")
    #expect(item.tags == nil)
    #expect(
      item.annotations.map(\.description) == ["one two", "three https://example.org/a?b=%5B1%5D"])
  }

  private struct Task: Decodable {
    struct Note: Decodable { var description: String }
    var description, due, project, priority: String
    var tags: [String]?
    var annotations: [Note]
  }

  private func taskPerson() throws -> SharingPerson {
    let person = try SharingPerson("[reminders]\nbackend = \"taskwarrior\"\n")
    let data = try person.scratch.makeDirectory("home/tasks")
    try person.scratch.write("data.location=\(data)\n", to: "home/.taskrc")
    return person
  }

  @Test(.peer("task")) func taskwarriorThatWasNeverSetUpSaysSo() throws {
    let person = try SharingPerson("[reminders]\nbackend = \"taskwarrior\"\n")
    let shared = try person.share("Reminders", [:], ["-t", "x"])
    #expect(shared.outcome == "failed")
    #expect(
      shared.error?.message
        == "taskwarrior did not keep the reminder: Cannot proceed without rc file. "
        + "Try it in a terminal.")
  }

  @Test(.peer("task")) func taskwarriorsOwnCheckRefuses() throws {
    let person = try taskPerson()
    let hook = "#!/bin/sh\necho 'Nein: größer'\nexit 1\n"
    try person.scratch.writeScript(hook, to: "home/tasks/hooks/on-add.no")
    let shared = try person.share("Reminders", [:], ["-t", "x"])
    #expect(shared.outcome == "failed")
    #expect(shared.error?.message.hasPrefix("taskwarrior did not keep the reminder") == true)
  }

  /// A hook that never ends holds taskwarrior up.
  @Test(.peer("task")) func givingUpLeavesNoTask() throws {
    let person = try taskPerson()
    let mark = person.scratch.path("begun")
    try person.scratch.writeScript(
      "#!/bin/sh\n: > '\(mark)'\nexec sleep 600\n", to: "home/tasks/hooks/on-add.slow")
    let status = try person.cancel(try person.call("Reminders", [:], ["-t", "x"])) {
      FileManager.default.fileExists(atPath: mark)
    }
    #expect(status == .code(130))
    let task = try person.run(
      try Peers.require("task"), ["rc.hooks=off", "rc.verbose=nothing", "export"])
    #expect(!task.standardOutput.contains("uuid"), "\(task)")
  }
}
