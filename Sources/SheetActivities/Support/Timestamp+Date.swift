import Foundation
import SheetFiles

extension Timestamp {
  /// `2026-11-30T08:05:00Z` (RFC 3339).
  static func utc(_ date: Date) -> String { utc(seconds(date), "%Y-%m-%dT%H:%M:%SZ") ?? "" }

  /// `2026-11-30`, where the person is.
  static func day(_ date: Date) -> String { local(seconds(date), "%Y-%m-%d") ?? "" }

  /// `2026-11-30 08:05`, where the person is.
  static func minute(_ date: Date) -> String { local(seconds(date), "%Y-%m-%d %H:%M") ?? "" }

  /// Whole seconds since 1970.
  static func seconds(_ date: Date) -> time_t { time_t(date.timeIntervalSince1970) }
}
