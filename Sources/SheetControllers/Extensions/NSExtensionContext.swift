import Foundation
import SheetDesktop
import SheetEngine
import SheetPresentation

/// What a share extension gets from the program that it extends. Nothing starts extensions here, so a
/// controller has none; a program or a test that wants to run one's code makes a subclass with items.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  /// What is shared, as `NSExtensionItem`; empty, unless a subclass says more.
  open var inputItems: [Any] { [] }

  /// Ends the work. There is nobody to hear of it: the completion runs, with `false` for not cut short.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    DispatchQueue.global().async { completionHandler?(false) }
  }

  /// Ends the work. There is nobody to hear of it: a subclass may.
  open func cancelRequest(withError error: any Error) {}

  /// Opens an address as `UIApplication.shared` does.
  open func open(_ url: URL, completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil) {
    Task { @MainActor in
      UIApplication.shared.open(url, options: [:], completionHandler: completionHandler)
    }
  }
}

/// Does the work of an extension without a screen. Nothing starts extensions here.
public protocol NSExtensionRequestHandling: NSObjectProtocol {
  /// Begins the work.
  func beginRequest(with context: NSExtensionContext)
}

extension UIViewController {
  /// Always `nil`, as in an app on iOS: nothing starts extensions here.
  public var extensionContext: NSExtensionContext? { nil }
}
