import Glibc
import SheetCommand

/// What is said on standard error.
enum Message {
  /// Writes a text as it stands; when nobody listens, nothing can be done about it.
  static func write(_ text: String) {
    try? StandardStream.error.write(Array(text.utf8))
  }
}

extension StandardStream {
  /// Whether a person reads along.
  var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Whether standard input is the keyboard.
  static var inputIsTerminal: Bool { isatty(0) == 1 }
}
