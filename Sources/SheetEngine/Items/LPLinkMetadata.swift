import Foundation

/// What is known of a link without asking the network: for the header of the sheet.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that it led to.
  open var url: URL?
  /// The page's title.
  open var title: String?
  /// A small picture that stands for the site.
  open var iconProvider: NSItemProvider?
  /// A picture of the page.
  open var imageProvider: NSItemProvider?
}
