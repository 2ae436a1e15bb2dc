import Glibc
import SheetCells
import SheetCommand
import SheetPresentation
import SheetTerminal

/// A conversation on the controlling terminal, line by line, in its ordinary mode: the terminal itself
/// edits the line.
@MainActor
final class TerminalConsole: LinearConsole {
  /// A descriptor that becomes readable when a prompt has to give up.
  var interruption: Int32?
  /// Whether all prompts give up at once.
  var isInterrupted = false
  private let terminal: Int32
  private var pending: [UInt8] = []

  /// Opens the terminal, and says on standard error why there is no screen.
  init(for cause: AccessibleCause) throws(CommandError) {
    terminal = ControllingTerminal.open()
    guard terminal >= 0 else { throw .noTerminal }
    if let notice = cause.notice { Message.write(notice + "\n") }
  }

  func say(_ line: String) {
    write(line.displayable + "\n")
  }

  func ask(_ prompt: String) -> String? {
    write(prompt.displayable)
    while true {
      if let end = pending.firstIndex(of: UInt8(ascii: "\n")) { return takeLine(upTo: end) }
      guard waitForInput() else {
        write("\n")
        return nil
      }
      guard readMore() else {
        write("\n")
        return pending.isEmpty ? nil : takeLine(upTo: pending.endIndex)
      }
    }
  }

  func askSecret(_ prompt: String) -> String? {
    var modes = termios()
    tcgetattr(terminal, &modes)
    var silent = modes
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(terminal, TCSAFLUSH, &silent)
    defer {
      tcsetattr(terminal, TCSAFLUSH, &modes)
      write("\n")
    }
    return ask(prompt)
  }

  private func takeLine(upTo end: Int) -> String {
    let line = String(decoding: pending[..<end], as: UTF8.self)
    pending.removeSubrange(..<min(end + 1, pending.endIndex))
    return line
  }

  /// `false` when the prompt is interrupted.
  private func waitForInput() -> Bool {
    guard !isInterrupted else { return false }
    var waits = [
      pollfd(fd: terminal, events: Int16(POLLIN), revents: 0),
      pollfd(fd: interruption ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&waits, nfds_t(waits.count), -1) < 0 && errno == EINTR {}
    isInterrupted = waits[1].revents != 0
    return !isInterrupted
  }

  /// `false` at the end of the input, or when the terminal is gone.
  private func readMore() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count: Int
    repeat { count = read(terminal, &buffer, buffer.count) } while count < 0 && errno == EINTR
    pending += buffer.prefix(max(0, count))
    return count > 0
  }

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(terminal, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
