/// Reads dates and times as people type them, whatever the locale: `2026-12-24`, `24.12.`, `24 dec`,
/// `tomorrow 9:00`, `fri`, `+3d`, `in 2 weeks`, `9pm`.
///
/// A day without a year, a weekday and a time without a day are the next ones. What could be read in two
/// ways, such as `3/4`, is not read at all.
struct DueDateReader {
  private let now: DueDate
  private var words: ArraySlice<String>

  /// The date that a text means at some time; `nil` when it is not understood.
  static func date(_ text: String, now: DueDate) -> DueDate? {
    var reader = DueDateReader(now: now, words: words(of: text)[...])
    guard !reader.words.isEmpty else { return nil }
    return reader.date()
  }

  private mutating func date() -> DueDate? {
    var (day, minute): (CivilDay?, Int?) = (nil, nil)
    while !words.isEmpty {
      if let moment = readOffsetInMinutes() {
        guard day == nil, minute == nil, words.isEmpty else { return nil }
        return moment
      }
      if minute == nil, let read = readTime() {
        minute = read
      } else if day == nil, let read = readDay() {
        day = read
      } else {
        return nil
      }
    }
    return finished(day, minute)
  }

  private func finished(_ day: CivilDay?, _ minute: Int?) -> DueDate? {
    if let day { return DueDate(day: day, minute: minute) }
    guard let minute else { return nil }
    let isOver = minute <= now.minute ?? 0
    return (isOver ? now.day.adding(days: 1) : now.day).map { DueDate(day: $0, minute: minute) }
  }

  // MARK: Words

  /// Small words say nothing: `on friday at 9`.
  private static let fillers = ["at", "on", "by", "in", "the", "of", "from", "now"]

