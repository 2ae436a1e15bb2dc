import Foundation

/// What is known of a link without asking the network: title and address go into the header of the
/// sheet, and after the first frame a picture, the page's if there is one, else the site's.
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
