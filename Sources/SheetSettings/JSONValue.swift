/// A value as JSON has it; the members of an object keep their order.
public enum JSONValue: Sendable, Equatable {
  /// One member of an object.
  public struct Member: Sendable, Equatable {
    /// Its name.
    public let key: String
    /// Its value.
    public let value: JSONValue
  }

  /// `null`
  case null
  /// `true` or `false`
  case bool(Bool)
  /// A number without a fraction that fits
  case integer(Int)
  /// Any other number
  case number(Double)
  /// A text
  case string(String)
  /// A list
  case array([JSONValue])
  /// An object
  case object([Member])

  /// The value of a member; `nil` without one, and for anything but an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
