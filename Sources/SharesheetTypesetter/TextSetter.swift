import CPango
import HelperRuntime

/// Sets a text in lines: any script, right-to-left paragraphs at the right edge, what is too long broken.
///
/// A paragraph is set in pieces, so that memory stays flat and time grows with the text, not with its square.
/// The last lines of a piece wait for the next one, so that no seam is seen.
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

    /// Bytes of the longest piece; an address is one, as it leads somewhere only when it is whole.
    fileprivate var longestPiece: Int { self == .link ? 8192 : 2048 }
  }

  /// What has no end, such as a letter with thousands of accents, is not held back for ever.
  private static let mostWaiting = 4096

  private let pages: PageWriter
  private let look: Look
  private var emoji: [EmojiText] = []
  /// The end of the last piece, which is not on a page yet.
  private var waiting = ""
  private var isInParagraph = false

  init(_ pages: PageWriter, _ look: Look) {
    (self.pages, self.look) = (pages, look)
  }

  /// Sets a whole file, a piece at a time.
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
    pango_layout_set_width(layout, Int32(pages.textWidth * Double(sheet_pango_scale)))
    var reader = try TextReader(file, longest: look.longestPiece)
    while let piece = try reader.next() {
      set(piece, layout)
      try pages.check()
    }
    pages.skip(look.gap)
    if look == .listing { pages.closePage() }
  }

  private mutating func set(_ piece: TextReader.Piece, _ layout: OpaquePointer?) {
    if !isInParagraph {
      // A form feed begins a page, as in the days of paper.
      if piece.text.unicodeScalars.first == "\u{0C}" { pages.closePage() }
      pango_layout_set_auto_dir(layout, 1)
    }
    let text = waiting + piece.text.printable
    pango_layout_set_wrap(layout, text.isUnbroken ? sheet_wrap_characters : sheet_wrap_words)
    pango_layout_set_text(layout, text, -1)
    if !isInParagraph, !piece.endsLine { keepDirection(of: text, layout) }
    isInParagraph = !piece.endsLine
    let shown = piece.endsLine ? Int32.max : linesToShow(of: text, layout)
    waiting = Self.rest(of: text, after: shown, layout)
    if shown > 0 { show(shown, layout, text) }
  }

  /// What follows in the paragraph goes the way of its beginning, whatever letters it begins with itself.
  private func keepDirection(of text: String, _ layout: OpaquePointer?) {
    let direction = pango_find_base_dir(text, -1)
    guard direction != sheet_direction_neutral else { return }
    pango_context_set_base_dir(pango_layout_get_context(layout), direction)
    pango_layout_context_changed(layout)
    pango_layout_set_auto_dir(layout, 0)
  }

  /// How many lines do not depend on what comes after this piece.
  private func linesToShow(of text: String, _ layout: OpaquePointer?) -> Int32 {
    if text.utf8.count > Self.mostWaiting { return .max }
    return max(0, pango_layout_get_line_count(layout) - 2)
  }

  private static func rest(
    of text: String, after lines: Int32, _ layout: OpaquePointer?
  ) -> String {
    guard lines < .max, let line = pango_layout_get_line_readonly(layout, lines) else { return "" }
    return String(decoding: text.utf8.dropFirst(Int(line.pointee.start_index)), as: UTF8.self)
  }

  /// Puts the first lines on the page.
  private mutating func show(_ lines: Int32, _ layout: OpaquePointer?, _ text: String) {
    emoji = EmojiText.runs(of: layout, text)
    guard let iterator = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(iterator) }
    var left = lines
    repeat {
      show(iterator, link: look == .link ? text : nil)
      left -= 1
    } while left > 0 && pango_layout_iter_next_line(iterator) != 0
  }

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
  /// Whether it is a long row of signs without a blank, as encoded data are. Pango looks in vain for a place
  /// between words in each of its lines: with 1 MB of that it takes three times as long.
  fileprivate var isUnbroken: Bool {
    utf8.count > 512 && utf8.allSatisfy { (0x21..<0x7F).contains($0) }
  }

  /// The text without control characters, apart from tabs.
  fileprivate var printable: String {
    guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return self }
    var text = self
    text.unicodeScalars.removeAll {
      $0.properties.generalCategory == .control && $0 != "\t" || Self.breaks.contains($0)
    }
    return text
  }

  /// Pango would begin a paragraph there, with another line for each.
  private static let breaks: [Unicode.Scalar] = ["\u{2028}", "\u{2029}"]

  /// As cairo reads values of tags: in quotes, with a backslash before a quote (cairo-tag.h).
  var escapedForTag: String {
    reduce(into: "") { result, character in
      if character == "'" || character == "\\" { result += "\\" }
      result.append(character)
    }
  }
}
