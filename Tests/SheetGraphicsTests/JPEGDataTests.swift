import Foundation
import SheetImaging
import SheetPrograms
import Testing

@testable import SheetGraphics

/// Run with SHARESHEET_HELPER naming the helper, and naming nothing, these prove both.
@Suite("JPEG by UIKit's names")
struct JPEGDataTests {
  private let image = UIImage(
    bitmap: Bitmap(width: 3, height: 2, pixels: Array(repeating: 255, count: 24)))

  @Test("A JPEG file with the helper, nil without; PNG either way")
  func data() {
    let isThere = HelperProgram.installed != nil
    #expect((image.jpegData(compressionQuality: 0.8) != nil) == isThere)
    #expect((UIImageJPEGRepresentation(image, .nan) != nil) == isThere)
    #expect(image.jpegData(compressionQuality: 1)?.starts(with: [0xFF, 0xD8, 0xFF]) ?? !isThere)
    #expect(UIImagePNGRepresentation(image)?.starts(with: [0x89, 0x50]) == true)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    #expect(renderer.jpegData(withCompressionQuality: 1) { _ in }.isEmpty != isThere)
    #expect(!renderer.pngData { _ in }.isEmpty)
  }

  @Test("A picture without a pixel is no file")
  func empty() {
    #expect(UIImage(bitmap: .empty).jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(bitmap: .empty).pngData() == nil)
  }

  @Test("A JPEG by name comes with the helper, a placeholder without")
  func named() {
    guard let file = image.jpegData(compressionQuality: 1) else {
      let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]
      EmbeddedImages.register(start, named: "photo.jpg")
      #expect(UIImage(named: "photo")?.missingName == "photo")
      return
    }
    EmbeddedImages.register(Array(file), named: "photo.jpg")
    #expect(UIImage(named: "photo")?.bitmap.width == 3)
  }
}
