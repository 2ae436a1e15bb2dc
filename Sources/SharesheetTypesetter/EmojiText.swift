import CPango

/// A run of coloured emoji. cairo (1.16) stores them as pictures, and then nobody finds or copies them: what
/// they say is written in their place once more, as an invisible blank that means it.
struct EmojiText {
  private let text: String
  /// In units of Pango, on the layout.
  private let x, y, height: Int32

  /// The runs of a layout that are coloured emoji.
  static func runs(of layout: OpaquePointer?, _ text: String) -> [EmojiText] {
    guard text.utf8.contains(where: { $0 >= 0xE2 }), let iterator = pango_layout_get_iter(layout)
    else { return [] }
    defer { pango_layout_iter_free(iterator) }
    let bytes = Array(text.utf8)
    var runs: [EmojiText] = []
    repeat {
      guard let item = pango_layout_iter_get_run_readonly(iterator)?.pointee.item?.pointee,
        isColoured(item.font)
      else { continue }
      let range = Int(item.offset)..<Int(item.offset + item.length)
      guard range.upperBound <= bytes.count else { continue }
      var place = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &place)
      runs.append(
        EmojiText(
          text: String(decoding: bytes[range], as: UTF8.self), x: place.x, y: place.y,
          height: place.height))
    } while pango_layout_iter_next_run(iterator) != 0
    return runs
  }

  /// By its name: the fonts that systems and programs bring.
  private static func isColoured(_ font: OpaquePointer?) -> Bool {
    guard let font, let description = pango_font_describe(font) else { return false }
    defer { pango_font_description_free(description) }
    guard let name = pango_font_description_get_family(description) else { return false }
    let family = String(cString: name)
    return ["Color", "Twemoji", "JoyPixels", "EmojiOne"].contains { family.contains($0) }
  }

  /// Whether the run belongs to the line with these extents.
  func lies(in line: PangoRectangle) -> Bool {
    y + height / 2 >= line.y && y + height / 2 < line.y + line.height
  }

  /// Writes the text as a blank on the line whose layout begins at that place.
  func write(on context: OpaquePointer?, x left: Double, y baseline: Double) {
    cairo_select_font_face(
      context, "sans", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_NORMAL)
    cairo_set_font_size(context, 10)
    var glyphs: UnsafeMutablePointer<cairo_glyph_t>?
    var count: Int32 = 0
    cairo_scaled_font_text_to_glyphs(
      cairo_get_scaled_font(context), left + Double(x) / Double(sheet_pango_scale), baseline, " ",
      1, &glyphs, &count, nil, nil, nil)
    guard let glyphs, count == 1 else { return }
    defer { cairo_glyph_free(glyphs) }
    var cluster = cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: 1)
    cairo_set_source_rgb(context, 0, 0, 0)
    cairo_show_text_glyphs(
      context, text, -1, glyphs, 1, &cluster, 1, cairo_text_cluster_flags_t(rawValue: 0))
  }
}
