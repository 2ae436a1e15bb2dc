/// Linear equations, taken one after the other: each that says something new fixes one more variable in
/// terms of the others, and one that contradicts those before it is left out.
///
/// Every row is kept solved (Gauss and Jordan), so an equation costs one pass over the rows that have the
/// variable that it fixes.
struct LinearSystem {
  /// A sum of variables with factors, and a number.
  struct Expression {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    static func variable(_ index: Int) -> Expression { Expression(terms: [index: 1]) }

    mutating func add(_ other: Expression, times factor: Double = 1) {
      constant += other.constant * factor
      for (index, value) in other.terms { terms[index, default: 0] += value * factor }
    }
  }

  /// What each fixed variable is in terms of those that are not.
  private var rows: [Int: Expression] = [:]
  /// The rows that name a free variable.
  private var users: [Int: Set<Int>] = [:]
  private static let nothing = 1e-7

  /// Takes `expression = 0`; `false` when it contradicts what was taken before.
  @discardableResult
  mutating func add(_ expression: Expression) -> Bool {
    let reduced = reduced(expression)
    guard let pivot = reduced.terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })
    else { return abs(reduced.constant) < 1e-4 }
    var row = Expression(constant: -reduced.constant / pivot.value)
    for (index, value) in reduced.terms where index != pivot.key {
      row.terms[index] = -value / pivot.value
    }
    fix(pivot.key, as: row)
    return true
  }

  /// The value of a variable; one that nothing fixes is 0.
  func value(_ index: Int) -> Double { rows[index]?.constant ?? 0 }

  /// Whether equations decide the expression.
  func isKnown(_ expression: Expression) -> Bool { reduced(expression).terms.isEmpty }

  func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.value * value($1.key) }
  }

  private func reduced(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    for (index, factor) in expression.terms {
      if let row = rows[index] {
        result.add(row, times: factor)
      } else {
        result.terms[index, default: 0] += factor
      }
    }
    result.terms = result.terms.filter { abs($0.value) > Self.nothing }
    return result
  }

  private mutating func fix(_ pivot: Int, as row: Expression) {
    for user in users.removeValue(forKey: pivot) ?? [] {
      guard var other = rows[user], let factor = other.terms.removeValue(forKey: pivot) else {
        continue
      }
      other.add(row, times: factor)
      other.terms = other.terms.filter { abs($0.value) > Self.nothing }
      rows[user] = other
      for index in row.terms.keys { users[index, default: []].insert(user) }
    }
    rows[pivot] = row
    for index in row.terms.keys { users[index, default: []].insert(pivot) }
  }
}
