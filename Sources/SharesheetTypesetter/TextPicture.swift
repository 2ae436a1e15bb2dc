import CPango
import Glibc
import HelperProtocol
import HelperRuntime

/// A text for a picture: measured, or drawn in its colours on nothing.
struct TextPicture {
  private let description: TextDescription

  init() throws(Refusal) {
    let bytes = try Input().rest(limit: TextDescription.mostBytes)
    guard let description = TextDescription(bytes) else { throw Refusal(.badRequest) }
    try self.init(description)
  }

  init(_ description: TextDescription) throws(Refusal) {
    guard description.textSize <= TextDescription.mostText else { throw Refusal(.tooLong) }
    self.description = description
  }

  /// How much room it takes.
  func measures() throws(Refusal) -> TextMeasures {
    let canvas = try Canvas(width: 1, height: 1)
    let placed = lines(on: canvas.context)
    var measures = placed.measures
    measures.rooms = placed.rooms
    // The typesetter leaves a little more room than was asked for, which nobody need know.
    let excess = measures.width - description.width
    if excess > 0, excess < 0.01 { measures.width = description.width }
    return measures
  }

  /// Its pixels.
  func picture(width: Int, height: Int) throws(Refusal) -> HelperAnswer.Picture {
    let canvas = try Canvas(width: width, height: height)
    draw(on: canvas.context)
    guard cairo_status(canvas.context) == CAIRO_STATUS_SUCCESS else {
      throw Refusal(.tooMuchMemory)
    }
    return canvas.picture
  }

  /// Draws it by its matrix.
  func draw(on context: OpaquePointer?) {
    guard var matrix = description.matrix.cairoMatrix else { return }
    cairo_save(context)
    cairo_set_matrix(context, &matrix)
    cairo_set_source_rgb(context, 0, 0, 0)
    for placed in lines(on: context).lines { placed.draw(on: context) }
    cairo_new_path(context)
    cairo_restore(context)
  }

  /// The lines that fit.
  private func lines(on context: OpaquePointer?) -> PlacedLines {
    var placed = PlacedLines(limit: description.height)
    for (index, paragraph) in description.paragraphs.enumerated() {
      if index > 0 { placed.skip(paragraph.before) }
      let layout = ParagraphLayout(paragraph, on: context, width: description.width)
      if description.isCutVisibly, let rest = placed.rest { layout.cut(to: rest) }
      for line in layout.lines() {
        guard placed.append(line) else { return placed }
      }
      placed.skip(paragraph.after)
    }
    return placed
  }
}

extension TextDescription {
  fileprivate var textSize: Int {
    paragraphs.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.text.utf8.count } }
  }
}

/// Lines below each other.
private struct PlacedLines {
  /// Rounding must not push a line out of the height that was measured.
  private static let slack = 0.01

  private(set) var lines: [PlacedLine] = []
  private let limit: Double
  /// Where the last line ends, and the room that the next one leaves above it.
  private var bottom = 0.0, gap = 0.0

  init(limit: Double) {
    self.limit = limit
  }

  /// The height that is left; `nil` without a limit.
  var rest: Double? { limit > 0 ? limit - bottom - gap : nil }

  mutating func skip(_ height: Double) {
    gap += max(0, height)
  }

  /// Adds a line, and returns whether it fits. The first one is there even when it does not.
  mutating func append(_ line: SetLine) -> Bool {
    let top = bottom + gap
    guard limit == 0 || lines.isEmpty || top + line.height <= limit + Self.slack else {
      return false
    }
    lines.append(PlacedLine(line: line, top: top))
    (bottom, gap) = (top + line.height, max(0, line.layout.paragraph.lineSpacing))
    return true
  }

  /// Where the rooms are. Lines of one paragraph follow each other.
  var rooms: [TextMeasures.Room] {
    var (found, before) = ([TextMeasures.Room](), 0)
    for (index, placed) in lines.enumerated() {
      let paragraph = placed.line.layout
      if index > 0, lines[index - 1].line.layout !== paragraph {
        before += lines[index - 1].line.layout.rooms.count
      }
      for (number, room) in paragraph.rooms.enumerated() where placed.line.contains(room.start) {
        found.append(
          TextMeasures.Room(
            number: before + number, x: placed.line.x + placed.line.distance(to: room.start),
            y: placed.top + placed.line.baseline - room.above))
      }
    }
    return found
  }

  var measures: TextMeasures {
    TextMeasures(
      width: lines.map { $0.line.x + $0.line.width }.max() ?? 0, height: bottom,
      baseline: lines.first?.line.baseline ?? 0)
  }
}

/// A line and where it is.
private struct PlacedLine {
  let line: SetLine
  let top: Double

  /// Draws letters, and their outlines on them.
  func draw(on context: OpaquePointer?) {
    guard !line.layout.isBlank else { return }
    cairo_move_to(context, line.x, top + line.baseline)
    let runs = line.layout.paragraph.runs
    guard let outlined = runs.first(where: { $0.outlineWidth != 0 }) else {
      return pango_cairo_show_layout_line(context, line.line)
    }
    if outlined.outlineWidth < 0 {
      pango_cairo_show_layout_line(context, line.line)
      cairo_move_to(context, line.x, top + line.baseline)
    }
    let ink = outlined.outline.channels.map { Double($0) / 65_535 }
    cairo_set_source_rgba(context, ink[0], ink[1], ink[2], ink[3])
    cairo_set_line_width(context, abs(outlined.outlineWidth) / 100 * outlined.size)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    pango_cairo_layout_line_path(context, line.line)
    cairo_stroke(context)
    cairo_set_source_rgb(context, 0, 0, 0)
  }
}

/// Pixels to draw on.
private struct Canvas {
  let context: OpaquePointer?
  private let surface: OpaquePointer?
  private let width, height: Int

  init(width: Int, height: Int) throws(Refusal) {
    (self.width, self.height) = (width, height)
    surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      throw Refusal(.tooMuchMemory)
    }
    context = cairo_create(surface)
  }

  /// What was drawn, with its colours as they are before alpha.
  var picture: HelperAnswer.Picture {
    cairo_surface_flush(surface)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    if let source = cairo_image_surface_get_data(surface) {
      let stride = Int(cairo_image_surface_get_stride(surface))
      for y in 0..<height { copy(source + y * stride, to: y * width * 4, of: &pixels) }
    }
    return HelperAnswer.Picture(
      width: width, height: height, originalWidth: width, originalHeight: height, hasAlpha: true,
      pixels: pixels)
  }

  private func copy(_ row: UnsafeMutablePointer<UInt8>, to start: Int, of pixels: inout [UInt8]) {
    for index in stride(from: 0, to: width * 4, by: 4) where row[index + 3] > 0 {
      let alpha = Int(row[index + 3])
      for channel in 0..<3 {
        let color = (Int(row[index + 2 - channel]) * 255 + alpha / 2) / alpha
        pixels[start + index + channel] = UInt8(min(255, color))
      }
      pixels[start + index + 3] = row[index + 3]
    }
  }
}
