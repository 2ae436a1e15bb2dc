extension PageDrawing {
  /// The bytes for standard input: fields that end with a NUL, and texts as ``TextDescription`` writes them, with
  /// their length before.
  package var bytes: [UInt8] {
    var writer = FieldWriter()
    let said = properties
    for field in [
      said.title, said.author, said.subject, said.keywords, said.creator, said.created,
    ] { writer.add(field) }
    writer.add("\(pages.count)")
    for page in pages { writer.add(page) }
    return writer.bytes
  }

  /// Reads such bytes; `nil` when they are anything else.
  package init?(_ bytes: [UInt8]) {
    var reader = FieldReader(bytes)
    var words: [String] = []
    for _ in 0..<6 {
      guard let word = reader.next() else { return nil }
      words.append(word)
    }
    (properties.title, properties.author, properties.subject) = (words[0], words[1], words[2])
    (properties.keywords, properties.creator, properties.created) = (words[3], words[4], words[5])
    guard let count = reader.integer() else { return nil }
    while pages.count < count {
      guard let page = Page(&reader) else { return nil }
      pages.append(page)
    }
    guard reader.isAtEnd else { return nil }
  }
}

private struct FieldWriter {
  var bytes: [UInt8] = []

  mutating func add(_ field: String) {
    bytes += field.utf8.map { $0 == 0 ? UInt8(ascii: " ") : $0 }
    bytes.append(0)
  }

  mutating func add(_ numbers: [Double]) {
    for number in numbers { add("\(number)") }
  }

  mutating func add(_ page: PageDrawing.Page) {
    add([page.width, page.height])
    add("\(page.steps.count)")
    for step in page.steps { add(step) }
  }

  private mutating func add(_ step: PageDrawing.Step) {
    switch step {
    case .clip(let outlines):
      add("c")
      add("\(outlines.count)")
      outlines.forEach { add($0) }
    case .fill(let outline, let ink):
      add("f")
      add("\(ink.color)")
      add(String(ink.blending.rawValue))
      add(outline)
    case .picture(let picture):
      add("p")
      add("\(picture.offset)")
      add("\(picture.count)")
      add(picture.matrix + [picture.alpha])
      add(String(picture.blending.rawValue))
    case .text(let text):
      let described = text.bytes
      add("t")
      add("\(described.count)")
      bytes += described
    case .link(let x, let y, let width, let height, let address):
      add("l")
      add([x, y, width, height])
      add(address)
    }
  }

  /// One field: numbers with blanks between, polygons with semicolons.
  private mutating func add(_ outline: PageDrawing.Outline) {
    add(outline.isEvenOdd ? "1" : "0")
    add(
      outline.polygons.map { polygon in
        polygon.map { "\($0.x) \($0.y)" }.joined(separator: " ")
      }.joined(separator: ";"))
  }
}

extension PageDrawing.Page {
  fileprivate init?(_ reader: inout FieldReader) {
    guard let sides = reader.numbers(2), sides.allSatisfy(PageDrawing.sides.contains),
      let count = reader.integer()
    else { return nil }
    self.init(width: sides[0], height: sides[1])
    while steps.count < count {
      guard let step = PageDrawing.Step(&reader) else { return nil }
      steps.append(step)
    }
  }
}

extension PageDrawing.Step {
  fileprivate init?(_ reader: inout FieldReader) {
    switch reader.letter() {
    case "c":
      guard let count = reader.integer() else { return nil }
      var outlines: [PageDrawing.Outline] = []
      while outlines.count < count {
        guard let outline = PageDrawing.Outline(&reader) else { return nil }
        outlines.append(outline)
      }
      self = .clip(outlines)
    case "f":
      guard let color = reader.colors(1), let blending = PageDrawing.Blending(&reader),
        let outline = PageDrawing.Outline(&reader)
      else { return nil }
      self = .fill(outline, PageDrawing.Ink(color[0], blending))
    case "p":
      guard let picture = PageDrawing.PlacedPicture(&reader) else { return nil }
      self = .picture(picture)
    case "t":
      guard let count = reader.integer(), let bytes = reader.bytes(count),
        let text = TextDescription(bytes)
      else { return nil }
      self = .text(text)
    case "l":
      guard let sides = reader.numbers(4), let address = reader.next() else { return nil }
      self = .link(
        x: sides[0], y: sides[1], width: sides[2], height: sides[3], address: address)
    default: return nil
    }
  }
}

extension PageDrawing.Blending {
  fileprivate init?(_ reader: inout FieldReader) {
    guard let letter = reader.letter() else { return nil }
    self.init(rawValue: letter)
  }
}

extension PageDrawing.PlacedPicture {
  fileprivate init?(_ reader: inout FieldReader) {
    guard let offset = reader.integer(), let count = reader.integer(), offset >= 0, count > 0,
      let numbers = reader.numbers(7), (0...1).contains(numbers[6]),
      let blending = PageDrawing.Blending(&reader)
    else { return nil }
    self.init(
      offset: offset, count: count, matrix: Array(numbers.prefix(6)), alpha: numbers[6],
      blending: blending)
  }
}

extension PageDrawing.Outline {
  /// The most corners, in points from the page: what is drawn farther off is never seen.
  private static let most = 1e6

  fileprivate init?(_ reader: inout FieldReader) {
    guard let rule = reader.next(), let text = reader.next() else { return nil }
    self.init(isEvenOdd: rule == "1", polygons: [])
    for part in text.utf8.split(separator: UInt8(ascii: ";")) {
      let numbers = part.split(separator: UInt8(ascii: " ")).map { Double(Substring($0)) ?? .nan }
      guard numbers.count.isMultiple(of: 2), numbers.allSatisfy({ abs($0) <= Self.most }) else {
        return nil
      }
      polygons.append(
        stride(from: 0, to: numbers.count, by: 2).map { SIMD2(numbers[$0], numbers[$0 + 1]) })
    }
  }
}
