import Foundation

/// What is known of a link without asking the network: title and address go into the header of the
/// sheet; the pictures are accepted for code written for iOS.
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
