import Foundation

/// What a drawing works with.
open class UIGraphicsRendererContext: NSObject {
  /// Where is drawn.
  public let cgContext: CGContext
  private let known: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    (cgContext, known) = (context, format)
  }

  /// How it is made.
  open var format: UIGraphicsRendererFormat { known }

  /// Fills a rectangle with the current colour, instead of what is there.
  public func fill(_ rect: CGRect) {
    fill(rect, blendMode: .copy)
  }

  /// Fills a rectangle with the current colour.
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState(blendMode, alpha: 1) { $0.fill(rect) }
  }

  /// Draws a line of one point inside the edges of a rectangle.
  public func stroke(_ rect: CGRect) {
    stroke(rect, blendMode: .normal)
  }

  /// Draws a line of one point inside the edges of a rectangle.
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.withState(blendMode, alpha: 1) {
      $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }

  /// From now on drawing has an effect only inside a rectangle.
  public func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}
