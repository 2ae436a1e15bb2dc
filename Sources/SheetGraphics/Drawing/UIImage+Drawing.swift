import Foundation
import SheetImaging

extension UIImage {
  /// Draws the picture into the current context, a point as it is there, from its upper left corner.
  public func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  /// The same in a mode, with a part of its alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the picture into the current context, stretched to a rectangle.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// The same in a mode, with a part of its alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard rect.isFinite, let context = ContextStack.current else { return }
    let (bitmap, rect) = (bitmap, rect.standardized)
    context.withState(blendMode, alpha: alpha) { $0.draw(bitmap, in: rect) }
  }

  /// The picture made to fit into a size, its proportions kept; `nil` when the size is none.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let bitmap = bitmap
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
      !bitmap.isEmpty
    else { return nil }
    let pixels = CGSize(width: bitmap.width, height: bitmap.height)
    let factor = min(1, size.width * scale / pixels.width, size.height * scale / pixels.height)
    let reduced = bitmap.reduced(
      width: Int((pixels.width * factor).rounded()),
      height: Int((pixels.height * factor).rounded()))
    return UIImage(bitmap: reduced, scale: scale)
  }
}
