import Foundation
import SheetEngine
import SheetFiles
import SheetImaging

extension ActivityItem {
  /// An item of a type that built-in activities know; `nil` for others, and for nothing.
  static func known(_ item: Any) -> ActivityItem? {
    unwrappedItem(item).flatMap { ActivityItem($0) }
  }

  /// The items that built-in activities know among those that were shared, in order.
  ///
  /// - Parameter collections: Whether arrays and the values of dictionaries count as items of their own.
  package static func items(in items: [Any], collections: Bool = false) -> [ActivityItem] {
    items.flatMap { item -> [ActivityItem] in
      guard let item = unwrappedItem(item) else { return [] }
      if let known = ActivityItem(item) { return [known] }
      guard collections else { return [] }
      if let array = item as? [Any] { return Self.items(in: array, collections: true) }
      // A dictionary has no order of its own.
      guard let dictionary = item as? [String: Any] else { return [] }
      let values = dictionary.sorted { $0.key < $1.key }.map(\.value)
      return Self.items(in: values, collections: true)
    }
  }

  /// `nil` for a type that built-in activities do not know.
  ///
  /// Swift's own types come first: asking a `URL` whether it is a class makes an `NSURL` of it, which
  /// costs as much as half of the first frame.
  init?(_ item: Any) {
    switch item {
    case let text as String: self = .text(text)
    case let url as URL: self.init(url: url)
    case let image as UIImage: self = .image(image)
    case let data as Data: self = .data(data)
    case let text as Substring: self = .text(String(text))
    case let text as AttributedString: self = .text(String(text.characters))
    default: self.init(object: item)
    }
  }

  private init?(object item: Any) {
    switch item {
    case let text as NSString: self = .text(String(describing: text))
    case let text as NSAttributedString: self = .text(text.string)
    case let url as NSURL: self.init(url: url as URL)
    case let data as NSData: self = .data(data as Data)
    case let provider as NSItemProvider:
      guard let promise = ItemPromise(provider) else { return nil }
      self = .promise(promise)
    default: return nil
    }
  }

  private init?(url: URL) {
    guard url.isFileURL else {
      self = .link(url)
      return
    }
    guard let path = FilePath(fileURL: url) else { return nil }
    self = .file(path)
  }
}
