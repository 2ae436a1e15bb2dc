import Foundation

/// Says how far a day or time is from another one, which Foundation on Linux (6.3.1) has only by `formatted(_:)`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full = 0
    /// `two months ago`.
    case spellOut = 1
    /// `2 mo. ago`.
    case short = 2
    /// `2mo ago`.
    case abbreviated = 3
  }

  /// Whether there are names such as `yesterday`.
  public enum DateTimeStyle: Int, Sendable {
    /// Only numbers.
    case numeric = 0
    /// Names where there are some.
    case named = 1
  }

  /// How long the words are.
  open var unitsStyle = UnitsStyle.full
  /// Whether there are names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Accepted for code written for iOS: words are as within a sentence.
  open var formattingContext = Formatter.Context.unknown
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whose words.
  open var locale: Locale! = .autoupdatingCurrent
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How days are counted.
  open var calendar: Calendar! = .autoupdatingCurrent

  /// From a number of seconds: below zero is past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// From one day or time to another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: [UnitsStyle: Date.RelativeFormatStyle.UnitsStyle] = [
      .full: .wide, .spellOut: .spellOut, .short: .abbreviated, .abbreviated: .narrow,
    ]
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units[unitsStyle] ?? .wide, locale: locale ?? .autoupdatingCurrent,
      calendar: calendar ?? .autoupdatingCurrent)
    return style.format(referenceDate)
  }

  /// A day or time from now; `nil` for another value.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Joins words by commas and `and`, which Foundation on Linux (6.3.1) has only by `formatted(_:)`.
open class ListFormatter: Formatter, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Whose words.
  open var locale: Locale! = .autoupdatingCurrent
  /// Makes words of what is no text.
  open var itemFormatter: Formatter?

  /// The words joined.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().joined(strings)
  }

  /// The items joined; `nil` when one has no words.
  open func string(from items: [Any]) -> String? {
    let words = items.map { item in
      itemFormatter.map { $0.string(for: item) } ?? String(describing: item)
    }
    let known = words.compactMap(\.self)
    return known.count == words.count ? joined(known) : nil
  }

  /// A list joined; `nil` for another value.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string) }

  private func joined(_ words: [String]) -> String {
    words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }
}
