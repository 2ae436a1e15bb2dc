import Foundation
import SheetFiles

/// A link as a file.
///
/// A page that leads on: double-clicked, it opens in a browser on every desktop. A `.desktop` file of type
/// Link does not in GNOME's file manager, which shows it as text, and a `.url` file only in KDE's.
enum LinkPage {
  /// The file's name and contents. Addresses other than web ones become a text, since a page must not
  /// start anything else.
  static func file(for url: URL) -> (name: FilePath, bytes: [UInt8]) {
    let name = url.host ?? url.scheme ?? "link"
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      return (FilePath(name + ".txt"), Array((url.absoluteString + "\n").utf8))
    }
    return (FilePath(name + ".html"), Array(page(url.absoluteString.escapedForMarkup).utf8))
  }

  private static func page(_ address: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <meta http-equiv="refresh" content="0; url=\(address)">
    <title>\(address)</title>
    <p><a href="\(address)">\(address)</a>

    """
  }
}
