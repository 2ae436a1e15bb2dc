import Foundation
import SheetTerminal

/// Lending the terminal to a program that runs in it, such as an editor or a mailer.
///
/// The program belongs to this process's job, as one that a shell started would: the shell stops and
/// continues both, and Ctrl-C is the program's. Nothing is drawn and no key is read meanwhile, but the
/// loop goes on.
extension TerminalApplication {
  package func windowLendsTerminal(_ window: UIWindow) -> Bool {
    guard !isLent, screen.isEntered, input != nil else { return false }
    isLent = true
    input?.cancel()
    input = nil
    screen.leave()
    return true
  }

  package func windowTakesTerminalBack(_ window: UIWindow) {
    guard isLent else { return }
    isLent = false
    guard ending == nil else { return }
    watchInput()
    screen.enter()
    _ = screen.refreshSize()
    window.setNeedsDisplay()
  }

  /// What a signal means while the terminal is lent.
  func receiveWhileLent(signal number: Int32) {
    switch number {
    case SIGINT, SIGQUIT, SIGWINCH, SIGCONT: break
    // The program stops itself; the shell waits for both.
    case SIGTSTP: kill(getpid(), SIGSTOP)
    default: end(.signal(number))
    }
  }
}
