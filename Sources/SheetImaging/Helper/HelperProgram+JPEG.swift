import HelperProtocol
import SheetPrograms

extension HelperProgram {
  /// A picture as a JPEG file, on white where it is clear.
  ///
  /// - Parameter quality: From 0 to 1; anything else counts as the nearer one.
  /// - Throws: ``HelperError``; refused with ``HelperRefusal/tooLarge`` for more pixels than
  ///   ``HelperLimits/jpegPixels``.
  package func jpeg(
    of bitmap: Bitmap, quality: Double, _ monitor: WorkMonitor = WorkMonitor()
  ) throws(HelperError) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    guard HelperLimits.allowJPEG(width: width, height: height) else {
      throw .refused(.tooLarge, words: "", width: width, height: height)
    }
    let percent = quality >= 0 ? Int((min(quality, 1) * 100).rounded()) : 0
    let request = HelperRequest.jpeg(width: width, height: height, quality: percent)
    guard let file = try? Descriptor.memory() else { throw .failed }
    _ = try words(of: request, .bytes(bitmap.onWhite), files: [file], monitor)
    guard let bytes = try? file.head(request.limits.fileSize), !bytes.isEmpty else {
      throw .failed
    }
    return bytes
  }
}

extension Bitmap {
  /// Red, green and blue of each pixel.
  fileprivate var onWhite: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { target, count in
      for start in stride(from: 0, to: pixels.count, by: 4) {
        let alpha = Int(pixels[start + 3])
        for part in start..<start + 3 {
          target[count] = UInt8((Int(pixels[part]) * alpha + 255 * (255 - alpha) + 127) / 255)
          count += 1
        }
      }
    }
  }
}
