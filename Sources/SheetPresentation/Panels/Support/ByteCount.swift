/// Amounts in words, without a formatter: those cost milliseconds of start-up.
package enum ByteCount {
  /// A number of bytes in the unit that leaves one to three digits before the point: `1.4 MB`. Units
  /// are powers of a thousand, as file managers and disks count.
  package static func text(_ bytes: Int64) -> String {
    guard bytes >= 1000 else { return bytes == 1 ? "1 byte" : "\(max(0, bytes)) bytes" }
    var (value, unit) = (Double(bytes), -1)
    while value >= 999.5, unit + 1 < units.count {
      value /= 1000
      unit += 1
    }
    let tenths = (value * 10).rounded()
    let whole = Int64(tenths) / 10
    return value < 9.95
      ? "\(whole).\(Int64(tenths) % 10) \(units[unit])"
      : "\(Int64(value.rounded())) \(units[unit])"
  }

  private static let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
}
