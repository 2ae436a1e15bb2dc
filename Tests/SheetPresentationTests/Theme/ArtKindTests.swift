import SheetCells
import SheetImaging
import SheetPresentation
import Testing

/// Which characters icons are drawn with where nobody chose.
@Suite struct ArtKindTests {
  @Test(arguments: [
    ("xterm-256color", ArtKind.blocks), ("tmux-256color", .blocks), ("screen", .blocks),
    ("xterm-kitty", .sextant), ("foot", .sextant), ("alacritty-direct", .sextant),
    ("linux", .ascii), ("linux-16color", .ascii), ("vt100", .ascii), ("vt220", .ascii),
    ("dumb", .ascii), ("unknown", .ascii), ("", .ascii),
  ])
  func theTerminalsTypeDecides(type: String, kind: ArtKind) {
    #expect(ArtKind.automatic(terminalType: type, isUTF8: true) == kind)
  }

  @Test(arguments: ["xterm-256color", "xterm-kitty", "linux", ""])
  func withoutUTF8ItIsASCII(type: String) {
    #expect(ArtKind.automatic(terminalType: type, isUTF8: false) == .ascii)
  }

  @Test func aThemeTakesTheKindOrFollowsItsGlyphs() {
    #expect(Theme(colorDepth: .palette256).artKind == .blocks)
    #expect(Theme(colorDepth: .palette256, glyphs: .ascii).artKind == .ascii)
    #expect(Theme(colorDepth: .palette256, artKind: .sextant).artKind == .sextant)
  }
}
