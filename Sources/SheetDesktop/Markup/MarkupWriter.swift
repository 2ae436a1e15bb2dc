import Foundation
import SheetActivities
import SheetGraphics
import SheetPresentation

/// A text with looks as a page of HTML.
enum MarkupWriter {
  static func page(_ text: NSAttributedString) -> String {
    let whole = NSRange(location: 0, length: text.length)
    var body = ""
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let words = (text.string as NSString).substring(with: range)
      let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      body += lines.map { line in
        line.isEmpty ? "" : marked(String(line).escapedForMarkup, attributes)
      }.joined(separator: "<br>\n")
    }
    return """
      <!DOCTYPE html>
      <html>
      <head><meta charset="utf-8"></head>
      <body>
      <p>\(body)</p>
      </body>
      </html>

      """
  }

  private static func marked(
    _ words: String, _ attributes: [NSAttributedString.Key: Any]
  ) -> String {
    var result = words
    func wrap(_ tag: String) { result = "<\(tag)>\(result)</\(tag)>" }
    let link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
    if isSet(attributes[.strikethroughStyle]) { wrap("s") }
    // A link is underlined anyway.
    if link == nil, isSet(attributes[.underlineStyle]) { wrap("u") }
    let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
    if traits.contains(.traitItalic) { wrap("i") }
    if traits.contains(.traitBold) { wrap("b") }
    if let link { result = "<a href=\"\(link.escapedForMarkup)\">\(result)</a>" }
    return result
  }

  private static func isSet(_ style: Any?) -> Bool {
    switch style {
    case let style as Int: style != 0
    case let style as NSNumber: style.intValue != 0
    case let style as NSUnderlineStyle: style != []
    default: false
    }
  }
}
