import Foundation

// Foundation on Linux (6.3.1) has NSLocalizedString and none of the types that came after it.

extension String {
  /// A text with gaps, to be looked up in the program's tables of translations: its key has `%@`, `%lld` and so on
  /// where the gaps are.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// What fills a gap.
    enum Argument: Equatable, Sendable {
      case text(String)
      case whole(Int64)
      case positive(UInt64)
      case real(Double)
    }

    let key: String
    let arguments: [Argument]

    /// A text without gaps.
    public init(stringLiteral value: String) {
      (key, arguments) = (value, [])
    }

    /// A text without gaps that is known only when the program runs.
    public init(_ value: String) {
      self.init(stringLiteral: value)
    }

    /// A text with gaps.
    public init(stringInterpolation: StringInterpolation) {
      (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
    }

    /// Takes the parts of a text with gaps.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Begins a text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Text between gaps. In a key with gaps a percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      /// A gap with a text.
      public mutating func appendInterpolation(_ value: String) {
        append("%@", .text(value))
      }

      /// A gap with a text.
      public mutating func appendInterpolation(_ value: Substring) {
        append("%@", .text(String(value)))
      }

      /// A gap with a whole number.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        append(Number.isSigned ? "%lld" : "%llu", Self.argument(value))
      }

      /// A gap with a number.
      public mutating func appendInterpolation(_ value: Double) {
        append("%lf", .real(value))
      }

      /// A gap with a number.
      public mutating func appendInterpolation(_ value: Float) {
        append("%f", .real(Double(value)))
      }

      /// A gap with a number, written as a specifier says: `"%.2f"`.
      public mutating func appendInterpolation(_ value: Double, specifier: String) {
        append(specifier, .real(value))
      }

      /// A gap with a whole number, written as a specifier says: `"%05d"`.
      public mutating func appendInterpolation<Number: BinaryInteger>(
        _ value: Number, specifier: String
      ) {
        append(specifier, Self.argument(value))
      }

      /// A gap with what a format makes of a value.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        append("%@", .text(format.format(value)))
      }

      /// A gap with any other value, as `print` writes it.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        append("%@", .text(String(describing: value)))
      }

      private mutating func append(_ sign: String, _ argument: Argument) {
        key += sign
        arguments.append(argument)
      }

      private static func argument(_ value: some BinaryInteger) -> Argument {
        type(of: value).isSigned
          ? .whole(Int64(clamping: value)) : .positive(UInt64(clamping: value))
      }
    }
  }
}

extension String.LocalizationValue {
  /// The translation of the key, or of another one, with the gaps of this text filled; this text where there is
  /// none.
  func text(key: String? = nil, table: String?, bundle: Bundle?) -> String {
    filled(Self.found(key ?? self.key, table, bundle) ?? self.key)
  }

  private func filled(_ text: String) -> String {
    arguments.isEmpty ? text : GapFiller(arguments).fill(text)
  }

  private static func found(_ key: String, _ table: String?, _ bundle: Bundle?) -> String? {
    // Foundation hands the key back when there is none, as a translation may be, too.
    let nothing = "\u{0}"
    let text = (bundle ?? .main).localizedString(forKey: key, value: nothing, table: table)
    return text == nothing ? nil : text
  }
}

/// Puts values into the places of `%@`, `%2$lld`, `%.1f` and so on. A translation that asks for another kind of
/// value, or for one that is not there, gets what there is, and no memory that is not its own.
struct GapFiller {
  private let arguments: [String.LocalizationValue.Argument]

  init(_ arguments: [String.LocalizationValue.Argument]) {
    self.arguments = arguments
  }

  /// The text with its gaps filled.
  func fill(_ text: String) -> String {
    var (result, rest, next) = ("", text[...], 0)
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
      } else if let gap = Gap(&rest) {
        let index = gap.number.map { $0 - 1 } ?? next
        if gap.number == nil { next += 1 }
        if arguments.indices.contains(index) { result += gap.text(arguments[index]) }
      } else {
        result += "%"
      }
    }
    return result + rest
  }
}

/// A sign for a gap, behind its percent sign.
private struct Gap {
  private static let kinds: Set<Character> = ["@", "d", "i", "u", "x", "X", "o", "f", "e", "g"]

  var number: Int?
  private var flags = ""
  private var kind: Character = "@"

  /// Takes the sign off a text; `nil` when there is none.
  init?(_ rest: inout Substring) {
    var ahead = rest
    let digits = ahead.prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, digits.count < 3, ahead.dropFirst(digits.count).first == "$" {
      number = Int(digits)
      ahead = ahead.dropFirst(digits.count + 1)
    }
    let flags = ahead.prefix { $0.isASCIIDigit || "-+ 0#.'".contains($0) }
    ahead = ahead.dropFirst(flags.count).drop { "lhqzt".contains($0) }
    // Nobody wants a number with thousands of places.
    guard let kind = ahead.first, Self.kinds.contains(kind), flags.count <= 6 else { return nil }
    (self.flags, self.kind) = (String(flags), kind)
    rest = ahead.dropFirst()
  }

  func text(_ argument: String.LocalizationValue.Argument) -> String {
    let isReal = "feg".contains(kind)
    switch argument {
    case .text(let text): return text
    case .real(let value):
      return String(format: "%\(flags)\(isReal ? String(kind) : "f")", value)
    case .whole(let value):
      if isReal { return String(format: "%\(flags)\(kind)", Double(value)) }
      return kind == "@" ? "\(value)" : String(format: "%\(flags)ll\(kind)", value)
    case .positive(let value):
      if isReal { return String(format: "%\(flags)\(kind)", Double(value)) }
      return kind == "@" ? "\(value)" : String(format: "%\(flags)ll\(unsignedKind)", value)
    }
  }

  private var unsignedKind: String { kind == "d" || kind == "i" ? "u" : String(kind) }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
