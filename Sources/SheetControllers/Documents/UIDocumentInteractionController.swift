import Foundation
import SheetActivities
import SheetDesktop
import SheetEngine
import SheetPresentation

/// Shows a file, shares it, or opens it in an application: a Quick Look panel, a share sheet, or the panel of
/// Open With, over what is on the screen. A terminal has no place to point at: rectangles, views and buttons
/// are accepted and ignored.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// What it is called; the file's name, unless it is set.
  open var name: String?
  /// The type's identifier; that of the name's suffix, unless it is set.
  open var uti: String?
  /// Accepted for code written for iOS, and ignored.
  open var annotation: Any?
  /// Hears of it, and says over which controller panels appear.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  private var preview: Preview?
  private weak var shown: UIViewController?

  /// Makes one for a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
    super.init()
  }

  /// Shows the file; `false` when there is none, or nothing to show it on.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, url.isFileURL, let presenter = previewPresenter else { return false }
    let panel = QLPreviewController()
    let preview = Preview(url: url, name: name) { [weak self] in self?.previewEnded() }
    self.preview = preview
    panel.dataSource = preview
    panel.delegate = preview
    delegate?.documentInteractionControllerWillBeginPreview(self)
    return show(panel, over: presenter)
  }

  /// Takes the Quick Look panel off.
  open func dismissPreview(animated: Bool) {
    if let shown, shown.presentingViewController != nil { shown.dismiss(animated: animated) }
  }

  /// Takes a share sheet or the panel of Open With off.
  open func dismissMenu(animated: Bool) { dismissPreview(animated: animated) }

  /// Shows a share sheet with the file.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIResponder, animated: Bool) -> Bool {
    presentSheet(nil)
  }

  /// Shows a share sheet with the file.
  @discardableResult
  open func presentOptionsMenu(from item: NSObject, animated: Bool) -> Bool { presentSheet(nil) }

  /// Asks in which application the file is to be opened.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIResponder, animated: Bool) -> Bool {
    presentSheet(OpenWithActivity(settings: UIApplication.shared.settings))
  }

  /// Asks in which application the file is to be opened.
  @discardableResult
  open func presentOpenInMenu(from item: NSObject, animated: Bool) -> Bool {
    presentSheet(OpenWithActivity(settings: UIApplication.shared.settings))
  }

  private var previewPresenter: UIViewController? {
    delegate?.documentInteractionControllerViewControllerForPreview(self)
      ?? UIApplication.shared.keyWindow?.topmost
  }

  private func presentSheet(_ activity: UIActivity?) -> Bool {
    guard let url, let presenter = UIApplication.shared.keyWindow?.topmost else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.initialActivity = activity
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    return show(sheet, over: presenter)
  }

  private func show(_ controller: UIViewController, over presenter: UIViewController) -> Bool {
    shown = controller
    presenter.present(controller, animated: true)
    return controller.presentingViewController != nil
  }

  private func previewEnded() {
    preview = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }
}

/// Gives the Quick Look panel its one file.
@MainActor
private final class Preview: QLPreviewControllerDataSource, QLPreviewControllerDelegate {
  private struct Item: QLPreviewItem {
    var previewItemURL: URL?
    var previewItemTitle: String?
  }

  private let item: Item
  private let onEnd: () -> Void

  init(url: URL, name: String?, onEnd: @escaping () -> Void) {
    item = Item(previewItemURL: url, previewItemTitle: name)
    self.onEnd = onEnd
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { item }

  func previewControllerDidDismiss(_ controller: QLPreviewController) { onEnd() }
}

/// Hears what becomes of a file that is shown.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which the Quick Look panel appears.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
  /// The Quick Look panel is about to be shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// The Quick Look panel is gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// The share sheet, or the panel of Open With, is gone.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// The topmost controller.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController {
    UIApplication.shared.keyWindow?.topmost ?? UIViewController()
  }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
