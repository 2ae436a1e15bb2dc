import Foundation
import SheetFiles

/// The reading list as an Atom feed, which news readers such as newsboat follow (RFC 4287).
enum ReadingListFeed {
  /// The whole feed, the newest entry first.
  static func feed(of entries: [ReadingListEntry]) -> String {
    let newest = entries.map(\.added).max() ?? Date(timeIntervalSince1970: 0)
    return """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom">
      <title>Reading List</title>
      <id>urn:org.sharesheet:reading-list</id>
      <author><name>Share Sheet</name></author>
      <updated>\(Timestamp.utc(newest))</updated>
      \(entries.reversed().map(element).joined(separator: "\n"))
      </feed>

      """
  }

  private static func element(_ entry: ReadingListEntry) -> String {
    let address = entry.address.escapedForMarkup
    let tags = entry.tags.map { "<category term=\"\($0.escapedForMarkup)\"/>" }.joined()
    return """
      <entry><title>\(entry.title.escapedForMarkup)</title><link href="\(address)"/>\
      <id>\(address)</id><updated>\(Timestamp.utc(entry.added))</updated>\(tags)\
      <summary>\(entry.note.escapedForMarkup)</summary></entry>
      """
  }
}
