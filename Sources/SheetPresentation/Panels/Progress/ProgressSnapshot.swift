import SheetFiles

/// How far a piece of work is.
public struct ProgressSnapshot: Equatable, Sendable {
  /// What the amounts count.
  public enum Unit: Sendable {
    /// Bytes, shown with units: `1.4 MB`.
    case bytes
    /// Things, shown as numbers.
    case items
    /// Pages: `Page 3 of 12`.
    case pages
  }

  /// How much is done.
  public var done: Int64 = 0
  /// How much there is; `nil` when nobody knows.
  public var total: Int64?
  /// What is being done, such as a file's name.
  public var message = ""
  /// Units a second, once that can be told.
  public var rate: Double?
  /// What the person needs meanwhile.
  package var notice: ProgressNotice?
  /// Whether the work goes on when nobody watches it.
  var canBeLetGo = false

  /// Nothing done yet.
  public init() {}

  /// The part done, from 0 to 1; `nil` without a total.
  package var fraction: Double? {
    guard let total, total > 0 else { return nil }
    return min(1, max(0, Double(done) / Double(total)))
  }

  /// The amounts, the rate and the time left, from the most to the least important.
  package func facts(_ unit: Unit) -> [String] {
    [amount(unit), speed(unit), timeLeft].compactMap(\.self)
  }

  private func amount(_ unit: Unit) -> String {
    guard total != nil || done > 0 else { return "Working" }
    switch unit {
    case .bytes: return amount { ByteCount.words($0) }
    case .items: return amount { "\($0)" }
    case .pages: return "Page \(done)" + (total.map { " of \($0)" } ?? "")
    }
  }

  private func amount(_ words: (Int64) -> String) -> String {
    total.map { "\(words(done)) of \(words($0))" } ?? "\(words(done)) so far"
  }

  private func speed(_ unit: Unit) -> String? {
    guard let rate, unit == .bytes, rate.isFinite, done > 0 else { return nil }
    return "\(ByteCount.words(Int64(min(max(0, rate), 1e15))))/s"
  }

  private var timeLeft: String? {
    guard let rate, rate > 0, let total, total > done else { return nil }
    let seconds = Double(total - done) / rate
    switch seconds {
    case ..<90: return "\(Int(seconds.rounded(.up))) s left"
    case ..<5400: return "\(Int((seconds / 60).rounded())) min left"
    case ..<360_000: return "\(Int((seconds / 3600).rounded())) h left"
    default: return nil
    }
  }
}