  /// Numbers and letters that stand together come apart, `T` between a date and a time, too.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { $0.isWhitespace || $0 == "," }
      .flatMap { parts(of: String($0)) }
      .filter { !fillers.contains($0) }
  }

  private static func parts(of word: String) -> [String] {
    let number = word.prefix { !$0.isLetter }
    let letters = word.dropFirst(number.count)
    guard !number.isEmpty, !letters.isEmpty else { return [word] }
    // "2026-12-24T09:00", and the ends of "1st", "2nd", "3rd", "4th".
    if letters.first == "t", letters.dropFirst().first?.isNumber == true {
      return [String(number), String(letters.dropFirst())]
    }
    return ["st", "nd", "rd", "th"].contains(letters)
      ? [String(number)] : [String(number), String(letters)]
  }

  /// Takes words away when `read` makes something of them.
  private mutating func take<Value>(_ count: Int, _ read: ([String]) -> Value?) -> Value? {
    guard words.count >= count, let value = read(Array(words.prefix(count))) else { return nil }
    words.removeFirst(count)
    return value
  }

  // MARK: Times

  private mutating func readTime() -> Int? {
    take(2, Self.twelveHours) ?? take(1) { $0[0] == "noon" ? 720 : Self.clock($0[0]) }
  }

  /// `9:30`, `09:30`, and seconds that count for nothing.
  private static func clock(_ word: String) -> Int? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false).map(number)
    guard (2...3).contains(parts.count), let hour = parts[0], let minute = parts[1],
      (0...23).contains(hour), (0...59).contains(minute),
      parts.count == 2 || parts[2].map((0...59).contains) == true
    else { return nil }
    return hour * 60 + minute
  }

  /// `9 am`, `9:30 pm`.
  private static func twelveHours(_ words: [String]) -> Int? {
    guard words[1] == "am" || words[1] == "pm",
      let time = clock(words[0].contains(":") ? words[0] : words[0] + ":00"),
      (60..<780).contains(time)
    else { return nil }
    return time % 720 + (words[1] == "pm" ? 720 : 0)
  }

  // MARK: Offsets

  /// `+90min`, `+2h`: counted from this minute.
  private mutating func readOffsetInMinutes() -> DueDate? {
    let now = now
    return take(2) { words in
      guard let count = Self.count(words[0]), let unit = Self.minuteUnits[words[1]] else {
        return nil
      }
      let total = now.day.number * 1440 + (now.minute ?? 0) + count * unit
      return CivilDay(number: total / 1440).map { DueDate(day: $0, minute: total % 1440) }
    }
  }

  /// `+3d`, `2 weeks`, `next month`.
  private mutating func readOffset() -> CivilDay? {
    let today = now.day
    return take(2) { words in
      guard let count = words[0] == "next" ? 1 : Self.count(words[0]) else { return nil }
      if let days = Self.dayUnits[words[1]] { return today.adding(days: count * days) }
      return Self.monthUnits[words[1]].flatMap { today.adding(months: count * $0) }
    }
  }

  private static let minuteUnits = [
    "min": 1, "mins": 1, "minute": 1, "minutes": 1, "h": 60, "hour": 60, "hours": 60,
  ]
  private static let dayUnits = [
    "d": 1, "day": 1, "days": 1, "w": 7, "week": 7, "weeks": 7,
  ]
  private static let monthUnits = [
    "m": 1, "month": 1, "months": 1, "y": 12, "year": 12, "years": 12,
  ]

  /// At most 9999, with or without `+`.
  private static func count(_ word: String) -> Int? {
    number(word.hasPrefix("+") ? String(word.dropFirst()) : word)
  }

  // MARK: Days

  private mutating func readDay() -> CivilDay? {
    let today = now.day
    return readOffset() ?? take(3) { Self.named($0, today) } ?? take(2) { Self.named($0, today) }
      ?? take(1) { Self.written($0[0], today) ?? Self.spoken($0[0], today) }
  }

  private static func spoken(_ word: String, _ today: CivilDay) -> CivilDay? {
    switch word {
    case "today": return today
    case "tomorrow": return today.adding(days: 1)
    default:
      return index(of: word, in: DueDate.weekdays).flatMap { today.next(weekday: $0) }
    }
  }

  /// `2026-12-24` and `2026/12/24`, `24.12.`, `24.12.2026` and `24.12.26`.
  private static func written(_ word: String, _ today: CivilDay) -> CivilDay? {
    for separator in ["-", "/"] as [Character] {
      let parts = word.split(separator: separator, omittingEmptySubsequences: false)
      if parts.count == 3, parts[0].count == 4 {
        return day(year: parts[0], month: parts[1], day: parts[2])
      }
    }
    guard word.contains(".") else { return nil }
    let parts = (word.hasSuffix(".") ? word.dropLast() : word[...])
      .split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let month = number(String(parts[1])),
      let day = number(String(parts[0]))
    else { return nil }
    guard parts.count == 3 else { return next(month: month, day: day, today) }
    let year = parts[2].count == 2 ? "20" + parts[2] : parts[2]
    return parts[2].count == 4 || parts[2].count == 2
      ? self.day(year: year, month: parts[1], day: parts[0]) : nil
  }

  private static func day(
    year: Substring, month: Substring, day: Substring
  ) -> CivilDay? {
    guard let year = number(String(year)), let month = number(String(month)),
      let day = number(String(day))
    else { return nil }
    return CivilDay(year: year, month: month, day: day)
  }

  /// `24 dec`, `december 24`, and a year after them.
  private static func named(_ words: [String], _ today: CivilDay) -> CivilDay? {
    let first = words.prefix(2).map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    guard let place = first.firstIndex(where: { index(of: $0, in: months) != nil }),
      let month = index(of: first[place], in: months), let day = number(first[1 - place])
    else { return nil }
    guard words.count == 3 else { return next(month: month + 1, day: day, today) }
    guard words[2].count == 4, let year = number(words[2]) else { return nil }
    return CivilDay(year: year, month: month + 1, day: day)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  /// The next such day, today counted; 29 February may take eight years.
  private static func next(month: Int, day: Int, _ today: CivilDay) -> CivilDay? {
    (0...8).lazy.compactMap { CivilDay(year: today.year + $0, month: month, day: day) }
      .first { $0 >= today }
  }

  /// The place of the one name that begins so, with three letters or more.
  private static func index(of word: String, in names: [String]) -> Int? {
    word.count >= 3 ? names.firstIndex { $0.hasPrefix(word) } : nil
  }

  /// Only digits, at most four: `Int` also takes a sign.
  private static func number(_ text: String) -> Int? {
    (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      ? Int(text) : nil
  }

  private static func number(_ text: Substring) -> Int? { number(String(text)) }
}
