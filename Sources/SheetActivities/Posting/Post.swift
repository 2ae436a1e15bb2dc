import Foundation

/// What a person wants to post, whatever the service.
struct Post: Sendable {
  /// A picture with what it shows in words.
  struct Picture: Sendable {
    /// The picture as it was shared.
    var item: ActivityItem
    /// For people who cannot see it; empty for none.
    var words: String

    /// Its name as messages show it.
    var name: String { item.fileName.text.singleLine }
  }

  /// What was typed.
  var text = ""
  /// An address that it is about; empty for none.
  var link = ""
  /// What the page behind the link is called; empty where nobody knows.
  var title = ""
  /// The pictures in order.
  var pictures: [Picture] = []
  /// Who may see it, in the service's own word; empty for what is usual there.
  var visibility = ""
  /// What stands before a text that not everybody wants to see; empty for none.
  var warning = ""
  /// The language, by its tag (BCP 47); empty where nobody said.
  var language = ""

  /// The text with the link below, unless it stands in the text already.
  var textWithLink: String {
    guard !link.isEmpty, !text.contains(link) else { return text }
    return text.isEmpty ? link : text + "\n\n" + link
  }

  /// The same with the warning before it, for services that have no place for one.
  var textWithWarning: String {
    warning.isEmpty ? textWithLink : "CW: \(warning)\n\n\(textWithLink)".trimmingBlanks
  }

  /// The same for a page that gets the link in a place of its own.
  var textWithoutLink: String {
    var post = self
    post.link = ""
    return post.textWithWarning
  }

  /// Whether there is nothing to post.
  var isEmpty: Bool { text.trimmingBlanks.isEmpty && link.isEmpty && pictures.isEmpty }
}

/// Where a post is now.
struct PostReceipt: Sendable, Hashable {
  /// Its address; `nil` where the service tells none.
  var address: URL?
}
