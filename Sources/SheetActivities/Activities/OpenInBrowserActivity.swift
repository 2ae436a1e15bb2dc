import Foundation
import SheetCells
import SheetEngine
import SheetPresentation

/// Shows links in a browser: a window of the desktop, or a text browser in this terminal, after which the
/// sheet has done its work.
///
/// On this machine the first browser found is used at once. Over SSH a window would open where nobody
/// sits, so the person is asked.
package final class OpenInBrowserActivity: FormActivity {
  package override class var profile: ActivityProfile {
    ActivityProfile(
      type: .openInBrowser, category: .action, title: "Browser", icon: "OpenInBrowser",
      accepts: ItemFilter([.link], schemes: ["http", "https"], words: "a web link"))
  }

  package override func makeForm() -> Form {
    let choices = browsers.map { FormChoice($0.executable, title: $0.title) }
    var fields = [FormField("with", label: "Browser", kind: .choice(choices))]
    if isRemote {
      let warning = "You are connected by SSH. A window would open on the other machine."
      fields.insert(FormField("remote", label: warning, kind: .note), at: 0)
    }
    return Form(title: "Open in Browser", submitTitle: "Open", fields: fields)
  }

  package override var activityViewController: UIViewController? {
    isRemote && !browsers.isEmpty ? super.activityViewController : nil
  }

  package nonisolated override class func run(_ work: ActivityWork) throws -> ActivityResult {
    let environment = work.settings.environment
    let known = WebBrowser.available(environment: environment, configured: work.settings.browser)
    let wished = work.values.text("with")
    guard let browser = known.first(where: { $0.executable == wished }) ?? known.first else {
      throw BrowserError.none
    }
    for case .link(let url) in work.items {
      try browser.show(
        url.absoluteString, environment: environment, terminal: work.terminal, work.monitor)
    }
    return ActivityResult(browser.isTextual ? .completed : .handedOver)
  }

  private var browsers: [WebBrowser] {
    WebBrowser.available(environment: settings.environment, configured: settings.browser)
  }

  private var isRemote: Bool { settings.environment.isRemoteSession }
}

/// Why no page was shown.
package enum BrowserError: Error, Hashable, Sendable {
  /// No browser is installed that could run here.
  case none
  /// The browser ended with an error.
  case failed(String, status: Int32)
}

extension BrowserError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .none:
      "No browser was found. Install w3m for the terminal, or name one in BROWSER or in the "
        + "configuration ([general] browser). Copy puts the link on the clipboard."
    case .failed(let browser, let status):
      "\(browser.displayable) could not show the page (exit status \(status))."
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
