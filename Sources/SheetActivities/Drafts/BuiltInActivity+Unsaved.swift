import Glibc
import SheetPrograms

extension BuiltInActivity {
  /// Writes a text that was typed, not sent, and for which no file could be made to standard error, so that
  /// nothing typed is lost. While a sheet has the screen that is held in memory, and appears after it.
  final func printUnsavedText() {
    // Without a panel nobody typed: the command line is still there.
    guard let text = draft.takeUnsaved(), !runsWithoutScreen else { return }
    let heading = "\(displayTitle): this was not sent, and no file could be made for it:"
    // Not the number itself, which a descriptor of ours would close.
    let copy = Descriptor(fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3))
    // When nobody listens, nothing can be done about it.
    try? copy.write(Array("\(heading)\n\(text.withoutControls)\n".utf8))
  }
}
