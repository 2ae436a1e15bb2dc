import Glibc
import SheetCommand
import Synchronization

/// What is said on standard error.
enum Message {
  /// Goes to the start of the line and erases it (ECMA-48, CR and EL).
  private static let erasure = "\r\u{1B}[K"
  /// Whether a line stands there that does not stay.
  private static let hasLine = Mutex(false)

  /// Writes a text as it stands; when nobody listens, nothing can be done about it.
  static func write(_ text: String) {
    replaceLine(by: text, isLine: false)
  }

  /// Shows a line on a terminal, until the next one or a message takes its place.
  static func showLine(_ text: String) {
    replaceLine(by: text, isLine: true)
  }

  /// Takes away the line that does not stay.
  static func removeLine() {
    replaceLine(by: "", isLine: false)
  }

  private static func replaceLine(by text: String, isLine: Bool) {
    hasLine.withLock { hasLine in
      let text = (hasLine ? erasure : "") + text
      if !text.isEmpty { try? StandardStream.error.write(Array(text.utf8)) }
      hasLine = isLine
    }
  }

  /// The columns of the terminal; 80 where it does not say.
  static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(StandardStream.error.rawValue, UInt(TIOCGWINSZ), &size) == 0
    return isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}

extension StandardStream {
  /// Whether a person reads along.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether standard input is the keyboard.
  static var inputIsTerminal: Bool { isatty(0) == 1 }
}
