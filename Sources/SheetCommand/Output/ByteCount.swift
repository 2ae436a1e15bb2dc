/// Amounts of data in words.
enum ByteCount {
  /// The amount with a unit a person reads, in powers of 1000: `999 bytes`, `1.4 MB`, `23 GB`.
  static func words(_ count: Int) -> String {
    guard count >= 1000 else { return count == 1 ? "1 byte" : "\(count) bytes" }
    var (amount, unit) = (Double(count) / 1000, 0)
    let units = ["kB", "MB", "GB", "TB", "PB", "EB"]
    while amount >= 999.5, unit + 1 < units.count {
      amount /= 1000
      unit += 1
    }
    return "\(rounded(amount)) \(units[unit])"
  }

  /// One decimal below ten, none above.
  private static func rounded(_ amount: Double) -> String {
    guard amount < 9.95 else { return "\(Int(amount.rounded()))" }
    let tenths = Int((amount * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
