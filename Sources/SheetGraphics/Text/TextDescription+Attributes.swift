import Foundation
import HelperProtocol
import SheetImaging
import SheetPresentation

extension TextDescription {
  /// A text with its attributes, as the typesetter takes it.
  init(_ text: NSAttributedString) {
    self.init()
    var open = Paragraph()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      let look = TextAttributes(values)
      let lines = (text.string as NSString).substring(with: range).lines
      for (index, line) in lines.enumerated() {
        if index > 0 {
          paragraphs.append(open)
          open = Paragraph()
        }
        if open.runs.isEmpty { look.set(&open) }
        open.runs.append(look.run(line))
      }
    }
    // A line break at the end begins no line.
    let isBlank = open.runs.allSatisfy(\.text.isEmpty)
    if open.runs.isEmpty { open.runs = [TextAttributes([:]).run("")] }
    if !isBlank || paragraphs.isEmpty { paragraphs.append(open) }
  }

  /// Whether there is anything to be seen.
  var isEmpty: Bool { paragraphs.allSatisfy { $0.runs.allSatisfy(\.text.isEmpty) } }

  /// The size of the largest font.
  var largestFont: CGFloat { paragraphs.flatMap(\.runs).map(\.size).max() ?? 0 }

  /// The same with a part of its alpha.
  func faded(to alpha: CGFloat) -> TextDescription {
    guard alpha < 1 else { return self }
    func fade(_ color: inout UInt32) {
      color = color & ~0xFF | UInt32((Double(color & 0xFF) * Double(max(alpha, 0))).rounded())
    }
    var text = self
    for paragraph in text.paragraphs.indices {
      for run in text.paragraphs[paragraph].runs.indices {
        fade(&text.paragraphs[paragraph].runs[run].color)
        fade(&text.paragraphs[paragraph].runs[run].ground)
        fade(&text.paragraphs[paragraph].runs[run].outline)
      }
    }
    return text
  }

  /// The same in one colour, without what is behind.
  func tinted(_ color: UIColor) -> TextDescription {
    var text = self
    for paragraph in text.paragraphs.indices {
      for run in text.paragraphs[paragraph].runs.indices {
        text.paragraphs[paragraph].runs[run].color = color.packed
        text.paragraphs[paragraph].runs[run].outline = color.packed
        text.paragraphs[paragraph].runs[run].ground = 0
      }
    }
    return text
  }
}

extension String {
  /// What stands between line breaks. One of two characters counts once.
  fileprivate var lines: [String] {
    split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\u{2029}" }
      .map(String.init)
  }
}

/// Attributes of a text in the forms that drawing wants.
private struct TextAttributes {
  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values
  }

  func run(_ text: String) -> TextDescription.Run {
    var run = TextDescription.Run(text)
    // What iOS takes when nobody names a font.
    let font = values[.font] as? UIFont ?? UIFont(name: "Helvetica", size: 12)
    if let font { run.set(font) }
    run.color = (values[.foregroundColor] as? UIColor ?? .black).packed
    run.ground = (values[.backgroundColor] as? UIColor ?? .clear).packed
    run.outline = (values[.strokeColor] as? UIColor)?.packed ?? run.color
    run.outlineWidth = bounded(number(.strokeWidth), 100)
    run.isUnderlined = number(.underlineStyle) != 0
    run.isStruck = number(.strikethroughStyle) != 0
    run.kerning = bounded(number(.kern) + number(.tracking), 10_000)
    run.rise = bounded(number(.baselineOffset), 10_000)
    if let attachment = values[.attachment] as? NSTextAttachment { run.set(attachment.room) }
    return run
  }

  func set(_ paragraph: inout TextDescription.Paragraph) {
    guard let style = values[.paragraphStyle] as? NSParagraphStyle else { return }
    let values = style.values
    paragraph.alignment = values.alignment.described
    paragraph.breaking = values.breaking.described
    func length(_ value: CGFloat) -> Double { bounded(value, 100_000) }
    paragraph.lineSpacing = length(values.lineSpacing)
    (paragraph.before, paragraph.after) = (length(values.before), length(values.after))
    (paragraph.leastLine, paragraph.mostLine) = (length(values.leastLine), length(values.mostLine))
    paragraph.lineFactor = bounded(values.lineFactor, 100)
    paragraph.firstIndent = length(values.firstIndent)
    (paragraph.indent, paragraph.tailIndent) = (length(values.indent), length(values.tailIndent))
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat {
    if let style = values[key] as? NSUnderlineStyle { return CGFloat(style.rawValue) }
    return CGFloat(any: values[key]) ?? 0
  }

  /// What is no number counts as 0.
  private func bounded(_ value: CGFloat, _ limit: CGFloat) -> Double {
    value.isFinite ? Double(min(max(value, -limit), limit)) : 0
  }
}

extension TextDescription.Run {
  /// Letters become a room of that size above their base.
  fileprivate mutating func set(_ room: CGRect) {
    text = Self.roomMark
    func length(_ value: CGFloat) -> Double { Double(min(max(value, -10_000), 10_000)) }
    // An attachment without a size is there, and takes no more than nothing.
    roomWidth = max(0.001, length(room.width))
    (roomAbove, roomBelow) = (length(room.maxY), length(-room.minY))
  }

  fileprivate mutating func set(_ font: UIFont) {
    let kind =
      switch font.design {
      case .serif: "Serif"
      case .monospaced: "Monospace"
      default: "Sans"
      }
    let name = font.fontName
    let isSystem = name.hasPrefix(".")
    // What a name may not hold in a list of them.
    let family = FontName(name).family.filter { $0 != "," && $0 != "\0" }
    families = isSystem || family.isEmpty ? kind : "\(family),\(kind)"
    size = min(max(Double(font.pointSize), 0.1), 10_000)
    (weight, isItalic) = (font.weight, font.isItalic)
  }
}

extension NSTextAlignment {
  fileprivate var described: TextDescription.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  fileprivate var described: TextDescription.Breaking {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .letters
    case .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    }
  }
}

extension UIColor {
  /// Red, green, blue and alpha, a byte each.
  fileprivate var packed: UInt32 {
    let parts = parts
    return [parts.red, parts.green, parts.blue, parts.alpha].reduce(0) {
      $0 << 8 | UInt32(($1 * 255).rounded())
    }
  }
}
