import Foundation

/// A format as `os_log` has it: that of printf, with `{public}` or `{private}` behind the percent sign.
package struct LogFormat {
  private var rest: Substring
  private var values: [any CVarArg] = []

  package init(_ format: String) {
    rest = format[...]
  }

  /// The format with its values. What the values do not fit is said and does no harm.
  package func text(_ values: [any CVarArg]) -> String {
    var reading = self
    reading.values = values.reversed()
    return reading.read()
  }

  private mutating func read() -> String {
    var text = ""
    while let place = rest.firstIndex(of: "%") {
      text += rest[..<place]
      rest = rest[rest.index(after: place)...]
      text += conversion()
    }
    return text + rest
  }

  /// What stands for a percent sign and what belongs to it.
  private mutating func conversion() -> String {
    if rest.first == "%" {
      rest.removeFirst()
      return "%"
    }
    let options = options()
    let flags = rest.prefix { "0123456789.+-# ".contains($0) }
    rest = rest[flags.endIndex...].drop { "hlqLzjt".contains($0) }
    guard let letter = rest.popFirst(), let value = values.popLast() else { return "<no value>" }
    let isHidden = options.contains("private") || options.contains("sensitive")
    if isHidden || ("@s".contains(letter) && !options.contains("public")) { return "<private>" }
    return Self.text(value, String(flags), letter)
  }

  /// What stands between braces.
  private mutating func options() -> [String] {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return [] }
    let words = rest[..<end].dropFirst().split { ", ".contains($0) }.map(String.init)
    rest = rest[rest.index(after: end)...]
    return words
  }

  /// A value that is of another kind than its letter says is described instead: printf would read memory that
  /// is none of its own.
  private static func text(_ value: any CVarArg, _ flags: String, _ letter: Character) -> String {
    switch (letter, value) {
    case ("d", let number as any FixedWidthInteger), ("i", let number as any FixedWidthInteger):
      return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
    case (_, let number as any FixedWidthInteger) where "uxXo".contains(letter):
      return String(format: "%\(flags)ll\(letter)", Int64(truncatingIfNeeded: number))
    case ("s", let text as UnsafePointer<CChar>): return String(cString: text)
    case ("s", let text as UnsafeMutablePointer<CChar>): return String(cString: text)
    case (_, let number as Double) where "aefgAEFG".contains(letter):
      return String(format: "%\(flags)\(letter)", number)
    case (_, let number as Float) where "aefgAEFG".contains(letter):
      return String(format: "%\(flags)\(letter)", Double(number))
    default: return String(describing: value)
    }
  }
}
