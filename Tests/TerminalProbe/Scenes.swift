import SheetCells

/// Frames that a test asks for by name; a key leads from one to the next.
enum Scenes {
  static func steps(_ name: String, size: CellSize) -> [Frame] {
    switch name {
    case "styles": [frame(styles(size))]
    case "wide": [frame(wide(size))]
    case "ascii": [frame(ascii(size))]
    case "corner": [frame(corner(size)), frame(wideCorner(size))]
    case "panels": panels(size)
    case "halves": halves(size)
    case "cursor": cursors(size)
    case "changes": RandomFrames(size: size).frames(count: 40)
    default: [frame(plain(size))]
    }
  }

  static let wideTexts = [
    "漢字", "e\u{301}x", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤️", "क्षि", "سلام", "각", "\u{301}a",
    "a\u{1B}[2J", "x\u{202E}y", "🫨", "\u{FFFF}", "ｱ\u{FF9E}", "\u{1F1E9}", "a\u{200D}b",
  ]

  private static func frame(_ canvas: Canvas) -> Frame {
    Frame(layers: [Layer(id: 1, origin: .zero, canvas: canvas)])
  }

  private static func plain(_ size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.write("ready", at: .zero)
    return canvas
  }

  private static func styles(_ size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    let orange = Color.rgb(red: 255, green: 128, blue: 0)
    let looks: [Style] = [
      Style(foreground: .palette(1), attributes: .bold),
      Style(foreground: orange, background: .palette(21)),
      Style(attributes: [.reverse, .underline, .italic]),
      Style(foreground: .palette(12), background: .rgb(red: 0, green: 0, blue: 0)),
      Style(attributes: .dim),
      .plain,
    ]
    for (x, look) in looks.enumerated() {
      canvas.write(String("ABCDEF".dropFirst(x).prefix(1)), at: CellPoint(x: x, y: 0), style: look)
    }
    return canvas
  }

  private static func wide(_ size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    for (y, text) in wideTexts.enumerated() {
      canvas.write(text, at: CellPoint(x: 0, y: y))
      canvas.write("|", at: CellPoint(x: text.displayWidth, y: y))
      canvas.write("end", at: CellPoint(x: 12, y: y))
    }
    return canvas
  }

  private static func ascii(_ size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.write("– 漢字 é “q” … Ångström ß end", at: .zero)
    return canvas
  }

  private static func corner(_ size: CellSize) -> Canvas {
    var canvas = Canvas(size: size)
    canvas.fill(canvas.bounds, with: "x")
    canvas.write("Z", at: CellPoint(x: size.width - 1, y: size.height - 1))
    return canvas
  }

  private static func wideCorner(_ size: CellSize) -> Canvas {
    var canvas = corner(size)
    canvas.write("漢", at: CellPoint(x: size.width - 2, y: size.height - 1))
    canvas.write("漢", at: CellPoint(x: size.width - 1, y: 0))
    return canvas
  }

  private static func box(_ id: UInt, _ scalar: Unicode.Scalar, x: Int, y: Int) -> Layer {
    var canvas = Canvas(size: CellSize(width: 5, height: 2))
    canvas.fill(canvas.bounds, with: scalar)
    return Layer(id: id, origin: CellPoint(x: x, y: y), canvas: canvas)
  }

  private static func panels(_ size: CellSize) -> [Frame] {
    var base = Canvas(size: size)
    base.fill(base.bounds, with: ".")
    let ground = Layer(id: 1, origin: .zero, canvas: base)
    let (low, moved) = (box(2, "A", x: 2, y: 1), box(2, "A", x: 3, y: 1))
    let high = box(3, "B", x: 4, y: 2)
    return [
      [ground, low, high], [ground, moved, high], [ground, high, moved], [ground, moved],
      [ground, box(4, "C", x: -2, y: -1), box(5, "D", x: size.width - 3, y: size.height - 1)],
      [ground],
    ].map(Frame.init(layers:))
  }

  private static func halves(_ size: CellSize) -> [Frame] {
    var base = Canvas(size: size)
    for y in 0..<5 { base.write("漢字漢字漢字漢字漢字", at: CellPoint(x: 0, y: y)) }
    let ground = Layer(id: 1, origin: .zero, canvas: base)
    return [
      [ground], [ground, box(2, "A", x: 3, y: 1)], [ground, box(2, "A", x: 4, y: 1)], [ground],
    ].map(Frame.init(layers:))
  }

  private static func cursors(_ size: CellSize) -> [Frame] {
    func canvas(_ place: CellPoint?, _ shows: Bool, _ text: String) -> Frame {
      var canvas = Canvas(size: size)
      canvas.write(text, at: .zero)
      canvas.cursor = place
      canvas.showsCursor = shows
      return frame(canvas)
    }
    return [
      canvas(CellPoint(x: 3, y: 2), false, "hidden"), canvas(CellPoint(x: 5, y: 4), true, "seen"),
      canvas(CellPoint(x: 500, y: 4), true, "outside"), canvas(nil, true, "none"),
    ]
  }
}
