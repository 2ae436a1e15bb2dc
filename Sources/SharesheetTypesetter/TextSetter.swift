import CPango
import HelperRuntime

/// Sets a text in lines: any script, right-to-left paragraphs at the right edge, what is too long broken.
struct TextSetter {
  /// How a text looks.
  enum Look {
    case prose
    case listing
    case link

    fileprivate var font: String {
      switch self {
      case .prose, .link: "Sans 11"
      case .listing: "Monospace 9"
      }
    }

    /// Room below, in points.
    fileprivate var gap: Double { self == .listing ? 0 : 11 }
  }

  private let pages: PageWriter
  private let look: Look
  private var emoji: [EmojiText] = []

  init(_ pages: PageWriter, _ look: Look) {
    (self.pages, self.look) = (pages, look)
  }

  /// Sets a whole file, a paragraph at a time.
  mutating func set(_ file: Int32) throws(Refusal) {
    // A file begins a page of its own, and so does what comes after it.
    if look == .listing { pages.closePage() }
    let layout = pango_cairo_create_layout(pages.context)
    let font = pango_font_description_from_string(look.font)
    defer {
      pango_font_description_free(font)
      if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }
    pango_layout_set_font_description(layout, font)
    pango_layout_set_wrap(layout, sheet_wrap_words)
    pango_layout_set_width(layout, Int32(pages.textWidth * Double(sheet_pango_scale)))
    var lines = LineReader(Input(file))
    while let line = try lines.next() {
      set(line, layout)
      try pages.check()
    }
    pages.skip(look.gap)
    if look == .listing { pages.closePage() }
  }

  private mutating func set(_ line: String, _ layout: OpaquePointer?) {
    var text = line
    // A form feed begins a page, as in the days of paper.
    if text.unicodeScalars.first == "\u{0C}" { pages.closePage() }
    text.unicodeScalars.removeAll {
      $0.properties.generalCategory == .control && $0 != "\t" || Self.breaks.contains($0)
    }
    pango_layout_set_text(layout, text, -1)
    emoji = EmojiText.runs(of: layout, text)
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    repeat {
      show(iterator, link: look == .link ? text : nil)
    } while pango_layout_iter_next_line(iterator) != 0
  }

  /// Pango would begin a paragraph there, with another line for each.
  private static let breaks: [Unicode.Scalar] = ["\u{2028}", "\u{2029}"]

  private func show(_ iterator: OpaquePointer, link: String?) {
    var logical = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &logical)
    let scale = Double(sheet_pango_scale)
    let corner = pages.place(lineOf: Double(logical.height) / scale)
    let baseline = Double(pango_layout_iter_get_baseline(iterator) - logical.y) / scale
    for run in emoji where run.lies(in: logical) {
      run.write(on: pages.context, x: corner.x, y: corner.y + baseline)
    }
    cairo_move_to(pages.context, corner.x + Double(logical.x) / scale, corner.y + baseline)
    let line = pango_layout_iter_get_line_readonly(iterator)
    guard let link else {
      cairo_set_source_rgb(pages.context, 0, 0, 0)
      return pango_cairo_show_layout_line(pages.context, line)
    }
    cairo_set_source_rgb(pages.context, 0, 0.2, 0.6)
    // cairo (1.16) refers to an element of structure for each link, and writes that only into another.
    cairo_tag_begin(pages.context, "P", "")
    defer { cairo_tag_end(pages.context, "P") }
    cairo_tag_begin(pages.context, CAIRO_TAG_LINK, "uri='\(link.escapedForTag)'")
    pango_cairo_show_layout_line(pages.context, line)
    cairo_tag_end(pages.context, CAIRO_TAG_LINK)
  }
}

extension String {
  /// As cairo reads values of tags: in quotes, with a backslash before a quote (cairo-tag.h).
  fileprivate var escapedForTag: String {
    reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }
}
