import Foundation
import SheetTestSupport
import Testing

@testable import SheetActivities

/// Reminders as calendar files, lines of todo.txt and records of taskwarrior.
@Suite struct ReminderFormatTests {
  private static let created = Date(timeIntervalSince1970: 1_790_000_000)

  private func reminder(
    _ title: String, due: String = "", note: String = "", link: String? = nil,
    priority: Reminder.Priority? = nil
  ) throws -> Reminder {
    let now = try #require(DueDate(Self.created))
    return Reminder(
      identifier: "id-1", title: title, created: Self.created,
      due: DueDateReader.date(due, now: now), priority: priority, note: note,
      link: link.flatMap { URL(string: $0) })
  }

  @Test func aCalendarFileHasWhatTheStandardAsksFor() throws {
    let file = try reminder(
      "Tea; cake, \\ „Größe“", due: "2026-12-24", note: "one\r\ntwo\u{1B}[31m",
      link: "https://example.org/?a=1,2;b", priority: .high
    ).calendarFile
    #expect(
      file.replacingOccurrences(of: "\r\n", with: "\n") == """
        BEGIN:VCALENDAR
        VERSION:2.0
        PRODID:-//Share Sheet//sharesheet 0.1.0//EN
        BEGIN:VTODO
        UID:id-1
        DTSTAMP:20260921T141320Z
        CREATED:20260921T141320Z
        SUMMARY:Tea\\; cake\\, \\\\ „Größe“
        DUE;VALUE=DATE:20261224
        PRIORITY:1
        DESCRIPTION:one\\ntwo[31m\\nhttps://example.org/?a=1\\,2\\;b
        URL:https://example.org/?a=1,2;b
        END:VTODO
        END:VCALENDAR

        """)
    #expect(!file.replacingOccurrences(of: "\r\n", with: "").contains { $0.isNewline })
  }

  @Test func longLinesAreFoldedBetweenCharacters() throws {
    for title in [
      String(repeating: "é☕日", count: 60), String(repeating: "a", count: 300),
      String(repeating: "👨‍👩‍👧", count: 40), String(repeating: "a", count: 66) + "é",
    ] {
      let file = try reminder(title).calendarFile
      let lines = file.components(separatedBy: "\r\n")
      #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.unicodeScalars.contains("\u{FFFD}") })
      let unfolded = file.replacingOccurrences(of: "\r\n ", with: "")
      #expect(unfolded.contains("\r\nSUMMARY:\(title)\r\n"))
    }
  }

  @Test func aTimeIsWrittenInUTC() throws {
    let item = try reminder("x", due: "2026-12-24 9:00")
    let moment = try #require(item.due).moment
    #expect(item.calendarFile.contains("\r\nDUE:\(CalendarText.moment(moment))\r\n"))
    #expect(CalendarText.moment(Self.created) == "20260921T141320Z")
  }

  @Test func aLineOfTodoText() throws {
    let item = try reminder(
      "Call Ada", due: "2026-12-24 9:00", note: "about\ntea", link: "https://example.org/é",
      priority: .medium)
    let day = item.todoLine(project: "").dropFirst(4).prefix(10)
    #expect(
      item.todoLine(project: "Tea time") == """
        (B) \(day) Call Ada 09:00 about tea https://example.org/%C3%A9 +Tea_time due:2026-12-24

        """)
    #expect(try reminder("x").todoLine(project: "") == "\(day) x\n")
  }

  @Test func aTitleOfTodoTextMeansNothingElse() throws {
    let line = try reminder("x pri:A +home @work due:now a: :b http://a.b/c:d \u{1B}[0m")
      .todoLine(project: "")
    #expect(
      line.dropFirst(11) == "x pri: A \"+home\" \"@work\" due: now a: :b http://a.b/c:d [0m\n")
  }

  @Test func aTaskHasItsNoteInParagraphs() throws {
    let item = try reminder("due:now +x", note: "one\nmore\n\ntwo", link: "https://example.org/")
    let record = try JSONDecoder().decode(
      TaskProbe.self, from: Data(item.taskRecord(project: "Größe")))
    #expect(record.description == "due:now +x")
    #expect(record.project == "Größe")
    #expect(record.annotations.map(\.description) == ["one more", "two https://example.org/"])
    #expect(Set(record.annotations.map(\.entry)).count == 2)
  }

  private struct TaskProbe: Decodable {
    struct Annotation: Decodable { var entry, description: String }
    var description, project: String
    var annotations: [Annotation]
  }
}
