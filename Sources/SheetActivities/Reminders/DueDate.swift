import Foundation
import Glibc

/// When something is due, where the person is: a day, or a minute of one.
struct DueDate: Hashable, Comparable, Sendable {
  var day: CivilDay
  /// Minutes since midnight; `nil` for the whole day.
  var minute: Int?

  /// The minute in which a moment lies.
  init?(_ date: Date) {
    var (seconds, parts) = (time_t(date.timeIntervalSince1970.rounded(.down)), tm())
    guard localtime_r(&seconds, &parts) != nil,
      let day = CivilDay(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    else { return nil }
    self.init(day: day, minute: Int(parts.tm_hour) * 60 + Int(parts.tm_min))
  }

  /// Makes a date.
  init(day: CivilDay, minute: Int? = nil) {
    self.day = day
    self.minute = minute
  }

  /// The moment in the person's time zone; a whole day begins at midnight. An hour that the clocks
  /// leave out is the one after it.
  var moment: Date {
    var parts = tm()
    parts.tm_year = Int32(day.year - 1900)
    parts.tm_mon = Int32(day.month - 1)
    parts.tm_mday = Int32(day.day)
    parts.tm_hour = Int32((minute ?? 0) / 60)
    parts.tm_min = Int32((minute ?? 0) % 60)
    parts.tm_isdst = -1
    return Date(timeIntervalSince1970: Double(mktime(&parts)))
  }

  /// `2026-12-24`
  var dayText: String {
    "\(padded(day.year, to: 4))-\(padded(day.month))-\(padded(day.day))"
  }

  /// `09:00`; `nil` for a whole day.
  var timeText: String? {
    minute.map { "\(padded($0 / 60)):\(padded($0 % 60))" }
  }

  /// `Thu 2026-12-24 09:00`, as a person reads it.
  var words: String {
    let name = Self.weekdays[day.weekday].prefix(3)
    let first = name.prefix(1).uppercased() + name.dropFirst()
    return "\(first) \(dayText)" + (timeText.map { " \($0)" } ?? "")
  }

  /// A whole day comes after all of its minutes: until it ends nothing is late.
  static func < (one: DueDate, other: DueDate) -> Bool {
    (one.day.number, one.minute ?? 1440) < (other.day.number, other.minute ?? 1440)
  }

  /// From Sunday on, in the words that the program uses everywhere.
  static let weekdays = [
    "sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday",
  ]

  private func padded(_ number: Int, to count: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
