import Foundation
import Glibc
import HelperProtocol
import SheetFiles
import SheetPrograms

/// Decodes pictures of every format: PNG in this process, the others with the helper.
package enum PictureLoader {
  /// Bytes of the largest PNG file that is read.
  package static let pngLimit = 64 << 20

  /// Whether a file that begins with these bytes is a picture.
  package static func isPicture(_ head: Data) -> Bool {
    PNGDecoder.isPNG(head) || PictureFormat(head: head) != nil
  }

  /// The format by name, such as `JPEG`; `nil` if it is no picture.
  package static func formatName(_ head: Data) -> String? {
    PNGDecoder.isPNG(head) ? "PNG" : PictureFormat(head: head)?.rawValue
  }

  /// Decodes a file for a box of pixels; a PNG file comes with all its pixels.
  ///
  /// - Parameter file: Stands at its start.
  /// - Throws: ``ImageError``; ``ImageError/needsHelper`` when `helper` is `nil` and the file is not PNG.
  package static func read(
    _ file: Descriptor, fitting width: Int, by height: Int, helper: HelperProgram?,
    _ monitor: WorkMonitor = WorkMonitor()
  ) throws(ImageError) -> DecodedPicture {
    let head = try head(file, PictureFormat.headSize)
    guard !PNGDecoder.isPNG(head) else { return DecodedPicture(try png(file, head)) }
    guard PictureFormat(head: head) != nil else { throw .unknownFormat }
    guard let helper else { throw .needsHelper }
    return try helper.picture(in: .open(file), fitting: width, by: height, monitor)
  }

  private static func png(_ file: Descriptor, _ head: Data) throws(ImageError) -> Bitmap {
    let size = try PNGDecoder.size(of: head)
    let data = try self.head(file, pngLimit + 1)
    guard data.count <= pngLimit else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    return try PNGDecoder.decode(data)
  }

  /// Opens a file.
  ///
  /// - Throws: ``ImageError/unreadable``, for what is not a regular file, too.
  package static func open(_ path: FilePath) throws(ImageError) -> Descriptor {
    guard let (file, status) = try? Descriptor.openWithoutWaiting(path),
      status.st_mode & S_IFMT == S_IFREG
    else { throw .unreadable }
    return file
  }

  private static func head(_ file: Descriptor, _ limit: Int) throws(ImageError) -> Data {
    guard let bytes = try? file.head(limit) else { throw .unreadable }
    return Data(bytes)
  }
}
