/// Amounts in words, without a formatter: those cost milliseconds of start-up.
public enum ByteCount {
  /// A number of bytes in the unit that leaves one to three digits before the point: `1.4 MB`. Units
  /// are powers of a thousand, as file managers and disks count.
  public static func words(_ bytes: some BinaryInteger) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(max(0, Int64(bytes))) bytes" }
    var (value, unit) = (Double(bytes), -1)
    while value >= 999.5, unit + 1 < units.count {
      value /= 1000
      unit += 1
    }
    return "\(rounded(value)) \(units[unit])"
  }

  /// One decimal below ten unless it is a zero, none above.
  private static func rounded(_ value: Double) -> String {
    guard value < 9.95 else { return "\(Int64(value.rounded()))" }
    let tenths = Int64((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
}
