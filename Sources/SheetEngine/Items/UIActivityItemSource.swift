import Foundation
import SheetImaging

/// Stands for an item whose data is made only after the choice, and may differ by service.
///
/// Called on the main thread. The last four have default implementations. Source of the rules:
/// UIKit's documentation of `UIActivityItemSource`.
@preconcurrency @MainActor
public protocol UIActivityItemSource: AnyObject {
  /// Something of the same class as the item, perhaps empty, so that services can say whether they
  /// would take it.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any

  /// The item for the chosen service; `nil` when there is nothing for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?

  /// The subject for services that have one; empty for none.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// The uniform type identifier of the item, when it is data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// A small picture of the item; `size` is in points.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage?

  /// Title and address for the header of the sheet. No network is used.
  func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata?
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No type.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No picture.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
    suggestedSize size: CGSize
  ) -> UIImage? { nil }

  /// No metadata.
  public func activityViewControllerLinkMetadata(
    _ activityViewController: UIActivityViewController
  ) -> LPLinkMetadata? { nil }
}
