import Foundation

/// A distance with a direction. Foundation on Linux has no type of this name.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// Along x.
  public var dx: CGFloat
  /// Along y.
  public var dy: CGFloat

  /// Takes both.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// No distance.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// No distance.
  public static let zero = CGVector()
}
