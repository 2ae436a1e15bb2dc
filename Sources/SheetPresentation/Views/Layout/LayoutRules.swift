import Foundation

/// Rules of one direction, solved by their priority.
///
/// Equations are taken from the one that matters most to the one that matters least, so a contradiction
/// costs the lesser rule. Then bounds are looked at: one that does not hold is taken as an equation from
/// there on, and all is solved anew, a few times at most.
struct LayoutRules {
  typealias Expression = LinearSystem.Expression

  /// `expression` compared with 0.
  private struct Rule {
    var expression: Expression
    var priority: Float
    var order: Int
  }

  private var equations: [Rule] = []
  private var bounds: [Rule] = []
  private var count = 0
  /// Rounds of bounds; each is a whole solution.
  private static let mostRounds = 12
  /// Rules of one layout; more are left out.
  private static let mostRules = 6_000

  /// `expression = 0`.
  mutating func add(_ expression: Expression, priority: Float) {
    guard count < Self.mostRules else { return }
    count += 1
    equations.append(Rule(expression: expression, priority: priority, order: count))
  }

  /// `expression >= 0`.
  mutating func bound(_ expression: Expression, priority: Float) {
    guard count < Self.mostRules else { return }
    count += 1
    bounds.append(Rule(expression: expression, priority: priority, order: count))
  }

  func solved() -> LinearSystem {
    var (system, active) = (solution(with: []), [Rule]())
    var waiting = bounds
    for _ in 0..<Self.mostRounds {
      let broken = waiting.filter { system.value(of: $0.expression) < -1e-4 }
      // What matters most first: the others may hold once it does. That nothing is smaller than nothing
      // comes last: a larger bound of the same view may already see to it.
      let asked = broken.filter { $0.priority <= UILayoutPriority.required.rawValue }
      let candidates = asked.isEmpty ? broken : asked
      guard let most = candidates.map(\.priority).max() else { break }
      active += candidates.filter { $0.priority == most }
      let orders = Set(active.map(\.order))
      waiting.removeAll { orders.contains($0.order) }
      system = solution(with: active)
    }
    return system
  }

  private func solution(with active: [Rule]) -> LinearSystem {
    var system = LinearSystem()
    // A bound that was broken goes before equations that matter as much: those had their chance.
    let rules =
      equations.map { ($0, 1) } + active.map { ($0, 0) }
    let sorted = rules.sorted {
      ($1.0.priority, $0.1, $0.0.order) < ($0.0.priority, $1.1, $1.0.order)
    }
    for (rule, _) in sorted { system.add(rule.expression) }
    return system
  }
}
