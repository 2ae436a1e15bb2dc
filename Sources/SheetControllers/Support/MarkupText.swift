import Foundation
import SheetDesktop

/// The words of a page, for what takes only text.
enum MarkupText {
  /// The text between the tags: blocks and breaks begin a line, scripts and styles are left out.
  static func plain(_ markup: String) -> String {
    var (result, rest) = ("", markup[...])
    while let open = rest.firstIndex(of: "<") {
      append(rest[..<open], to: &result)
      guard let close = rest[open...].firstIndex(of: ">") else { break }
      let tag = name(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      if hidden.contains(tag) { rest = skip(rest, to: "</\(tag)") }
      if blocks.contains(tag.drop("/")), !result.hasSuffix("\n"), !result.isEmpty {
        result += "\n"
      }
    }
    if !rest.contains("<") { append(rest, to: &result) }
    return result.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let hidden: Set = ["script", "style", "head", "title"]
  private static let blocks: Set = [
    "p", "div", "br", "br/", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6",
    "blockquote", "pre", "hr",
  ]
  private static func name(_ tag: Substring) -> String {
    tag.prefix { !$0.isWhitespace }.lowercased()
  }

  private static func skip(_ text: Substring, to end: String) -> Substring {
    text.range(of: end, options: .caseInsensitive).map { text[$0.lowerBound...] } ?? ""
  }

  /// Runs of blanks and line ends count as one blank.
  private static func append(_ text: Substring, to result: inout String) {
    let words = text.split(whereSeparator: \.isWhitespace).map(MarkupEntities.decoded).joined(
      separator: " ")
    let begins = text.first?.isWhitespace == true && !result.isEmpty && result.last != "\n"
    if begins, result.last != " " { result += " " }
    result += words
    if !words.isEmpty, text.last?.isWhitespace == true { result += " " }
  }
}

extension String {
  fileprivate func drop(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
