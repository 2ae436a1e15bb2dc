import Foundation
import SheetFiles
import SheetPresentation
import SheetPrograms

/// A program that shows web pages.
package struct WebBrowser: Hashable, Sendable {
  /// What a person calls it.
  package var title: String
  /// The path of the program.
  package var executable: String
  /// The arguments; `%s` stands for the address.
  package var arguments: [String]
  /// Whether it runs in this terminal.
  package var isTextual: Bool

  /// The arguments for an address. Without `%s` it comes last.
  func arguments(for address: String) -> [String] {
    guard arguments.contains(where: { $0.contains("%s") }) else { return arguments + [address] }
    return arguments.map { $0.replacingOccurrences(of: "%s", with: address) }
  }

  /// Shows a page: in a window, or in the terminal until the person leaves it. Blocks, so not on the main
  /// thread.
  ///
  /// - Throws: ``BrowserError``, ``ChildProcessError``, or `CancellationError`.
  package func show(
    _ address: String, environment: [String: String], terminal: TerminalLoan,
    _ monitor: WorkMonitor
  ) throws {
    let program = Spawn(
      executable: executable, arguments: arguments(for: address), environment: environment)
    let status =
      isTextual
      ? try ForegroundProgram(program).run(on: terminal, monitor)
      : try DetachedProgram(program).start(monitor)
    // A window that stays open has no status yet.
    guard status ?? 0 == 0 else { throw BrowserError.failed(title, status: status ?? 0) }
  }
}

extension WebBrowser {
  /// Programs that show pages in a terminal, the better first.
  private static let textual = ["w3m", "elinks", "links2", "links", "lynx", "browsh"]

  /// The browsers that can be started here, the preferred first: the configured one, those of `BROWSER`
  /// (a list divided by colons, as xdg-open reads it), the desktop's, then those for a terminal.
  package static func available(
    environment: [String: String], configured: String?
  ) -> [WebBrowser] {
    let finder = ProgramFinder(environment: environment)
    let wished =
      [configured].compactMap(\.self)
      + (environment["BROWSER"] ?? "").split(separator: ":")
      .map(String.init)
    let hasDisplay = environment.hasDisplay
    let found =
      wished.compactMap { browser(command: $0, finder, hasDisplay) }
      + (hasDisplay ? [desktop(finder)] : []).compactMap(\.self)
      + textual.compactMap { browser(command: $0, finder, hasDisplay) }
    var unique: [WebBrowser] = []
    for browser in found where !unique.contains(where: { $0.executable == browser.executable }) {
      unique.append(browser)
    }
    return unique
  }

  private static func desktop(_ finder: ProgramFinder) -> WebBrowser? {
    finder.path(of: "xdg-open").map {
      WebBrowser(title: "Desktop browser", executable: $0, arguments: [], isTextual: false)
    }
  }

  /// A graphical one is left out where there is no display.
  private static func browser(
    command: String, _ finder: ProgramFinder, _ hasDisplay: Bool
  ) -> WebBrowser? {
    let words = command.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let program = words.first, let path = finder.path(of: program) else { return nil }
    let name = FilePath(path).lastComponent.text
    let isTextual = textual.contains(name)
    guard isTextual || hasDisplay else { return nil }
    return WebBrowser(
      title: name, executable: path, arguments: Array(words.dropFirst()), isTextual: isTextual)
  }
}
