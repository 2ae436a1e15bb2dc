import Foundation
import SheetGraphics
import SheetPresentation

/// The words of a page of HTML with their looks.
struct MarkupReader {
  /// How text looks inside the tags that are open.
  fileprivate struct Look {
    var isBold = false, isItalic = false, isUnderlined = false, isStruck = false, isCode = false
    var size: CGFloat = 12
    var link: URL?
  }

  /// Tags inside tags: more are nobody's text.
  private static let deepest = 200
  private static let hidden: Set = ["script", "style", "head", "title", "template"]
  private static let blocks: Set = [
    "p", "div", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote",
    "pre", "section", "article", "header", "footer", "body", "html",
  ]
  /// The sizes of headings on iOS.
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]

  private let result = NSMutableAttributedString(string: "")
  /// What it ends with.
  private var end: Character?
  private var open: [(tag: String, look: Look)] = []
  /// For each list that is open the number of its last item; `nil` for one without numbers.
  private var lists: [Int?] = []

  static func read(_ markup: String) -> NSAttributedString {
    var reader = MarkupReader()
    reader.read(markup[...])
    return reader.result
  }

  private mutating func read(_ markup: Substring) {
    var rest = markup
    while let start = rest.firstIndex(of: "<") {
      append(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return }
      let tag = MarkupTag(rest[rest.index(after: start)..<close])
      rest = rest[rest.index(after: close)...]
      if !tag.isClosing, Self.hidden.contains(tag.name) {
        let end = rest.range(of: "</\(tag.name)", options: .caseInsensitive)
        rest = end.map { rest[$0.lowerBound...] } ?? ""
      } else {
        take(tag)
      }
    }
    append(rest)
  }

  private mutating func take(_ tag: MarkupTag) {
    if Self.blocks.contains(tag.name) { endLine() }
    switch tag.name {
    case "br": add("\n")
    case "hr": endLine()
    case "ul", "ol":
      if tag.isClosing { _ = lists.popLast() } else { lists.append(tag.name == "ol" ? 0 : nil) }
    case "td", "th": if !tag.isClosing, !isAtLineStart { add("\t") }
    case "li": if !tag.isClosing { beginItem() }
    default: break
    }
    if tag.isClosing { close(tag.name) } else if !tag.isAlone { begin(tag) }
  }

  private mutating func begin(_ tag: MarkupTag) {
    guard open.count < Self.deepest else { return }
    var look = look
    switch tag.name {
    case "b", "strong", "th": look.isBold = true
    case "i", "em", "cite": look.isItalic = true
    case "u", "ins": look.isUnderlined = true
    case "s", "strike", "del": look.isStruck = true
    case "code", "pre", "tt", "kbd": look.isCode = true
    case "a":
      look.link = tag.value(of: "href").flatMap { URL(string: $0) }
      look.isUnderlined = look.link != nil
    default:
      if let size = Self.headings[tag.name] { (look.size, look.isBold) = (size, true) }
    }
    open.append((tag.name, look))
  }

  private mutating func close(_ name: String) {
    if let last = open.lastIndex(where: { $0.tag == name }) { open.removeSubrange(last...) }
  }

  private var look: Look { open.last?.look ?? Look() }

  // MARK: Text

  private var isAtLineStart: Bool { end == nil || end == "\n" }

  private mutating func endLine() {
    if !isAtLineStart { add("\n") }
  }

  /// As iOS marks it.
  private mutating func beginItem() {
    guard let last = lists.indices.last else { return add("\t•\t") }
    guard let number = lists[last] else { return add("\t•\t") }
    lists[last] = number + 1
    add("\t\(number + 1).\t")
  }

  /// Runs of blanks and line ends count as one blank, but in `pre`.
  private mutating func append(_ text: Substring) {
    guard !open.contains(where: { $0.tag == "pre" }) else {
      return add(MarkupEntities.decoded(text))
    }
    let words = text.split { $0.isWhitespace && $0 != "\u{A0}" }
    let begins = text.first.map { $0.isWhitespace } == true
    if begins, !isAtLineStart, end != " ", end != "\t" { add(" ") }
    guard !words.isEmpty else { return }
    let ends = text.last?.isWhitespace == true ? " " : ""
    add(words.map(MarkupEntities.decoded).joined(separator: " ") + ends)
  }

  private mutating func add(_ text: String) {
    if text == "\n", end == " " {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    result.append(NSAttributedString(string: text, attributes: look.attributes))
    end = text.last ?? end
  }
}

extension MarkupReader.Look {
  fileprivate var attributes: [NSAttributedString.Key: Any] {
    let slant = isBold ? (isItalic ? "-BoldItalic" : "-Bold") : (isItalic ? "-Italic" : "")
    let name = isCode ? "Courier" + slant : "Times" + (slant.isEmpty ? "-Roman" : slant)
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
    ]
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = link }
    return attributes
  }
}

/// What stands between `<` and `>`.
private struct MarkupTag {
  let name: String
  let isClosing: Bool
  /// Whether nothing closes it.
  let isAlone: Bool
  private let rest: Substring

  private static let alone: Set = ["br", "hr", "img", "meta", "link", "input", "wbr", "!doctype"]

  init(_ text: Substring) {
    isClosing = text.hasPrefix("/")
    let content = isClosing ? text.dropFirst() : text
    let word = content.prefix { !$0.isWhitespace && $0 != "/" }
    name = word.lowercased()
    rest = content[word.endIndex...]
    isAlone = Self.alone.contains(name) || text.hasSuffix("/")
  }

  /// The value of an attribute, in quotes or without.
  func value(of attribute: String) -> String? {
    var rest = rest
    while let found = rest.range(of: attribute, options: .caseInsensitive) {
      let isWhole =
        found.lowerBound == rest.startIndex
        || rest[rest.index(before: found.lowerBound)].isWhitespace
      let after = rest[found.upperBound...].drop(while: \.isWhitespace)
      rest = rest[found.upperBound...]
      guard isWhole, after.first == "=" else { continue }
      let value = after.dropFirst().drop(while: \.isWhitespace)
      if let quote = value.first, quote == "\"" || quote == "'" {
        return MarkupEntities.decoded(value.dropFirst().prefix { $0 != quote })
      }
      return MarkupEntities.decoded(value.prefix { !$0.isWhitespace })
    }
    return nil
  }
}
