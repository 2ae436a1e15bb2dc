import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetPrograms

/// Opens an address as a double click on it would: a web page in a browser, all else in the application that
/// is registered for it.
package struct AddressOpener: Sendable {
  private let settings: ActivitySettings

  /// For these surroundings.
  package init(_ settings: ActivitySettings) {
    self.settings = settings
  }

  /// Whether an application that is installed is registered for links of a scheme. Reads the lists and
  /// entries of the desktop; starts no program.
  package func isHandled(scheme: String) -> Bool { handler(of: scheme) != nil }

  /// Opens an address. Blocks, so not on the main thread; a program of the terminal has it until it ends.
  ///
  /// - Throws: ``OpenWithError``, ``BrowserError``, ``ChildProcessError``, or `CancellationError`.
  package func open(
    _ url: URL, terminal: TerminalLoan, _ monitor: WorkMonitor = WorkMonitor()
  ) throws {
    let environment = settings.environment
    guard !["http", "https"].contains(url.scheme?.lowercased() ?? "") else {
      let known = WebBrowser.available(environment: environment, configured: settings.browser)
      guard let browser = known.first else { throw BrowserError.none }
      return try browser.show(
        url.absoluteString, environment: environment, terminal: terminal, monitor)
    }
    guard let item = ActivityItem(url) else {
      throw OpenWithError.nothingOpens(url.absoluteString)
    }
    let work = ActivityWork(
      items: [item], values: Form(title: "", fields: []).values, settings: settings,
      monitor: monitor, terminal: terminal)
    let opening = Opening(work)
    let choices = ApplicationRegistry(settings).offer(opening.items).choices
    guard let choice = choices.first(where: \.isDefault) ?? choices.first else {
      throw OpenWithError.nothingOpens(url.absoluteString)
    }
    _ = try opening.open(in: choice.entry)
  }

  private func handler(of scheme: String) -> DesktopEntry? {
    let environment = settings.environment
    let index = ApplicationIndex(
      folders: BaseDirectories(environment: environment), environment: environment,
      types: MIMEDatabase())
    var programs = InstalledPrograms(environment: environment)
    return index.matches(for: "x-scheme-handler/\(scheme.lowercased())").map(\.entry)
      .first { entry in
        programs.start(entry) && entry.exec.takesLinks
          && (entry.isTerminal || environment.hasDisplay)
      }
  }
}
