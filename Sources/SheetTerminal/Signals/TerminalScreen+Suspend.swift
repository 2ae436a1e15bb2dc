import Glibc

extension TerminalScreen {
  /// Gives the terminal back and stops this process and its job, as Ctrl-Z does; returns after the
  /// shell continued it, with the screen taken again.
  ///
  /// Does nothing in a session leader, which no shell could continue. The whole group is stopped,
  /// since a pipeline's other programs would go on reading the terminal (helix-editor/helix does the
  /// same), by SIGTSTP rather than SIGSTOP, since the kernel withholds that from a group that nobody
  /// could continue.
  public func suspend() {
    guard getsid(0) != getpid() else { return }
    leave()
    stopJob()
    enter()
    _ = refreshSize()
  }

  private func stopJob() {
    var usual = sigaction()
    usual.__sigaction_handler.sa_handler = SIG_DFL
    var watched = sigaction()
    sigaction(SIGTSTP, &usual, &watched)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &watched, nil)
  }
}
