import Foundation

/// A motion of a layer on iOS. Accepted for code written for iOS: nothing moves, and its delegate hears at once that it
/// ended.
@preconcurrency @MainActor
open class CAAnimation: NSObject {
  /// Accepted.
  open var duration: TimeInterval = 0
  /// Accepted.
  open var beginTime: TimeInterval = 0
  /// Accepted.
  open var repeatCount: Float = 0
  /// Accepted.
  open var autoreverses = false
  /// Accepted.
  open var isRemovedOnCompletion = true
  /// Accepted.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Accepted.
  open var timingFunction: CAMediaTimingFunction?
  /// Told that it began and ended, when it is added to a layer.
  open var delegate: (any CAAnimationDelegate)?
}

/// A motion of one property. Accepted for code written for iOS.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// Accepted.
  open var keyPath: String?
  /// Accepted.
  open var isAdditive = false

  /// Takes the name of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A motion from one value to another. Accepted for code written for iOS.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Accepted.
  open var fromValue: Any?
  /// Accepted.
  open var toValue: Any?
  /// Accepted.
  open var byValue: Any?
}

/// A motion through values. Accepted for code written for iOS.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Accepted.
  open var values: [Any]?
  /// Accepted.
  open var keyTimes: [NSNumber]?
}

/// Motions at once. Accepted for code written for iOS.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// Accepted.
  open var animations: [CAAnimation]?
}

/// Told of a motion; all are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
  /// It began.
  func animationDidStart(_ anim: CAAnimation)
  /// It ended: always in full.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What stays of a motion. Accepted for code written for iOS.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ignored.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Ignored.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Ignored.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Ignored.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How a motion speeds up. Accepted for code written for iOS.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Ignored.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Ignored.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ignored.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Ignored.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
}

/// How a motion speeds up. Accepted for code written for iOS.
@preconcurrency @MainActor
open class CAMediaTimingFunction: NSObject {
  /// Takes a name; accepted.
  public convenience init(name: CAMediaTimingFunctionName) { self.init() }
}

/// Changes of layers together; what code does between begin and commit happens at once.
@MainActor
public enum CATransaction {
  /// The blocks of those that have begun.
  private static var blocks: [(() -> Void)?] = []

  /// Begins.
  public static func begin() { blocks.append(nil) }
  /// Ends what was begun last, and runs its block.
  public static func commit() { blocks.popLast()??() }
  /// Accepted for code written for iOS.
  public static func setDisableActions(_ flag: Bool) {}
  /// Accepted for code written for iOS.
  public static func setAnimationDuration(_ dur: TimeInterval) {}
  /// Runs when what was begun last ends; at once when nothing was.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    if let last = blocks.indices.last { blocks[last] = block } else { block?() }
  }
}

extension CALayer {
  /// Accepted for code written for iOS: nothing moves, and the delegate hears at once that it ended.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    anim.delegate?.animationDidStart(anim)
    anim.delegate?.animationDidStop(anim, finished: true)
  }
  /// Does nothing: there are no animations.
  public func removeAnimation(forKey key: String) {}
  /// None.
  public func animation(forKey key: String) -> CAAnimation? { nil }
}
