import Foundation
import SheetImaging

/// The contexts that are drawn into, the current one last. Each thread has its own, as on iOS.
enum ContextStack {
  private final class Box {
    var contexts: [CGContext] = []
  }

  private static let key = "ShareSheet.ContextStack"

  private static var box: Box {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary[key] as? Box { return known }
    let box = Box()
    dictionary[key] = box
    return box
  }

  static var current: CGContext? { box.contexts.last }

  static func push(_ context: CGContext) {
    box.contexts.append(context)
  }

  static func pop() {
    _ = box.contexts.popLast()
  }
}

/// The context that is drawn into on this thread; `nil` when there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current }

/// Draws into a context from now on, on this thread.
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.push(context)
}

/// Draws into the context before this one again.
public func UIGraphicsPopContext() {
  ContextStack.pop()
}

/// Begins a picture of so many points, a pixel each.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins a picture of so many points.
///
/// - Parameters:
///   - size: At most 16,384 pixels on a side and 16 million in all; otherwise there is no picture.
///   - opaque: Whether it is black where nothing is drawn.
///   - scale: Pixels a point; 0 stands for 2.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  ContextStack.push(
    CGContext(size: size, scale: DrawingLimits.valid(scale), isOpaque: opaque))
}

/// What has been drawn so far; `nil` without a context, and in one whose size is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { ContextStack.current?.image }

/// Ends the picture.
public func UIGraphicsEndImageContext() {
  ContextStack.pop()
}

/// Fills a rectangle with the current colour, instead of what is there.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle with the current colour.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {
  ContextStack.current?.withState(mode, alpha: 1) { $0.fill(rect) }
}

/// Draws a line of one point inside the edges of a rectangle, in the colour of insides.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = ContextStack.current, rect.isFinite else { return }
  let (outer, inner) = (rect.standardized, rect.standardized.insetBy(dx: 1, dy: 1))
  var shape = PathShape()
  shape.appendRectangle(outer)
  if !inner.isNull { shape.appendRectangle(inner) }
  context.withState(.copy, alpha: 1) { $0.fill(shape, .evenOdd) }
}

/// From now on drawing has an effect only inside a rectangle.
public func UIRectClip(_ rect: CGRect) {
  ContextStack.current?.clip(to: rect)
}
