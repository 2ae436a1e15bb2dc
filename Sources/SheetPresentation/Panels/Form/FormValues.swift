import Foundation

/// The value of a field.
public enum FormValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  /// Text, the path, or the value of the choice.
  case text(String)
  /// A checkbox.
  case flag(Bool)

  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A checkbox.
  public init(booleanLiteral value: Bool) { self = .flag(value) }

  /// The value in words: a checkbox is `yes` or `no`.
  public var text: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    }
  }
}

/// What was entered into a ``Form``, by the fields' ids. A field that does not exist counts as empty.
public struct FormValues: Hashable, Sendable {
  private let values: [String: FormValue]

  /// The values of these fields.
  package init(_ fields: [FormField]) {
    let pairs = fields.filter(\.isInput).map { ($0.id, $0.value) }
    values = Dictionary(pairs) { first, _ in first }
  }

  /// The value of a field.
  public subscript(id: String) -> FormValue? { values[id] }

  /// The text of a field as it was entered.
  public func text(_ id: String) -> String { values[id]?.text ?? "" }

  /// Whether a checkbox is on.
  public func flag(_ id: String) -> Bool { values[id] == .flag(true) }

  /// The path of a field, blanks around it left out and `~` at its start replaced by the home folder.
  public func path(_ id: String) -> String {
    let path = text(id).trimmed
    guard path == "~" || path.hasPrefix("~/") else { return path }
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    return home + path.dropFirst()
  }
}
