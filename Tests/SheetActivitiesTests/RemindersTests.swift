import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Reminders as a whole, run as the command runs them.
final class RemindersTests: XCTestCase, @unchecked Sendable {
  @MainActor private func activity(
    _ scratch: ScratchDirectory, _ configuration: String = "", adding extra: [String: String] = [:]
  ) throws -> RemindersActivity {
    var settings = scratch.settings(adding: extra)
    settings.now = { Date(timeIntervalSince1970: 1_790_000_000) }
    settings.configuration = try ConfigurationSource(
      path: scratch.bytePath("config.toml"), text: Array(configuration.utf8))
    return RemindersActivity(settings: settings)
  }

  private func file(in folder: String, _ scratch: ScratchDirectory) throws -> String {
    let names = try scratch.names(in: folder).filter { $0.hasSuffix(".ics") }
    XCTAssertEqual(names.count, 1)
    return String(decoding: try scratch.read("\(folder)/\(names.first ?? "")"), as: UTF8.self)
  }

  func testWithoutAnythingOurOwnListIsMade() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let result = try run(
        try activity(scratch), ["Grüße 日本\nmore", URL(string: "https://example.org/a")!],
        ["due": "+3d", "priority": "low"])
      XCTAssertTrue(result.isSuccess)
      XCTAssertEqual(result.note, "Due Thu 2026-09-24, in Reminders.")
      let text = try file(in: "home/.local/share/calendars/reminders", scratch)
      XCTAssertTrue(text.contains("SUMMARY:Grüße 日本\r\n"), text)
      XCTAssertTrue(
        text.contains("DESCRIPTION:Grüße 日本\\nmore\\n\\nhttps://example.org/a\r\n"), text)
      XCTAssertTrue(text.contains("URL:https://example.org/a\r\n"))
      XCTAssertTrue(text.contains("PRIORITY:9\r\n"))
    }
  }

  func testListsHaveTheirNamesAndThoseOfTasksComeFirst() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write("Work \u{1B}[31m☕\n", to: "lists/a/displayname")
      try scratch.makeDirectory("lists/my-tasks")
      try scratch.makeDirectory("lists/.hidden")
      try scratch.write("x", to: "lists/file.ics")
      let activity = try activity(scratch, "[reminders]\npath = \"\(scratch.path("lists"))\"\n")
      activity.prepare(withActivityItems: ["x"])
      let field = activity.makeForm().fields.first { $0.id == "list" }
      XCTAssertEqual(field?.choices.map(\.value), ["my-tasks", "a"])
      XCTAssertEqual(field?.choices.last?.title.hasPrefix("Work "), true)
      XCTAssertEqual(field?.choices.last?.title.contains("\u{1B}"), false)
      XCTAssertEqual(field?.value, .text("my-tasks"))
      XCTAssertTrue(try run(activity, ["x"], ["list": "a"]).isSuccess)
      XCTAssertTrue(try file(in: "lists/a", scratch).contains("SUMMARY:x"))
    }
  }

  func testAFolderWithoutFoldersIsTheList() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let settings = "[reminders]\nbackend = \"vdir\"\npath = \"\(scratch.path("new/tasks"))\"\n"
      XCTAssertTrue(try run(try activity(scratch, settings), ["x"]).isSuccess)
      XCTAssertTrue(try file(in: "new/tasks", scratch).contains("SUMMARY:x"))
    }
  }

  func testATodoFileThatIsThereIsUsed() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write("(A) old", to: "home/todo.txt")
      let result = try run(
        try activity(scratch), [URL(string: "https://example.org/a")!], ["list": "tea"])
      XCTAssertEqual(result.note, "In ~/todo.txt.")
      let text = String(decoding: try scratch.read("home/todo.txt"), as: UTF8.self)
      XCTAssertTrue(text.hasPrefix("(A) old\n2026-09-"), text)
      XCTAssertTrue(text.hasSuffix(" https://example.org/a +tea\n"), text)
      let named = try run(
        try activity(scratch, adding: ["TODO_FILE": scratch.path("home/todo.txt")]), ["two"])
      XCTAssertTrue(named.isSuccess)
      // Folders of lists count for more.
      try scratch.makeDirectory("home/.calendars/tasks")
      XCTAssertEqual(try run(try activity(scratch), ["three"]).note, "In tasks.")
    }
  }

  func testAWrongDateAndAWrongListAreRefused() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for (field, value) in [("due", "soon"), ("due", "2026-09-20"), ("list", "none")] {
        XCTAssertThrowsError(
          try activity(scratch).runWithoutScreen(values: [field: value], items: ["x"]) { _ in },
          value)
      }
      XCTAssertFalse(FileManager.default.fileExists(atPath: scratch.path("home/.local")))
    }
  }

  func testTheMeaningOfADateIsSeenWhileItIsTyped() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = Screen(items: ["Tea"], [try activity(scratch)])
      screen.wait(toSee: "Reminders")
      screen.press(.enter)
      screen.wait(toSee: "Reminder")
      screen.press(.tab, .tab)
      screen.wait(toSee: "Like 2026-12-24")
      screen.press(.character("f"), .character("r"), .character("i"))
      screen.wait(toSee: "Fri 2026-09-25.")
      screen.press(.character("x"), .control("s"))
      screen.wait(toSee: "This is no date that can be read")
    }
  }

  func testAFolderThatCannotBeWrittenIsNamed() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let result = try run(
        try activity(scratch, "[reminders]\npath = \"/proc/none/tasks\"\n"), ["x"])
      XCTAssertTrue(result.error is FileError, "\(result)")
      let missing = try run(
        try activity(
          scratch, "[reminders]\nbackend = \"taskwarrior\"\n", adding: ["PATH": "/none"]), ["x"])
      XCTAssertEqual(
        missing.error as? ReminderError, .noProgram("task", package: "taskwarrior"))
    }
  }

  func testTheConfigurationIsChecked() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for text in ["backend = \"vdri\"", "paht = \"x\"", "path = 1"] {
        let file = try ConfigurationSource(
          path: scratch.bytePath("c"), text: Array("[reminders]\n\(text)\n".utf8))
        XCTAssertThrowsError(try BuiltInActivities.check(file), text)
      }
    }
  }
}
