import Glibc
import SheetCells

/// A warning that UIKit would also give, for the programmer: a line on standard error. While a sheet has
/// the screen that is held back, and reaches it after the screen is given back.
package func warnProgrammer(_ message: String) {
  let line = Array("sharesheet: warning: \(message.displayable)\n".utf8)
  // Nobody can be told when it fails.
  _ = line.withUnsafeBytes { bytes in
    retrying { Glibc.write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
