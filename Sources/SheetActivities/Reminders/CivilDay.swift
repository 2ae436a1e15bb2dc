import Glibc

/// A day of the calendar, without a time zone: the Gregorian one, years 1 to 9999.
struct CivilDay: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970.
  let number: Int
  let year: Int
  /// 1 to 12.
  let month: Int
  let day: Int
  /// 0 is Sunday.
  let weekday: Int

  /// Midnight of the first and the last day, as `timegm` counts.
  private static let numbers = -719_162...2_932_896

  /// The day so many days after 1 January 1970; `nil` outside the calendar.
  init?(number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    var (seconds, parts) = (time_t(number * 86_400), tm())
    guard gmtime_r(&seconds, &parts) != nil else { return nil }
    self.number = number
    year = Int(parts.tm_year) + 1900
    month = Int(parts.tm_mon) + 1
    day = Int(parts.tm_mday)
    weekday = Int(parts.tm_wday)
  }

  /// `nil` for a day that there is not, such as 30 February.
  init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    var parts = tm()
    parts.tm_year = Int32(year - 1900)
    parts.tm_mon = Int32(month - 1)
    parts.tm_mday = Int32(day)
    self.init(number: timegm(&parts) / 86_400)
    // The library makes 2 March of 30 February.
    guard self.month == month else { return nil }
  }

  /// The day so many days later.
  func adding(days: Int) -> CivilDay? {
    CivilDay(number: number + days)
  }

  /// The same day of a later month, or that month's last one.
  func adding(months: Int) -> CivilDay? {
    let total = year * 12 + month - 1 + months
    return (0...3).lazy.compactMap {
      CivilDay(year: total / 12, month: total % 12 + 1, day: day - $0)
    }.first
  }

  /// The next day after this one that is of this weekday.
  func next(weekday: Int) -> CivilDay? {
    adding(days: (weekday - self.weekday + 6) % 7 + 1)
  }

  static func < (one: CivilDay, other: CivilDay) -> Bool { one.number < other.number }
}
