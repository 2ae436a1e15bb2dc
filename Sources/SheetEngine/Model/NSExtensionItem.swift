import Foundation

/// Something that a service returns: a title, a text, and attachments. Foundation on Linux lacks it.
open class NSExtensionItem: NSObject {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// The data.
  open var attachments: [NSItemProvider]?
  /// More, by keys of the service's own.
  open var userInfo: [AnyHashable: Any]?
}

extension NSExtensionItem {
  convenience init(product: ActivityResult.Product) {
    self.init()
    switch product {
    case .file(let url): attach(url as NSURL, "public.file-url", title: url.lastPathComponent)
    case .url(let url): attach(url as NSURL, "public.url", title: url.absoluteString)
    case .text(let text):
      attributedContentText = NSAttributedString(string: text)
      attach(text as NSString, "public.plain-text", title: nil)
    }
  }

  private func attach(_ object: any NSSecureCoding, _ type: String, title: String?) {
    attachments = [NSItemProvider(item: object, typeIdentifier: type)]
    attributedTitle = title.map { NSAttributedString(string: $0) }
  }
}
