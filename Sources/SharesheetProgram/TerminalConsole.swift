import Glibc
import SheetCells
import SheetPresentation

/// A conversation on the controlling terminal, line by line, in its ordinary mode: the terminal itself
/// edits the line.
@MainActor
final class TerminalConsole: LinearConsole {
  private let file: UnsafeMutablePointer<FILE>

  /// Opens the terminal; `nil` when there is none.
  init?() {
    guard let file = fopen("/dev/tty", "r+e") else { return nil }
    self.file = file
  }

  func say(_ line: String) {
    write(line.displayable + "\n")
  }

  func ask(_ prompt: String) -> String? {
    write(prompt.displayable)
    var buffer: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(buffer) }
    let count = getline(&buffer, &capacity, file)
    guard count >= 0, let buffer else { return nil }
    let line = String(cString: buffer)
    return line.hasSuffix("\n") ? String(line.dropLast()) : line
  }

  func askSecret(_ prompt: String) -> String? {
    var modes = termios()
    tcgetattr(fileno(file), &modes)
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(fileno(file), TCSAFLUSH, &silent)
    defer {
      tcsetattr(fileno(file), TCSAFLUSH, &modes)
      write("\n")
    }
    return ask(prompt)
  }

  private func write(_ text: String) {
    fputs(text, file)
    fflush(file)
  }
}
