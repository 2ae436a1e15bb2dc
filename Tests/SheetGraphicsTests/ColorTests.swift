import Foundation
import SheetImaging
import Testing

@testable import SheetGraphics

@Suite("Colours")
struct ColorTests {
  private static let known: [(CGFloat, CGFloat, CGFloat, String)] = [
    (0, 1, 1, "#FF0000"), (1.0 / 3, 1, 1, "#00FF00"), (2.0 / 3, 1, 1, "#0000FF"),
    (0.5, 1, 1, "#00FFFF"), (0.25, 0.5, 0.8, "#99CC66"), (0, 0, 0.5, "#808080"),
    (1, 1, 1, "#FF0000"),
  ]

  @Test(
    "Hue, saturation and brightness, there and back",
    arguments: Self.known)
  func hue(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: String) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.description == expected)
    var parts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) = (-1, -1, -1)
    #expect(
      color.getHue(
        &parts.hue, saturation: &parts.saturation, brightness: &parts.brightness, alpha: nil))
    let again = UIColor(
      hue: parts.hue, saturation: parts.saturation, brightness: parts.brightness, alpha: 1)
    #expect(again.description == expected)
  }

  @Test("Values that are none count as 0")
  func odd() {
    let color = UIColor(hue: .nan, saturation: .infinity, brightness: -1, alpha: .nan)
    #expect(color.description == "#00000000")
    #expect(CGColor(red: .infinity, green: .nan, blue: 2, alpha: 1).components == [1, 0, 1, 1])
  }

  @Test("White is told of greys only")
  func white() {
    var white: CGFloat = -1
    #expect(UIColor(white: 0.25, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.25)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
  }

  @Test("Colours with a role, for drawing and back, and as literals")
  func others() {
    #expect(UIColor.systemBlue.description == "#007AFF")
    #expect(UIColor.label.description == UIColor.black.description)
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor).description == "#FF3B30")
    #expect(UIColor.red.cgColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor(_colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 1).description == "#FF8000")
  }
}
