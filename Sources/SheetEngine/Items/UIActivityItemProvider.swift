import Foundation
import SheetImaging

/// An item that is made in the background after the choice, while the sheet shows that it works and
/// how to cancel. Subclass it and override ``item``.
///
/// ``item`` runs on an operation queue and may block, sleep, or call the main queue and wait, since
/// the main run loop keeps turning. Source of the rules: UIKit's documentation of
/// `UIActivityItemProvider`.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  /// What was given to the initializer: the kind of item, for services to judge by.
  open private(set) var placeholderItem: Any?

  /// The service that was chosen; `nil` before the choice or when it has no type.
  open internal(set) var activityType: UIActivity.ActivityType?

  private let lock = NSLock()
  private var made: Any?

  /// Makes a provider that stands for items like `placeholderItem`.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
  }

  /// Makes the item; called once, off the main thread. The default hands out the placeholder.
  open var item: Any {
    placeholderItem ?? NSNull()
  }

  /// Makes the item and keeps it.
  open override func main() {
    if !isCancelled { makeItem() }
  }

  /// Makes the item on the calling thread. The sheet calls this rather than `start()`: an operation
  /// runs once, but after a cancel the person may choose another service and needs the item again.
  func makeItem() {
    let result = item
    lock.withLock { made = result }
  }

  /// What ``item`` returned; `nil` before that.
  var result: Any? {
    lock.withLock { made }
  }

  /// The placeholder.
  @MainActor
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// What ``item`` returned.
  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { result }

  /// No subject.
  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No type.
  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No picture.
  @MainActor
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }

  /// No metadata.
  @MainActor
  open func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}
