import Foundation
import SheetImaging
import Testing

@testable import SheetGraphics

/// Filters as code for QR codes uses them.
@Suite struct FilterTests {
  private func code(_ text: String) throws -> CIImage {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(text.utf8), forKey: "inputMessage")
    filter.setValue("H", forKey: "inputCorrectionLevel")
    return try #require(filter.outputImage)
  }

  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8]? {
    guard let bitmap = image?.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
    let start = (y * bitmap.width + x) * 4
    return Array(bitmap.pixels[start..<start + 4])
  }

  @Test func aCodeIsMadeAndEnlarged() throws {
    let small = try code("https://example.org/")
    #expect(small.extent.width == small.extent.height && small.extent.width >= 23)
    let large = small.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.width == small.extent.width * 10)
    let image = UIImage(ciImage: large)
    #expect(image.size == large.extent.size)
    let drawn = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(drawn.width == Int(large.extent.width))
    for picture in [image, UIImage(cgImage: drawn)] {
      // The margin, and the three marks in the corners, of which the lower right one is free.
      #expect(pixel(picture, 5, 5) == [255, 255, 255, 255])
      #expect(pixel(picture, 15, 15) == [0, 0, 0, 255])
      #expect(pixel(picture, drawn.width - 15, 15) == [0, 0, 0, 255])
      #expect(pixel(picture, 15, drawn.height - 15) == [0, 0, 0, 255])
    }
    let newer = CIFilter.qrCodeGenerator()
    newer.message = Data("https://example.org/".utf8)
    newer.correctionLevel = "M"
    #expect(newer.outputImage?.bitmap == small.bitmap)
  }

  @Test func coloursAreChanged() throws {
    let filter = CIFilter(
      name: "CIFalseColor",
      parameters: [
        kCIInputImageKey: try code("x"), "inputColor0": CIColor(color: .red),
        "inputColor1": CIColor(red: 0, green: 0, blue: 1, alpha: 0),
      ])
    let colored = try #require(filter?.outputImage)
    let image = UIImage(ciImage: colored)
    #expect(pixel(image, 1, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 0, 0)?[3] == 0)
    let inverted = UIImage(ciImage: try code("x").applyingFilter("CIColorInvert"))
    #expect(pixel(inverted, 0, 0) == [0, 0, 0, 255])
  }

  @Test func theOriginIsTheLowerLeftCorner() throws {
    let bitmap = Bitmap(width: 1, height: 2, pixels: [255, 0, 0, 255, 0, 0, 255, 255])
    let image = CIImage(cgImage: CGImage(bitmap: bitmap))
    let lower = image.cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIImage(ciImage: lower).bitmap.pixels == [0, 0, 255, 255])
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 4))
    #expect(moved.extent == CGRect(x: 3, y: 4, width: 1, height: 2))
    #expect(UIImage(ciImage: moved).bitmap == bitmap)
  }

  @Test func strangeFiltersAndSizesAreNothing() throws {
    #expect(CIFilter(name: "CIGaussianBlur") == nil)
    #expect(CIFilter(name: "CIQRCodeGenerator")?.outputImage == nil)
    let image = CIImage(cgImage: CGImage(bitmap: Bitmap(width: 1, height: 1)))
    let huge = image.transformed(by: CGAffineTransform(scaleX: 1e9, y: 1e9))
    #expect(UIImage(ciImage: huge).cgImage == nil)
    #expect(CIContext().createCGImage(image, from: .null) == nil)
    #expect(CIContext().createCGImage(image, from: .infinite) == nil)
    #expect(image.transformed(by: CGAffineTransform(scaleX: .nan, y: 1)).extent == image.extent)
  }
}
