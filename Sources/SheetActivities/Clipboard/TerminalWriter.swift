import Glibc
import SheetFiles
import SheetPrograms
import SheetTerminal

/// Writes bytes to the terminal that the person sits at.
package struct TerminalWriter: Sendable {
  /// Writes a sequence as a whole.
  package var write: @Sendable (String) throws -> Void

  /// Makes a writer of one's own.
  package init(write: @escaping @Sendable (String) throws -> Void) {
    self.write = write
  }

  /// Writes to the controlling terminal, whatever the standard streams are. Between two frames that does
  /// not disturb curses, since such a sequence moves no cursor.
  package static let controllingTerminal = TerminalWriter { text in
    let terminal = Descriptor(ControllingTerminal.open())
    guard terminal.number >= 0 else { throw TerminalError.noTerminal }
    try terminal.write(Array(text.utf8))
  }
}
