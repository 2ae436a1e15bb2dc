import Foundation

/// Something that a ``QLPreviewController`` can show: a file and what to call it.
public protocol QLPreviewItem {
  /// The file; `nil` while there is none.
  var previewItemURL: URL? { get }
  /// The heading; `nil` for the file's name.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// The file's name.
  public var previewItemTitle: String? { nil }
}

extension URL: QLPreviewItem {
  /// The file itself.
  public var previewItemURL: URL? { self }
}

extension NSURL: QLPreviewItem {
  /// The file itself.
  public var previewItemURL: URL? { absoluteURL }
}

/// Gives a ``QLPreviewController`` what it shows.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many items there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of them; `index` is from 0 to below the number.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Hears what becomes of a ``QLPreviewController``.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
  /// The panel is about to close.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The panel has closed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Never asked: files are only looked at. Accepted for code written for iOS.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  /// Never called. Accepted for code written for iOS.
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  /// Never called. Accepted for code written for iOS.
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}

/// How a file may be changed in a preview on iOS. Accepted for code written for iOS.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// Ignored.
  case disabled, updateContents, createCopy
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// None.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  /// Nothing.
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  /// Nothing.
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}
