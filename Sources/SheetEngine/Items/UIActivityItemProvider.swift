import Foundation
import SheetImaging

/// An item that is made in the background after the choice, while the sheet shows that it works and
/// how to cancel. Subclass it and override ``item``.
///
/// ``item`` runs on an operation queue and may block, sleep, or call the main queue and wait, since
/// the main run loop keeps turning. The class is `nonisolated`, since code compiled with the main actor
/// as its default would put every subclass there. Its source methods are nonisolated too, though the
/// sheet calls them on the main thread: an override in such a class is, and it may call `super`. Source
/// of the rules: UIKit's documentation of
/// `UIActivityItemProvider`.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource,
  @unchecked Sendable
{
  /// What was given to the initializer: the kind of item, for services to judge by.
  open private(set) var placeholderItem: Any?

  private struct Making {
    var type: UIActivity.ActivityType?
    var result: Any?
    /// The latest order, the one that ``item`` works or worked on, and the last that was cancelled.
    var (ordered, current, cancelled) = (0, 0, -1)
  }

  private let lock = NSLock()
  private var making = Making()
  /// Held while ``item`` runs.
  private let turn = NSLock()

  /// Makes a provider that stands for items like `placeholderItem`.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
  }

  /// The service that was chosen; `nil` before the choice or when it has no type.
  open var activityType: UIActivity.ActivityType? { lock.withLock { making.type } }

  /// Makes the item; called once a choice, off the main thread. The default hands out the placeholder.
  open var item: Any {
    placeholderItem ?? NSNull()
  }

  /// Whether the person gave up the choice that ``item`` works for. Unlike that of other operations it
  /// becomes `false` again when the person chooses another service.
  open override var isCancelled: Bool { lock.withLock { making.cancelled >= making.current } }

  /// The person gave up.
  open override func cancel() {
    lock.withLock { making.cancelled = making.ordered }
    super.cancel()
  }

  /// Makes the item and keeps it.
  open override func main() {
    if !isCancelled { makeItem(order: order(), for: activityType) }
  }

  /// Begins a choice and returns its number: an operation runs once, but after a cancel the person may
  /// choose another service and needs the item again.
  func order() -> Int {
    lock.withLock {
      making.ordered += 1
      return making.ordered
    }
  }

  /// Makes the item on the calling thread, after a cancelled ``item`` that is still running returned.
  func makeItem(order: Int, for type: UIActivity.ActivityType?) {
    turn.withLock {
      lock.withLock { (making.current, making.type) = (order, type) }
      guard !isCancelled else { return }
      let made = item
      lock.withLock { making.result = made }
    }
  }

  /// What ``item`` returned; `nil` before that.
  var result: Any? {
    lock.withLock { making.result }
  }

  /// The placeholder.
  open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any { placeholderItem ?? NSNull() }

  /// What ``item`` returned.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { result }

  /// No subject.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No type.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No picture.
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }

  /// No metadata.
  open func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}
