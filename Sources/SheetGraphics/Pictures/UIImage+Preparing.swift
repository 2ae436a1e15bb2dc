import Foundation
import SheetImaging
import SheetPresentation

extension UIImage {
  /// The picture when its pixels are decoded; `nil` when they cannot be.
  public func preparingForDisplay() -> UIImage? { (try? decoded()) == nil ? nil : self }

  /// As ``preparingForDisplay()``, on another thread; the completion is called there.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingForDisplay())
    }
  }

  /// As ``preparingThumbnail(of:)``, on another thread; the completion is called there.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }

  /// As ``preparingForDisplay()``, on another thread.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { done in prepareForDisplay { done.resume(returning: $0) } }
  }

  /// As ``preparingThumbnail(of:)``, on another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { done in
      prepareThumbnail(of: size) { done.resume(returning: $0) }
    }
  }

  /// How the middle of a resizable picture fills its room. Accepted for code written for iOS, and ignored.
  public enum ResizingMode: Int, Sendable {
    /// Ignored.
    case tile = 0
    /// Ignored.
    case stretch = 1
  }

  /// Accepted for code written for iOS: the picture as it is, which a terminal never stretches.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Accepted for code written for iOS: the picture as it is, which a terminal never stretches.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  /// Always none.
  public var capInsets: UIEdgeInsets { .zero }

  /// Always ``ResizingMode/tile``, as of a picture that is not resizable.
  public var resizingMode: ResizingMode { .tile }

  /// Accepted for code written for iOS: the picture as it is.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }

  /// Always none.
  public var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Accepted for code written for iOS: the first of the pictures, since none moves on a terminal; `nil` without
  /// one.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first
  }

  /// Always `nil`: no picture moves.
  public var images: [UIImage]? { nil }

  /// Always 0: no picture moves.
  public var duration: TimeInterval { 0 }

  /// Draws the picture side by side over a rectangle of the current context, beginning at the origin.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = ContextStack.current, rect.isFinite, size.width >= 1, size.height >= 1,
      rect.width / size.width < 1_000, rect.height / size.height < 1_000
    else { return }
    context.saveGState()
    context.clip(to: rect)
    let rect = rect.standardized
    let left = (rect.minX / size.width).rounded(.down) * size.width
    let top = (rect.minY / size.height).rounded(.down) * size.height
    for y in stride(from: top, to: rect.maxY, by: size.height) {
      for x in stride(from: left, to: rect.maxX, by: size.width) {
        draw(at: CGPoint(x: x, y: y))
      }
    }
    context.restoreGState()
  }
}
