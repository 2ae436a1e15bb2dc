import SheetPresentation

/// The browsers as a field offers them for a page on which the person finishes something.
struct BrowserChoice {
  /// One choice for each browser; its value is the path of the program.
  let choices: [FormChoice]
  /// The one to begin with; `nil` where none is. Over SSH a window would open where nobody sits, and a
  /// text browser cannot use such pages. Whoever wants one of these chooses it.
  let usual: String?

  init(_ settings: ActivitySettings) {
    let browsers = WebBrowser.available(
      environment: settings.environment, configured: settings.browser)
    let isFar = settings.environment.isRemoteSession
    let far = isFar ? " (a window would open on the other machine)" : ""
    choices = browsers.map {
      FormChoice($0.executable, title: $0.title + ($0.isTextual ? "" : far))
    }
    usual = isFar ? nil : browsers.first { !$0.isTextual }?.executable
  }
}

extension ActivityWork {
  /// Shows a page by a browser of ``BrowserChoice``.
  ///
  /// - Throws: ``BrowserError``, ``ChildProcessError`` or `CancellationError`.
  func show(_ page: String, byBrowser executable: String) throws {
    let browsers = WebBrowser.available(
      environment: settings.environment, configured: settings.browser)
    guard let browser = browsers.first(where: { $0.executable == executable }) else {
      throw BrowserError.none
    }
    try browser.show(page, environment: settings.environment, terminal: terminal, monitor)
  }
}
