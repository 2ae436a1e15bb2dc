import Foundation
import SheetActivities
import SheetEngine
import SheetPresentation

/// The running program, with UIKit's name and members.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The one there is.
  public class var shared: UIApplication { instance }

  private static let instance = UIApplication()

  /// Who is told what happens to the program.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Accepted for code written for iOS: a terminal does not turn itself off.
  open var isIdleTimerDisabled = false
  /// Accepted for code written for iOS: there is no such sign in a terminal.
  open var isNetworkActivityIndicatorVisible = false
  /// Accepted for code written for iOS: there is no icon to put a number on.
  open var applicationIconBadgeNumber = 0
  /// Always active: a program that is stopped by the shell hears nothing.
  open var applicationState: State { .active }
  /// No limit: nothing ends the program in the background.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  private var lastTask = 0

  /// What the surroundings are; tests have their own.
  package var settings = ActivitySettings.current

  /// The window that gets the keys.
  open var keyWindow: UIWindow? { UIWindow.key }
  /// The windows: the one that gets the keys.
  open var windows: [UIWindow] { [UIWindow.key].compactMap(\.self) }
  /// The scenes: one, with that window.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.only] }

  /// What a program may do while it is not in front.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front without getting events.
    case inactive = 1
    /// Not in front.
    case background = 2
  }

  /// Tells the system that work goes on. There is nothing to be told here: the number is good for
  /// ``endBackgroundTask(_:)``, and the handler is never called.
  @discardableResult
  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// As ``beginBackgroundTask(expirationHandler:)``. The name is ignored.
  @discardableResult
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }

  /// Accepted for code written for iOS, and ignored.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Opening

  /// Whether something opens such addresses: always for `http`, `https`, `file` and `mailto`, for other
  /// schemes when an application that is registered for them is installed and can run here. Reads files of
  /// the desktop and starts no program.
  open func canOpenURL(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased() else { return false }
    return ["http", "https", "file", "mailto"].contains(scheme)
      || AddressOpener(settings).isHandled(scheme: scheme)
  }

  /// Opens an address: a web page in a browser, with a window or in this terminal, which is lent to it;
  /// all else in the application that is registered for it. A message without such an application is
  /// written in the panel of Mail.
  ///
  /// The completion is always called, on the main thread: with `false` when nothing opened it. A program
  /// that runs in this terminal has ended by then.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isMessage = url.scheme?.lowercased() == "mailto"
    if isMessage, !AddressOpener(settings).isHandled(scheme: "mailto"), writeMessage(url) {
      return DispatchQueue.main.async { completion?(true) }
    }
    guard canOpenURL(url) else { return DispatchQueue.main.async { completion?(false) } }
    let (opener, terminal) = (AddressOpener(settings), keyWindow?.terminalLoan ?? .idle)
    DispatchQueue.global(qos: .userInitiated).async {
      let isOpened = (try? opener.open(url, terminal: terminal)) != nil
      DispatchQueue.main.async { completion?(isOpened) }
    }
  }

  /// As ``open(_:options:completionHandler:)``.
  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// The form from before iOS 10: says whether something opens such addresses, and opens it.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url, options: [:], completionHandler: nil)
    return true
  }

  private func writeMessage(_ url: URL) -> Bool {
    guard let presenter = keyWindow?.topmost else { return false }
    let sheet = UIActivityViewController(
      activityItems: [url], applicationActivities: nil, builtInActivities: [])
    sheet.initialActivity = MailActivity(settings: settings)
    presenter.present(sheet, animated: true)
    return sheet.presentingViewController != nil
  }
}

/// A piece of work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Takes a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
