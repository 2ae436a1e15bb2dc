import Foundation

/// One page to be read.
struct ReadingListEntry: Hashable, Sendable {
  /// The address.
  var address: String
  /// What a person reads; the address when nothing is known.
  var title: String
  /// When it was added; whole seconds.
  var added: Date
  /// Words to find it by.
  var tags: [String] = []
  /// A remark.
  var note = ""
}

/// The Netscape bookmark file, which every browser imports: `TOREAD` and `TAGS` are read by bookmark
/// managers, others ignore them.
///
/// Entries are written on a line each, with the remark on the next. Whatever else the file holds stays as
/// it is.
enum ReadingListPage {
  private static let head = """
    <!DOCTYPE NETSCAPE-Bookmark-file-1>
    <META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
    <TITLE>Reading List</TITLE>
    <H1>Reading List</H1>
    <DL><p>

    """

  /// The file with one more entry, before the list's end. A missing file is begun.
  static func adding(_ entry: ReadingListEntry, to page: String?) -> String {
    let page = page.flatMap { $0.isEmpty ? nil : $0 } ?? head + "</DL><p>\n"
    let end = page.range(of: "</DL>", options: [.caseInsensitive, .backwards])?.lowerBound
    let (before, after) = (page[..<(end ?? page.endIndex)], page[(end ?? page.endIndex)...])
    return before + (before.hasSuffix("\n") ? "" : "\n") + lines(entry) + after
  }

  /// The file without the entries of an address.
  static func removing(_ address: String, from page: String) -> String {
    var isGone = false
    return page.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      if let found = entry(String(line)) {
        isGone = found.address == address
      } else if !line.trimmingCharacters(in: .whitespaces).hasPrefix("<DD>") {
        isGone = false
      }
      return !isGone
    }.joined(separator: "\n")
  }

  /// The entries, in their order.
  static func entries(in page: String) -> [ReadingListEntry] {
    var result: [ReadingListEntry] = []
    for line in page.split(whereSeparator: \.isNewline) {
      let text = line.trimmingCharacters(in: .whitespaces)
      if let entry = entry(text) {
        result.append(entry)
      } else if text.hasPrefix("<DD>"), !result.isEmpty {
        result[result.count - 1].note = String(text.dropFirst(4)).unescapedMarkup
      }
    }
    return result
  }

  private static func lines(_ entry: ReadingListEntry) -> String {
    let seconds = Int(entry.added.timeIntervalSince1970)
    let tags = entry.tags.joined(separator: ",").escapedForMarkup
    let address = entry.address.escapedForMarkup
    var lines =
      "    <DT><A HREF=\"\(address)\" ADD_DATE=\"\(seconds)\" TOREAD=\"1\" TAGS=\"\(tags)\">"
      + "\(entry.title.escapedForMarkup)</A>\n"
    if !entry.note.isEmpty { lines += "    <DD>\(entry.note.escapedForMarkup)\n" }
    return lines
  }

  private static func entry(_ line: String) -> ReadingListEntry? {
    guard let start = line.range(of: "<DT><A ", options: .caseInsensitive),
      let end = line.range(of: ">", range: start.upperBound..<line.endIndex),
      let address = attribute("HREF", in: line[start.upperBound..<end.lowerBound])
    else { return nil }
    let attributes = line[start.upperBound..<end.lowerBound]
    let rest = line[end.upperBound...]
    let title = rest.range(of: "</A>", options: .caseInsensitive).map { rest[..<$0.lowerBound] }
    return ReadingListEntry(
      address: address.unescapedMarkup, title: String(title ?? rest).unescapedMarkup,
      added: Date(
        timeIntervalSince1970: attribute("ADD_DATE", in: attributes).flatMap(Double.init) ?? 0),
      tags: (attribute("TAGS", in: attributes) ?? "").unescapedMarkup.split(separator: ",")
        .map(String.init))
  }

  private static func attribute(_ name: String, in text: Substring) -> String? {
    guard let start = text.range(of: name + "=\"", options: .caseInsensitive),
      let end = text.range(of: "\"", range: start.upperBound..<text.endIndex)
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }
}
