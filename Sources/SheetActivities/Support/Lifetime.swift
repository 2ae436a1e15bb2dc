import SheetSettings

/// How long something on a server can be read, as the configuration and fields name it.
enum Lifetime: String, CaseIterable, WordChoice {
  case hour = "1hour"
  case day = "1day"
  case week = "1week"
  case month = "1month"
  case never

  /// In seconds; `nil` for no end.
  var seconds: Int? {
    switch self {
    case .hour: 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 30 * 86_400
    case .never: nil
    }
  }

  /// In words: `a week`; `nil` for no end.
  var words: String? {
    switch self {
    case .hour: "an hour"
    case .day: "a day"
    case .week: "a week"
    case .month: "a month"
    case .never: nil
    }
  }
}
