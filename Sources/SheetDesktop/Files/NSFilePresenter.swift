import Foundation

/// Something that shows a file or folder and wants to know when this program changes it.
public protocol NSFilePresenter: NSObjectProtocol {
  /// What it shows.
  var presentedItemURL: URL? { get }
  /// Where it is told.
  var presentedItemOperationQueue: OperationQueue { get }

  /// The file was written by a coordinator of this program that is not the presenter's own.
  func presentedItemDidChange()
  /// A file in the folder was written by a coordinator of this program that is not the presenter's own.
  func presentedSubitemDidChange(at url: URL)
  /// A coordinator of this program moved the file.
  func presentedItemDidMove(to newURL: URL)
  /// Accepted for code written for iOS; never called, since nobody is waited for.
  func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Accepted for code written for iOS; never called, since nobody is waited for.
  func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void)
  /// Accepted for code written for iOS; never called, since nobody is waited for.
  func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  /// Accepted for code written for iOS; never called, since nobody is waited for.
  func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void)
}

/// Every method may be left away.
extension NSFilePresenter {
  /// Nothing.
  public func presentedItemDidChange() {}
  /// Nothing.
  public func presentedSubitemDidChange(at url: URL) {}
  /// Nothing.
  public func presentedItemDidMove(to newURL: URL) {}
  /// Goes on at once.
  public func relinquishPresentedItem(
    toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) {
    reader(nil)
  }
  /// Goes on at once.
  public func relinquishPresentedItem(
    toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void
  ) {
    writer(nil)
  }
  /// Goes on at once.
  public func savePresentedItemChanges(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }
  /// Goes on at once.
  public func accommodatePresentedItemDeletion(
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    completionHandler(nil)
  }
}
