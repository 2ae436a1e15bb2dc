import Glibc

/// Moments as programs and people read them, by `strftime`: formatters cost megabytes of memory and
/// milliseconds.
public enum Timestamp {
  /// In UTC; `nil` for a year that no calendar here has.
  public static func utc(_ seconds: time_t, _ format: String) -> String? {
    var (seconds, parts) = (seconds, tm())
    return gmtime_r(&seconds, &parts) == nil ? nil : text(&parts, format)
  }

  /// In the time zone of the person.
  public static func local(_ seconds: time_t, _ format: String) -> String? {
    var (seconds, parts) = (seconds, tm())
    return localtime_r(&seconds, &parts) == nil ? nil : text(&parts, format)
  }

  /// Seconds by which the person's clock is ahead of UTC at a moment.
  public static func offset(_ seconds: time_t) -> Int {
    var (seconds, parts) = (seconds, tm())
    return localtime_r(&seconds, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  private static func text(_ parts: inout tm, _ format: String) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    let count = strftime(&buffer, buffer.count, format, &parts)
    return String(decoding: buffer.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
