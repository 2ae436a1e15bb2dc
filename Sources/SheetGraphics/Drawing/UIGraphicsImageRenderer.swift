import Foundation
import SheetImaging
import SheetPresentation
import SheetPrograms

/// How a drawn picture is made.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// Nothing in particular.
  public override required init() {}

  /// The part of the plane that is drawn, while it is.
  open internal(set) var bounds = CGRect.zero

  /// What is usual here.
  public class func `default`() -> Self { Self() }

  /// What is usual here.
  public class func preferred() -> Self { Self() }
}

/// How a drawn picture is made.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// What is usual here.
  public required init() {}

  /// As `init()`: traits say nothing of pictures here.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
  }

  /// What colours a picture may have.
  public enum Range: Int, Sendable {
    /// Accepted for code written for iOS and ignored: all pictures here are sRGB of 8 bits.
    case unspecified = -1
    /// See ``unspecified``.
    case automatic = 0
    /// See ``unspecified``.
    case extended = 1
    /// See ``unspecified``.
    case standard = 2
  }

  /// Pixels a point: 2 unless it is set, since a terminal has no figure of its own.
  open var scale: CGFloat = DrawingLimits.scale
  /// Whether the picture is black where nothing is drawn.
  open var opaque = false
  /// Accepted for code written for iOS and ignored: all pictures here are sRGB of 8 bits.
  open var preferredRange = Range.automatic
}

/// What a drawing of a picture works with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context, format)
  }

  /// How the picture is made.
  open override var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The picture as it is now.
  public var currentImage: UIImage { cgContext.image ?? UIImage(bitmap: .empty) }
}

/// Makes pictures by drawing. Any thread may use it.
///
/// A picture has at most 16,384 pixels on a side and 16 million in all. Of a size beyond that, or one that is
/// none, comes a picture without a pixel, and standard error says so.
open class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  /// How pictures are made.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// For pictures of so many points, two pixels each.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// For pictures of so many points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// For pictures of a part of the plane, two pixels a point.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// For pictures of a part of the plane.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
  }

  /// Draws a picture.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = DrawingLimits.valid(format.scale)
    let context = CGContext(size: bounds.size, scale: scale, isOpaque: format.opaque)
    if context.width == 0 {
      warnProgrammerOnce("a picture of \(bounds.width) by \(bounds.height) points cannot be drawn")
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    format.bounds = bounds
    ContextStack.push(context)
    defer { ContextStack.pop() }
    actions(UIGraphicsImageRendererContext(context, format))
    return context.image ?? UIImage(bitmap: .empty)
  }

  /// Draws a picture as a PNG file; no bytes when there is no pixel.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Draws a picture as a JPEG file; no bytes when there is no pixel, or no helper that writes JPEG.
  public func jpegData(
    withCompressionQuality quality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
