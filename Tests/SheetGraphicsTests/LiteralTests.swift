import Foundation
import SheetImaging
import Testing

@testable import SheetGraphics

// As the module UIKit names them.
typealias _ImageLiteralType = UIImage
typealias _ColorLiteralType = UIColor

@Suite("Literals")
struct LiteralTests {
  @Test("An image literal is the picture of that name, or a placeholder")
  func image() throws {
    let file = try #require(UIImage(bitmap: Bitmap(width: 6, height: 2)).pngData())
    EmbeddedImages.register(Array(file), named: "literal@2x.png")
    let image = #imageLiteral(resourceName: "literal")
    #expect(image.size == CGSize(width: 3, height: 1))
    #expect(#imageLiteral(resourceName: "no literal").missingName == "no literal")
  }

  @Test("A colour literal is the colour")
  func color() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color.description == "#FF8000")
  }
}
