import Foundation
import SheetActivities
import SheetDesktop
import SheetImaging
import SheetPresentation

/// Shows a page in a browser, with a window or in this terminal, which is lent to it. When the page is open,
/// or the person has left the browser, it takes itself off and tells the delegate.
@preconcurrency @MainActor
open class SFSafariViewController: TextViewController {
  /// How the browser looks; accepted for code written for iOS, and ignored.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Ignored.
    open var entersReaderIfAvailable = false
    /// Ignored.
    open var barCollapsingEnabled = true
  }

  /// How one leaves; accepted for code written for iOS, and ignored.
  public enum DismissButtonStyle: Int, Sendable {
    /// Ignored.
    case done = 0
    /// Ignored.
    case close = 1
    /// Ignored.
    case cancel = 2
  }

  /// Hears what becomes of it.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Accepted for code written for iOS, and ignored.
  open var dismissButtonStyle = DismissButtonStyle.done
  /// Accepted for code written for iOS, and ignored.
  open var preferredControlTintColor: UIColor?
  /// Accepted for code written for iOS, and ignored.
  open var preferredBarTintColor: UIColor?
  /// The configuration that it was made with.
  public let configuration: Configuration

  private let url: URL
  private var isFinished = false

  /// Makes one for a web address.
  public convenience init(url: URL) {
    self.init(url: url, configuration: Configuration())
  }

  /// Makes one for a web address. The configuration is ignored.
  public init(url: URL, configuration: Configuration) {
    (self.url, self.configuration) = (url, configuration)
    super.init(title: "Browser", text: "Opening \(url.absoluteString)")
  }

  /// Makes one for a web address. The second argument is ignored.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    self.init(url: url)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let (opener, url) = (AddressOpener(UIApplication.shared.settings), url)
    let terminal = window?.terminalLoan ?? .idle
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let result = Result {
        guard ["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
          throw OpenWithError.nothingOpens(url.absoluteString)
        }
        try opener.open(url, terminal: terminal)
      }
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.finish(result) } }
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    afterNextFrame { [self] in
      guard !isFinished else { return }
      isFinished = true
      delegate?.safariViewControllerDidFinish(self)
    }
  }

  private func finish(_ result: Result<Void, any Error>) {
    switch result {
    case .success:
      delegate?.safariViewController(self, didCompleteInitialLoad: true)
      if presentingViewController != nil { dismiss(animated: true) }
    case .failure(let error):
      delegate?.safariViewController(self, didCompleteInitialLoad: false)
      text = "\(url.absoluteString)\n\n\(error.localizedDescription)"
    }
  }
}

/// Hears what becomes of a browser.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// It is gone.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// A browser took the page, or none did.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
