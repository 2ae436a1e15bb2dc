import Foundation
import SheetPresentation
import Testing

/// Fonts by what a descriptor says of them.
@Suite struct FontAttributeTests {
  @Test func attributesMakeAFont() {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Georgia", .size: 20,
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    let font = UIFont(descriptor: descriptor, size: 0)
    #expect(font.pointSize == 20 && font.fontName == "Georgia")
    #expect(descriptor.symbolicTraits == .traitBold)
    let slanted = descriptor.addingAttributes([
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: UIFontDescriptor.SymbolicTraits.traitItalic.rawValue
      ]
    ])
    #expect(slanted.symbolicTraits == .traitItalic && slanted.pointSize == 20)
    #expect(UIFontDescriptor(fontAttributes: [.size: "no number"]).pointSize == 12)
    #expect(UIFontDescriptor().withFamily("Courier").postscriptName == "Courier")
  }
}
