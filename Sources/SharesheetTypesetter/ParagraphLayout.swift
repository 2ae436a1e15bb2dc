import CPango
import HelperProtocol

/// A paragraph of a text for a picture, set in lines.
final class ParagraphLayout {
  /// A width of text that was measured must not be too narrow for it by a rounding.
  private static let slack: Int32 = 2

  let paragraph: TextDescription.Paragraph
  private let layout: OpaquePointer?
  private let text: String
  /// Stands for no text, so that a blank line has the height of others.
  private static let blank = "x"

  /// - Parameters:
  ///   - context: cairo's, with the transform that is drawn by.
  ///   - width: Where lines end; 0 for nowhere.
  init(_ paragraph: TextDescription.Paragraph, on context: OpaquePointer?, width: Double) {
    self.paragraph = paragraph
    text = paragraph.runs.map(\.text).joined()
    layout = pango_cairo_create_layout(context)
    setOptions()
    setText()
    setWidth(width)
    setBreaking()
  }

  deinit {
    if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) }
  }

  /// Where the rooms begin, in bytes of the text, with their heights above the letters' base.
  var rooms: [(start: Int, above: Double)] {
    var (start, rooms) = (0, [(start: Int, above: Double)]())
    for run in paragraph.runs {
      if run.roomWidth > 0 { rooms.append((start, run.roomAbove)) }
      start += run.text.utf8.count
    }
    return rooms
  }

  /// Whether there is nothing to draw.
  var isBlank: Bool { text.isEmpty }

  /// Room at the left of all lines.
  var left: Double { max(0, min(paragraph.firstIndent, paragraph.indent)) }

  /// Lets the last line that fits end in an ellipsis.
  func cut(to height: Double) {
    guard [.words, .letters].contains(paragraph.breaking) else { return }
    pango_layout_set_height(layout, Self.units(max(1, height)))
    pango_layout_set_ellipsize(layout, sheet_ellipsize_end)
  }

  /// Its lines, from the top.
  func lines() -> [SetLine] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var lines: [SetLine] = []
    repeat {
      var extents = PangoRectangle()
      pango_layout_iter_get_line_extents(iterator, nil, &extents)
      lines.append(
        SetLine(
          layout: self, line: pango_layout_iter_get_line_readonly(iterator),
          x: left + Self.points(extents.x), width: isBlank ? 0 : Self.points(extents.width),
          ownHeight: Self.points(extents.height),
          ascent: Self.points(pango_layout_iter_get_baseline(iterator) - extents.y)))
    } while pango_layout_iter_next_line(iterator) != 0
    return lines
  }

  // MARK: Setting

  /// The same places at every size: nothing is moved to whole pixels.
  private func setOptions() {
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    let context = pango_layout_get_context(layout)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_layout_context_changed(layout)
  }

  private func setText() {
    pango_layout_set_text(layout, isBlank ? Self.blank : text, -1)
    guard let first = paragraph.runs.first else { return }
    // An empty line has the height of its font.
    let font = first.fontDescription
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let list = pango_attr_list_new()
    var start = 0
    for run in paragraph.runs {
      let end = start + run.text.utf8.count
      for attribute in run.attributes {
        guard let attribute else { continue }
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
      start = end
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  private func setWidth(_ width: Double) {
    guard width > 0 else { return }
    let tail = paragraph.tailIndent
    let right = tail > 0 ? min(tail, width) : width + tail
    pango_layout_set_width(layout, Self.units(max(1, right - left)) + Self.slack)
    pango_layout_set_indent(layout, Self.units(paragraph.firstIndent - paragraph.indent))
    pango_layout_set_alignment(layout, alignment)
    if paragraph.alignment == .justified { pango_layout_set_justify(layout, 1) }
  }

  /// Pango turns left and right around in text that runs from the right.
  private var alignment: Int32 {
    let isFromRight = pango_find_base_dir(text, -1) == sheet_direction_rtl
    return switch paragraph.alignment {
    case .natural, .justified: sheet_align_left
    case .left: isFromRight ? sheet_align_right : sheet_align_left
    case .right: isFromRight ? sheet_align_left : sheet_align_right
    case .center: sheet_align_center
    }
  }

  private func setBreaking() {
    switch paragraph.breaking {
    case .words: pango_layout_set_wrap(layout, sheet_wrap_words)
    case .letters: pango_layout_set_wrap(layout, sheet_wrap_characters)
    case .clip: pango_layout_set_width(layout, -1)
    case .head: pango_layout_set_ellipsize(layout, sheet_ellipsize_start)
    case .middle: pango_layout_set_ellipsize(layout, sheet_ellipsize_middle)
    case .tail: pango_layout_set_ellipsize(layout, sheet_ellipsize_end)
    }
  }

  private static func units(_ points: Double) -> Int32 {
    Int32((min(max(points, -1e5), 1e5) * Double(sheet_pango_scale)).rounded())
  }

  private static func points(_ units: Int32) -> Double { Double(units) / Double(sheet_pango_scale) }
}

/// A line of a paragraph.
struct SetLine {
  /// Keeps the line.
  let layout: ParagraphLayout
  let line: UnsafeMutablePointer<PangoLayoutLine>?
  /// Where it begins, and how wide it is.
  let x, width: Double
  /// What the fonts make of its height.
  let ownHeight: Double
  /// From the top of that to the base of the letters.
  let ascent: Double

  /// Whether a byte of the text is in it.
  func contains(_ index: Int) -> Bool {
    guard let start = line?.pointee.start_index, let length = line?.pointee.length else {
      return false
    }
    return (Int(start)..<Int(start) + Int(length)).contains(index)
  }

  /// From where the line begins to a byte of the text.
  func distance(to index: Int) -> Double {
    var units: Int32 = 0
    pango_layout_line_index_to_x(line, Int32(index), 0, &units)
    return Double(units) / Double(sheet_pango_scale)
  }

  /// The height that the paragraph wants.
  var height: Double {
    let paragraph = layout.paragraph
    let wanted = paragraph.lineFactor > 0 ? ownHeight * paragraph.lineFactor : ownHeight
    let bounded = max(wanted, paragraph.leastLine)
    return paragraph.mostLine > 0 ? min(bounded, paragraph.mostLine) : bounded
  }

  /// From the top of that to the base of the letters: what is added or missing is above them.
  var baseline: Double { height - ownHeight + ascent }
}

extension TextDescription.Run {
  /// A caller frees it.
  fileprivate var fontDescription: OpaquePointer? {
    let font = pango_font_description_new()
    pango_font_description_set_family(font, families)
    pango_font_description_set_absolute_size(font, min(size, 10_000) * Double(sheet_pango_scale))
    pango_font_description_set_weight(font, Int32(weight))
    if isItalic { pango_font_description_set_style(font, sheet_style_italic) }
    return font
  }

  /// For a list, which takes them over.
  fileprivate var attributes: [UnsafeMutablePointer<PangoAttribute>?] {
    let font = fontDescription
    defer { pango_font_description_free(font) }
    var attributes = [pango_attr_font_desc_new(font)]
    let ink = color.channels
    attributes.append(pango_attr_foreground_new(ink[0], ink[1], ink[2]))
    // Pango takes 0 for none said.
    attributes.append(pango_attr_foreground_alpha_new(max(1, ink[3])))
    if ground & 0xFF > 0 {
      let paper = ground.channels
      attributes.append(pango_attr_background_new(paper[0], paper[1], paper[2]))
      attributes.append(pango_attr_background_alpha_new(paper[3]))
    }
    if isUnderlined { attributes.append(pango_attr_underline_new(sheet_underline_single)) }
    if isStruck { attributes.append(pango_attr_strikethrough_new(1)) }
    let scale = Double(sheet_pango_scale)
    if kerning != 0 { attributes.append(pango_attr_letter_spacing_new(Int32(kerning * scale))) }
    if rise != 0 { attributes.append(pango_attr_rise_new(Int32(rise * scale))) }
    if roomWidth > 0 {
      func units(_ points: Double) -> Int32 { Int32(min(max(points, -1e5), 1e5) * scale) }
      var room = PangoRectangle(
        x: 0, y: -units(roomAbove), width: units(roomWidth), height: units(roomAbove + roomBelow))
      attributes.append(pango_attr_shape_new(&room, &room))
    }
    return attributes
  }
}

extension UInt32 {
  /// Red, green, blue and alpha of 16 bits each.
  var channels: [UInt16] {
    [24, 16, 8, 0].map { UInt16(self >> $0 & 0xFF) * 257 }
  }
}
