import Foundation
import Glibc

/// Dates as programs and people read them. `strftime`, since formatters cost megabytes of memory.
enum Timestamp {
  /// `2026-11-30T08:05:00Z` (RFC 3339).
  static func utc(_ date: Date) -> String {
    var time = time_t(date.timeIntervalSince1970)
    var parts = tm()
    gmtime_r(&time, &parts)
    return text(&parts, "%Y-%m-%dT%H:%M:%SZ")
  }

  /// `2026-11-30`, where the person is.
  static func day(_ date: Date) -> String { local(date, "%Y-%m-%d") }

  /// `2026-11-30 08:05`, where the person is.
  static func minute(_ date: Date) -> String { local(date, "%Y-%m-%d %H:%M") }

  private static func local(_ date: Date, _ format: String) -> String {
    var time = time_t(date.timeIntervalSince1970)
    var parts = tm()
    localtime_r(&time, &parts)
    return text(&parts, format)
  }

  private static func text(_ parts: inout tm, _ format: String) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, format, &parts)
    return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
