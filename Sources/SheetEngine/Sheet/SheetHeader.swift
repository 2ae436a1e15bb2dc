import Foundation
import SheetImaging

/// What the head of the sheet says of the items.
package struct SheetHeader {
  /// A picture of the item, or one of our own drawings by name.
  package enum Picture {
    /// A thumbnail.
    case image(UIImage)
    /// `document`, `folder`, `text`, `link` or `picture`.
    case symbol(String)
  }

  /// The name of the first item.
  package var title: String
  /// What it is, and how large.
  package var detail: String
  /// More lines where there is room, such as the first ones of a text.
  package var preview: [String]
  /// How many items there are.
  package var count: Int
  /// What stands for it.
  package var picture: Picture

  /// Makes a header.
  package init(
    title: String, detail: String, preview: [String] = [], count: Int = 1, picture: Picture
  ) {
    self.title = title
    self.detail = detail
    self.preview = preview
    self.count = count
    self.picture = picture
  }

  /// Describes items by what a source says of its link: title and address. No network is used.
  init(items: [Any], metadata: LPLinkMetadata?) {
    self.init(items: items)
    guard let metadata else { return }
    if let url = metadata.url ?? metadata.originalURL {
      let count = count
      self = Self.describe(url: url)
      self.count = count
    }
    guard let stated = metadata.title, !stated.isEmpty else { return }
    if case .symbol("link") = picture { detail = "Link, \(title)" }
    title = stated
  }

  /// Describes items as far as it takes no time: nothing is read.
  package init(items: [Any]) {
    guard let first = items.first else {
      self.init(title: "Nothing to share", detail: "", count: 0, picture: .symbol("document"))
      return
    }
    self = Self.describe(first)
    count = items.count
  }

  private static func describe(_ item: Any) -> SheetHeader {
    switch item {
    case let text as String: describe(text: text)
    case let url as URL: describe(url: url)
    case let text as NSAttributedString: describe(text: text.string)
    case let url as NSURL: describe(url: url as URL)
    case let image as UIImage:
      SheetHeader(
        title: "Picture", detail: "\(Int(image.size.width)) x \(Int(image.size.height))",
        picture: .image(image))
    default:
      SheetHeader(
        title: String(describing: type(of: item)), detail: "", picture: .symbol("document"))
    }
  }

  private static func describe(text: String) -> SheetHeader {
    // A line of a text from Windows ends in one grapheme, "\r\n", that is not "\n".
    let lines = text.split(maxSplits: 4, whereSeparator: \.isNewline)
      .prefix(4).map { String($0.prefix(400)) }
    let count = text.count
    return SheetHeader(
      title: lines.first ?? "Empty text",
      detail: count == 1 ? "Text, 1 character" : "Text, \(count) characters",
      preview: Array(lines.dropFirst()), picture: .symbol("text"))
  }

  private static func describe(url: URL) -> SheetHeader {
    guard url.isFileURL else {
      let address = url.absoluteString
      return SheetHeader(
        title: url.host ?? address, detail: "Link", preview: [address], picture: .symbol("link"))
    }
    let name = url.lastPathComponent
    return SheetHeader(
      title: name, detail: url.hasDirectoryPath ? "Folder" : "File",
      preview: [url.deletingLastPathComponent().path],
      picture: .symbol(url.hasDirectoryPath ? "folder" : "document"))
  }
}
