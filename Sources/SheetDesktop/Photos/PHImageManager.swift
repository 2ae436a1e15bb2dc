import Foundation
import SheetGraphics
import SheetImaging

/// Decodes assets, with the names that the framework Photos has.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let instance = PHImageManager()
  /// The one there is.
  public class func `default`() -> PHImageManager { instance }

  /// Hands out a picture not larger than a size in pixels, with its proportions; `nil` when it cannot be decoded. The
  /// handler is called on the main thread, or at once with `isSynchronous`.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    deliver(options, { Self.image(of: asset, targetSize) }) { resultHandler($0, [:]) }
  }

  /// Hands out the bytes of the file and its type. The handler is called as that of a picture is.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (
        Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
      ) -> Void
  ) -> PHImageRequestID {
    let url = URL(fileURLWithPath: asset.localIdentifier)
    return deliver(options, { try? Data(contentsOf: url) }) { data in
      resultHandler(data, data.flatMap { CGImageSource($0).typeIdentifier }, .up, [:])
    }
  }

  /// Accepted for code written for iOS, and ignored.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}

  private static func image(of asset: PHAsset, _ size: CGSize) -> UIImage? {
    guard let image = asset.image, let pixels = image.cgImage else { return nil }
    guard [size.width, size.height].allSatisfy({ $0 >= 1 && $0.isFinite }) else { return image }
    guard size.width < CGFloat(pixels.width) || size.height < CGFloat(pixels.height) else {
      return image
    }
    return UIImage(cgImage: pixels).preparingThumbnail(of: size)
  }

  private func deliver<Value: Sendable>(
    _ options: PHImageRequestOptions?, _ make: @escaping @Sendable () -> Value,
    _ handler: @escaping (Value) -> Void
  ) -> PHImageRequestID {
    guard options?.isSynchronous != true else {
      handler(make())
      return 0
    }
    nonisolated(unsafe) let handler = handler
    DispatchQueue.global(qos: .userInitiated).async {
      let value = make()
      DispatchQueue.main.async { handler(value) }
    }
    return 1
  }
}

/// Tells requests apart on iOS.
public typealias PHImageRequestID = Int32

/// As large as it is.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a picture fills its size on iOS. Accepted for code written for iOS: all of it is seen.
public enum PHImageContentMode: Int, Sendable {
  /// Ignored.
  case aspectFit = 0
  /// Ignored.
  case aspectFill = 1
  /// Ignored.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is handed out.
open class PHImageRequestOptions: NSObject {
  /// Whether the handler is called before the request returns.
  open var isSynchronous = false
  /// Accepted for code written for iOS: files are here.
  open var isNetworkAccessAllowed = false
  /// Accepted for code written for iOS: there is one picture, and it is exact.
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// Accepted for code written for iOS: it is exact.
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Accepted for code written for iOS.
  open var version = PHImageRequestOptionsVersion.current
}

/// Accepted for code written for iOS.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// Ignored.
  case opportunistic, highQualityFormat, fastFormat
}

/// Accepted for code written for iOS.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// Ignored.
  case none, fast, exact
}

/// Accepted for code written for iOS.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// Ignored.
  case current, unadjusted, original
}

/// How the camera was held; the numbers are those of EXIF.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// As EXIF numbers them.
  case up = 1
  /// As EXIF numbers them.
  case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
