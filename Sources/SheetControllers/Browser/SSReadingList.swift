import Foundation
import SheetActivities
import SheetDesktop
import SheetPresentation

/// The person's list of pages to read, as the activity Read Later keeps it.
open class SSReadingList: NSObject, @unchecked Sendable {
  private static let instance = SSReadingList()

  /// The one there is.
  open class func `default`() -> SSReadingList? { instance }

  /// Whether it takes the address: a page on the web.
  open class func supportsURL(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Puts a page on the list, and waits until it is there: where the settings name a server, as long as that
  /// takes. A page that is there already is left as it is. The preview is its note.
  ///
  /// - Throws: ``SSReadingListError``, or what the list says.
  open func addItem(with url: URL, title: String?, previewText: String?) throws {
    guard Self.supportsURL(url) else { throw SSReadingListError(.urlSchemeNotAllowed) }
    do {
      try AddToReadingListActivity.add(
        url, title: title ?? "", note: previewText ?? "", ActivitySettings.current)
    } catch ReadingListError.known {
      return
    }
  }
}

/// Why a page was not put on the list.
public struct SSReadingListError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It is no page on the web.
    case urlSchemeNotAllowed = 1
  }

  /// The reason.
  public let code: Code
  /// It is no page on the web.
  public static var urlSchemeNotAllowed: Code { .urlSchemeNotAllowed }

  init(_ code: Code) {
    self.code = code
  }
}

extension SSReadingListError: LocalizedError {
  /// The reason in words.
  public var errorDescription: String? {
    "Only web pages can be put on the reading list (http, https)."
  }
}
