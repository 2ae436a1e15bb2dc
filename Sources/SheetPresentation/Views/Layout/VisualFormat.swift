/// A row or column of views in one line of text, such as `H:|-[label(>=80)]-8-[button]-|`, taken apart. The grammar is
/// that of Apple's Visual Format Language.
struct VisualFormat: Equatable {
  /// A relation to a number or a view, with a priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    /// A number, or the name of one or of a view.
    var value: String
    /// The same of the priority, if there is one.
    var priority: String?
  }

  /// How two things in a row are joined.
  enum Connection: Equatable {
    /// They touch.
    case none
    /// The usual gap.
    case standard
    /// A gap of one's own.
    case gap([Predicate])
  }

  /// The view around or a view by its name.
  enum Item: Equatable {
    case superview
    case view(String, [Predicate])
  }

  /// Why a text is no format: what was expected, and what is left of the text.
  struct Fault: Error, Equatable {
    var expected: String
    var rest: String
  }

  private(set) var isVertical = false
  private(set) var items: [Item] = []
  /// One less than items.
  private(set) var connections: [Connection] = []

  init(_ text: String) throws {
    var scanner = Scanner(rest: Substring(text.filter { !$0.isWhitespace }))
    isVertical = scanner.take("V:")
    if !isVertical { _ = scanner.take("H:") }
    items.append(try scanner.item())
    while !scanner.rest.isEmpty {
      connections.append(try scanner.connection())
      items.append(try scanner.item())
    }
    let inner = items.dropFirst().dropLast()
    guard !inner.contains(.superview), items != [.superview] else {
      throw Fault(expected: "| only at the ends", rest: text)
    }
  }
}

/// Takes a format apart from the left.
private struct Scanner {
  var rest: Substring

  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func expect(_ text: String) throws {
    guard take(text) else { throw fault(text) }
  }

  private func fault(_ expected: String) -> VisualFormat.Fault {
    VisualFormat.Fault(expected: expected, rest: String(rest))
  }

  private mutating func word() throws -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    guard !word.isEmpty else { throw fault("a name or a number") }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  mutating func item() throws -> VisualFormat.Item {
    if take("|") { return .superview }
    try expect("[")
    let name = try word()
    let predicates = rest.first == "(" ? try predicates() : []
    try expect("]")
    return .view(name, predicates)
  }

  mutating func connection() throws -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let predicates = rest.first == "(" ? try predicates() : [try predicate()]
    try expect("-")
    return .gap(predicates)
  }

  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    try expect("(")
    var found = [try predicate()]
    while take(",") { found.append(try predicate()) }
    try expect(")")
    return found
  }

  private mutating func predicate() throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let sign = take("-") ? "-" : ""
    let value = sign + (try word())
    let priority = take("@") ? try word() : nil
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority)
  }
}
