import Foundation

/// A message for the journal: a text with values in it, each of which may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// What is written.
  package let text: String

  /// Takes a text.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Takes a text with values.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Makes an empty one.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds a piece of text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value; private, unless it is said to be public. Attributes are ignored. Numbers have forms of their
  /// own, which the compiler would not choose because of their format.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value: CustomStringConvertible>(
    _ value: Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(value.description, align, privacy, automatic: .private)
  }

  /// Adds an object; private, unless it is said to be public. Attributes are ignored.
  public mutating func appendInterpolation(
    _ object: NSObject?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(object?.description ?? "(null)", .none, privacy, automatic: .private)
  }

  /// Adds an error; private, unless it is said to be public. Attributes are ignored.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: (any Error)?, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    let words = error.map { String(describing: $0) }
    add(words ?? "(null)", .none, privacy, automatic: .private)
  }

  /// Adds the name of a type; public, unless it is said to be private. Attributes are ignored.
  public mutating func appendInterpolation(
    _ type: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    add(String(describing: type), align, privacy, automatic: .public)
  }

  /// Adds a number; public, unless it is said to be private. Attributes are ignored.
  public mutating func appendInterpolation<Number: FixedWidthInteger>(
    _ number: Number, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(format.text(number), align, privacy, automatic: .public)
  }

  /// Adds a number; public, unless it is said to be private. Attributes are ignored.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    add(format.text(Double(number)), align, privacy, automatic: .public)
  }

  /// Adds `true` or `false`, or `YES` or `NO`; public, unless it is said to be private.
  public mutating func appendInterpolation(
    _ flag: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    let words = format == .truth ? ["false", "true"] : ["NO", "YES"]
    add(words[flag ? 1 : 0], .none, privacy, automatic: .public)
  }

  private mutating func add(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy,
    automatic: OSLogPrivacy
  ) {
    text += align.apply(privacy.resolved(automatic).shown(value))
  }
}
