import CTerminalRescue
import Glibc

/// The terminal that a person sits at, as a file: opened once, closed once, never standard input or
/// output, since those carry items and results.
struct TerminalDevice {
  /// The open descriptor, readable and writable, closed in child processes.
  let descriptor: Int32
  /// The modes that were in force when it was opened.
  let modes: termios

  /// Opens the ``ControllingTerminal``.
  init() throws(TerminalError) {
    let descriptor = ControllingTerminal.open()
    var modes = termios()
    guard descriptor >= 0, tcgetattr(descriptor, &modes) == 0 else { throw .noTerminal }
    self.descriptor = descriptor
    self.modes = modes
  }

  /// The size that the kernel knows; 80 by 24 when it knows none.
  var size: (columns: Int, rows: Int) { ControllingTerminal.size(of: descriptor) ?? (80, 24) }

  /// Whether input comes line by line, as a shell sets it for its own use.
  var isCanonical: Bool {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 && modes.c_lflag & tcflag_t(ICANON) != 0
  }

  /// Whether another job has the terminal. `false` when there is no telling.
  var isInBackground: Bool {
    let owner = tcgetpgrp(descriptor)
    return owner >= 0 && owner != getpgrp()
  }

  /// Puts the modes back that were in force at the start.
  func restoreModes() {
    var modes = modes
    tcsetattr(descriptor, TCSADRAIN, &modes)
  }

  /// From now on a crash or a signal gives the terminal back as it was found, after these bytes.
  func armRescue(reset: String) {
    var modes = modes
    terminal_rescue_arm(descriptor, &modes, reset, reset.utf8.count)
  }

  /// Writes all of a text; gives up quietly when the terminal is gone.
  func write(_ text: String) {
    write(Array(text.utf8))
  }

  /// Writes all bytes; gives up quietly when the terminal is gone.
  func write(_ bytes: [UInt8]) {
    var bytes = bytes[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
