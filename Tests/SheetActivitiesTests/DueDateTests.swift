import Foundation
import Testing

@testable import SheetActivities

/// Dates as people type them, on Monday 30 November 2026 at 10:15.
@Suite struct DueDateTests {
  private static let now = CivilDay(year: 2026, month: 11, day: 30).map {
    DueDate(day: $0, minute: 615)
  }

  private func read(_ text: String) throws -> String? {
    DueDateReader.date(text, now: try #require(Self.now))?.words
  }

  @Test(
    arguments: [
      ("2026-12-24", "Thu 2026-12-24"), ("2026/12/24", "Thu 2026-12-24"),
      ("2026-12-24T09:00", "Thu 2026-12-24 09:00"), ("2026-12-24 9:00:30", "Thu 2026-12-24 09:00"),
      ("24.12.", "Thu 2026-12-24"), ("24.12", "Thu 2026-12-24"), ("1.2.", "Mon 2027-02-01"),
      ("30.11.", "Mon 2026-11-30"), ("29.2.", "Tue 2028-02-29"), ("24.12.27", "Fri 2027-12-24"),
      ("24.12.2027", "Fri 2027-12-24"), ("24 Dec", "Thu 2026-12-24"), ("24dec", "Thu 2026-12-24"),
      ("December 24th, 9 pm", "Thu 2026-12-24 21:00"), ("3 may 2028 noon", "Wed 2028-05-03 12:00"),
      ("24. Dec.", "Thu 2026-12-24"),
    ])
  func daysOfTheCalendar(text: String, words: String) throws {
    #expect(try read(text) == words)
  }

  @Test(
    arguments: [
      ("today 18:00", "Mon 2026-11-30 18:00"), ("Tomorrow 9:00", "Tue 2026-12-01 09:00"),
      ("tomorrow at 9am", "Tue 2026-12-01 09:00"), ("fri", "Fri 2026-12-04"),
      ("on Friday 12:30 AM", "Fri 2026-12-04 00:30"), ("monday", "Mon 2026-12-07"),
      ("9:00", "Tue 2026-12-01 09:00"), ("10:16", "Mon 2026-11-30 10:16"),
      ("10:15", "Tue 2026-12-01 10:15"), ("9:00 tue", "Tue 2026-12-01 09:00"),
    ])
  func daysFromHere(text: String, words: String) throws {
    #expect(try read(text) == words)
  }

  @Test(
    arguments: [
      ("+3d", "Thu 2026-12-03"), ("3 days", "Thu 2026-12-03"), ("in 2 weeks", "Mon 2026-12-14"),
      ("+1m", "Wed 2026-12-30"), ("+3 months", "Sun 2027-02-28"), ("next year", "Tue 2027-11-30"),
      ("+90min", "Mon 2026-11-30 11:45"), ("in 20 hours", "Tue 2026-12-01 06:15"),
      ("+2d 8:00", "Wed 2026-12-02 08:00"),
    ])
  func distances(text: String, words: String) throws {
    #expect(try read(text) == words)
  }

  @Test(
    arguments: [
      "", "  ", "soon", "3/4", "12/24/2026", "2026-02-30", "2026-13-01", "31.11.2026",
      "24.12.2026.1",
      "25:00", "9:60", "13 pm", "0 am", "+99999d", "-3d", "+d", "fri sat", "9:00 10:00",
      "next friday",
      "tomorrow +2h", "24", "dec", "10000-01-01", "9999 years", "fr", "٣ days", "+٣d", "..", "--",
      ":",
      "24.12.999", "\u{0}",
    ])
  func whatIsNotUnderstood(text: String) throws {
    #expect(try read(text) == nil)
  }

  /// Whatever is typed, reading it ends and traps nowhere.
  @Test func anyWordsCanBeTyped() throws {
    let now = try #require(Self.now)
    let words = [
      "+", "9999", "d", "y", "next", "24.", "12", "dec", "fri", "-", ":", "am", "2026-", "0", "T",
      "é",
      ".", "min", "tomorrow",
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<5000 {
      let text = (0..<Int.random(in: 1...5)).map { _ in
        words.randomElement(using: &generator) ?? ""
      }.joined(separator: Bool.random() ? " " : "")
      if let date = DueDateReader.date(text, now: now) {
        #expect(date.words.count >= 14, "\(text)")
      }
    }
  }

  @Test func whatHasPassedIsShownAndRefused() throws {
    let now = try #require(Self.now)
    #expect(ReminderWords.problem(due: "", now: now) == nil)
    #expect(ReminderWords.problem(due: "today", now: now) == nil)
    #expect(ReminderWords.problem(due: "10:14 tomorrow", now: now) == nil)
    #expect(
      ReminderWords.problem(due: "today 9:00", now: now)
        == "That is Mon 2026-11-30 09:00, which has passed.")
    #expect(ReminderWords.problem(due: "soon", now: now)?.contains("24.12.") == true)
  }

  @Test func theCalendarIsTheLibrarys() throws {
    for number in [-719_162, -1, 0, 20_000, 2_932_896] {
      let day = try #require(CivilDay(number: number))
      #expect(CivilDay(year: day.year, month: day.month, day: day.day)?.number == number)
    }
    #expect(CivilDay(number: 2_932_897) == nil)
    #expect(CivilDay(year: 2100, month: 2, day: 29) == nil)
    #expect(CivilDay(year: 2026, month: 1, day: 31)?.adding(months: 13)?.day == 28)
  }

  @Test func theMomentIsLocal() throws {
    let date = try #require(DueDate(Date(timeIntervalSince1970: 1_790_000_030)))
    #expect(date.moment == Date(timeIntervalSince1970: 1_789_999_980))
  }
}
