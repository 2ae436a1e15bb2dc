import SheetCommand
import SheetTerminal
import Synchronization

/// A line on standard error that does not stay: the next one, or a message, takes its place. For any thread.
final class PassingLine: Sendable {
  /// Goes to the start of the line and erases it (ECMA-48, CR and EL).
  private static let erasure = "\r\u{1B}[K"
  private let isShown = Mutex(false)

  /// Shows a line in the place of the one before.
  func show(_ text: String) { replace(by: text, passes: true) }

  /// Writes a text that stays.
  func write(_ text: String) { replace(by: text, passes: false) }

  /// Takes the line away.
  func remove() { replace(by: "", passes: false) }

  private func replace(by text: String, passes: Bool) {
    isShown.withLock { isShown in
      let text = (isShown ? Self.erasure : "") + text
      if !text.isEmpty { Message.write(text) }
      isShown = passes
    }
  }

  /// The columns of the terminal; 80 where it does not say.
  static var columns: Int {
    ControllingTerminal.size(of: StandardStream.error.rawValue)?.columns ?? 80
  }
}
