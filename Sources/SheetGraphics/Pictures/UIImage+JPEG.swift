import Foundation
import SheetImaging
import SheetPrograms

extension UIImage {
  /// The picture as a JPEG file, on white where it is clear. The program `sharesheet-helper` writes it, which
  /// takes some 20 milliseconds and more for large pictures: on another thread where someone waits.
  ///
  /// - Parameter quality: From 0, the smallest file, to 1, the best picture; 0.75 is usual.
  /// - Returns: `nil` when the picture has no pixels or more than 16 million, and without the helper:
  ///   standard error says which. ``pngData()`` needs no helper.
  public func jpegData(compressionQuality quality: CGFloat) -> Data? {
    guard let bitmap = try? decoded(), !bitmap.isEmpty else { return nil }
    guard let helper = HelperProgram.installed else {
      warnProgrammerOnce("no JPEG is written without sharesheet-helper. \(HelperError.installing)")
      return nil
    }
    do throws(HelperError) {
      return Data(try helper.jpeg(of: bitmap, quality: quality))
    } catch {
      warnProgrammerOnce(
        "no JPEG was written of \(bitmap.width) by \(bitmap.height) pixels. \(HelperError.looking)")
      return nil
    }
  }
}

/// `UIImage.jpegData(compressionQuality:)`, by its older name.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

/// `UIImage.pngData()`, by its older name.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
