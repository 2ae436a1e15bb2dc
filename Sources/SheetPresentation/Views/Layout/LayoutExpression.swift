/// A sum of places and sizes of a layout; what rules are made of.
package struct LayoutExpression {
  var sum = LinearSystem.Expression()

  init(constant: Double = 0) { sum.constant = constant }

  init(variable: Int) { sum = .variable(variable) }

  /// The sum of both.
  package static func + (one: LayoutExpression, other: LayoutExpression) -> LayoutExpression {
    var result = one
    result.sum.add(other.sum)
    return result
  }

  /// The difference.
  package static func - (one: LayoutExpression, other: LayoutExpression) -> LayoutExpression {
    var result = one
    result.sum.add(other.sum, times: -1)
    return result
  }

  /// So many times as much.
  package static func * (one: LayoutExpression, factor: Double) -> LayoutExpression {
    var result = LayoutExpression()
    result.sum.add(one.sum, times: factor)
    return result
  }
}
