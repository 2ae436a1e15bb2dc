extension GlyphSet {
  /// ASCII plain, and in reverse video those characters that leave most of the cell filled.
  ///
  /// Reversed cells are truly white, so plain ones are not scaled up as far as in ASCII alone.
  static let reverse: GlyphSet = {
    let plain = asciiGlyphs(scale: 1.8)
    let ink = asciiGlyphs(scale: 1)
    let holes = " .,'`-_\"^:;~/\\|()<>+*=".unicodeScalars
    let reversed = holes.map { scalar in
      Glyph(
        scalar: scalar, isReversed: true,
        coverage: ink[Int(scalar.value) - 32].coverage.map { 1 - $0 })
    }
    return GlyphSet(glyphs: plain + reversed, full: plain.count)
  }()
}

extension GlyphOverlaps {
  /// For ``GlyphSet/ascii``; about half a millisecond once.
  static let ascii = GlyphOverlaps(.ascii)
  /// For ``GlyphSet/reverse``.
  static let reverse = GlyphOverlaps(.reverse)
}
