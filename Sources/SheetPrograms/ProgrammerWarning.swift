import Glibc
import SheetCells
import Synchronization

/// A warning that UIKit would also give, for the programmer: a line on standard error. While a sheet has
/// the screen that is held back, and reaches it after the screen is given back.
package func warnProgrammer(_ message: String) {
  let line = Array("sharesheet: warning: \(message.displayable)\n".utf8)
  // Nobody can be told when it fails.
  _ = line.withUnsafeBytes { bytes in
    retrying { Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}

/// The same, but each message once, for what a program may do again and again.
package func warnProgrammerOnce(_ message: String) {
  let isNew = warnedMessages.withLock { known in
    known.count < mostWarnings && known.insert(message).inserted
  }
  if isNew { warnProgrammer(message) }
}

private let warnedMessages = Mutex<Set<String>>([])
private let mostWarnings = 1000
