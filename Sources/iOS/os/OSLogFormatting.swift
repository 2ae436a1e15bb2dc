import Foundation

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var isUppercase = false
  var prefix = ""
  var digits = 0

  /// With the digits 0 to 9.
  public static let decimal = OSLogIntegerFormatting()
  /// With the digits 0 to f.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// With the digits 0 to 7.
  public static let octal = OSLogIntegerFormatting(radix: 8)

  /// With the digits 0 to 9, perhaps a plus sign, and at least so many digits.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(prefix: explicitPositiveSign ? "+" : "", digits: minDigits)
  }

  /// With the digits 0 to f, perhaps `0x` before them, and at least so many digits.
  public static func hex(
    explicitPrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: explicitPrefix ? "0x" : "", digits: minDigits)
  }

  func text(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: min(max(0, self.digits - digits.count), 100))
    return (number < 0 ? "-" + (prefix == "+" ? "" : prefix) : prefix) + zeros + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  var conversion: String
  var precision = 6

  /// With six digits behind the point.
  public static let fixed = OSLogFloatFormatting(conversion: "f")
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(conversion: "e")
  /// With an exponent where that is shorter.
  public static let hybrid = OSLogFloatFormatting(conversion: "g")
  /// As a hexadecimal number.
  public static let hex = OSLogFloatFormatting(conversion: "a")

  /// With so many digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: precision)
  }

  /// With an exponent, and so many digits behind the point.
  public static func exponential(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: precision)
  }

  /// With an exponent where that is shorter, and so many digits.
  public static func hybrid(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: precision)
  }

  func text(_ number: Double) -> String {
    String(format: "%.\(min(max(0, precision), 100))\(conversion)", number)
  }
}

/// How a flag is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `YES` or `NO`.
  case answer
}

/// Where a value stands in columns of its own.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isRight = false

  /// It has no columns of its own.
  public static let none = OSLogStringAlignment()

  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns)
  }

  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func apply(_ text: String) -> String {
    let blanks = String(repeating: " ", count: min(max(0, columns - text.count), 1000))
    return isRight ? blanks + text : text + blanks
  }
}
