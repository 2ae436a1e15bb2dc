import Foundation

/// Says how long something takes, which Foundation on Linux (6.3.1) has only for a `Duration`. Days have 24 hours; months
/// and years are not told.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How long the words are.
  public enum UnitsStyle: Int, Sendable {
    /// `1:02:05`.
    case positional = 0
    /// `1h 2m`.
    case abbreviated = 1
    /// `1 hr, 2 min`.
    case short = 2
    /// `1 hour, 2 minutes`.
    case full = 3
    /// As ``full``: numbers are not spelled out.
    case spellOut = 4
    /// As ``abbreviated``.
    case brief = 5
  }

  /// What becomes of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in ``dropAll``, but for positional ones, which keep those within.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Left out at the start.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Left out within.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Left out at the end.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// Left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Told, with two digits where they are positional.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The units that are told; hours, minutes and seconds when it is empty. Weeks and below count.
  open var allowedUnits: NSCalendar.Unit = []
  /// How long the words are.
  open var unitsStyle = UnitsStyle.positional
  /// What becomes of zeros: only whether they are padded counts.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The most units that are told; 0 for all.
  open var maximumUnitCount = 0
  /// Accepted for code written for iOS.
  open var collapsesLargestUnit = false
  /// Accepted for code written for iOS: nothing is told to be about so much.
  open var includesApproximationPhrase = false
  /// Accepted for code written for iOS: nothing is told to remain.
  open var includesTimeRemainingPhrase = false
  /// Accepted for code written for iOS.
  open var formattingContext = Formatter.Context.unknown
  /// Its locale has the words.
  open var calendar: Calendar? = .autoupdatingCurrent

  private static let units: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit, Int)] = [
    (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3_600),
    (.minute, .minutes, 60), (.second, .seconds, 1),
  ]

  private var told: [(NSCalendar.Unit, Duration.UnitsFormatStyle.Unit, Int)] {
    let found = Self.units.filter { allowedUnits.contains($0.0) }
    return found.isEmpty ? Array(Self.units.suffix(3)) : found
  }

  /// A number of seconds; `nil` for one that is none or too large.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite, abs(ti) < 1e12 else { return nil }
    if unitsStyle == .positional { return positional(Int(ti.rounded())) }
    let widths: [UnitsStyle: Duration.UnitsFormatStyle.UnitWidth] = [
      .abbreviated: .narrow, .brief: .narrow, .short: .abbreviated,
    ]
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(told.map(\.1)), width: widths[unitsStyle] ?? .wide,
      maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
      zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 1) : .hide,
      fractionalPart: .hide(rounded: .down))
    return Duration.seconds(ti).formatted(style.locale(calendar?.locale ?? .autoupdatingCurrent))
  }

  private func positional(_ seconds: Int) -> String {
    let pads = zeroFormattingBehavior.contains(.pad)
    var (left, parts) = (abs(seconds), [String]())
    for (_, _, size) in told {
      let count = left / size
      left %= size
      guard pads || !parts.isEmpty || count > 0 || size == told.last?.2 else { continue }
      let digits = String(count)
      let isPadded = digits.count < 2 && (pads || !parts.isEmpty)
      parts.append(isPadded ? "0" + digits : digits)
    }
    return (seconds < 0 ? "-" : "") + parts.joined(separator: ":")
  }

  /// The time from one day or time to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    string(from: endDate.timeIntervalSince(startDate))
  }

  /// Numbers of units; `nil` for one that has none of weeks and below.
  open func string(from components: DateComponents) -> String? {
    let counts = [
      (components.weekOfMonth ?? components.weekOfYear, 604_800.0), (components.day, 86_400),
      (components.hour, 3_600), (components.minute, 60), (components.second, 1),
    ]
    let known = counts.compactMap { count, size in count.map { Double($0) * size } }
    return known.isEmpty ? nil : string(from: known.reduce(0, +))
  }

  /// Seconds or units; `nil` for another value.
  open override func string(for obj: Any?) -> String? {
    if let components = obj as? DateComponents { return string(from: components) }
    return (obj as? TimeInterval).flatMap { string(from: $0) }
  }

  /// A number of seconds as words.
  open class func localizedString(
    from dateComponents: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: dateComponents)
  }
}
