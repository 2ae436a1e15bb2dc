import Glibc

extension TerminalScreen {
  /// Gives the terminal back and stops this process and its job, as Ctrl-Z does; returns after the
  /// shell brought it back to the foreground, with the screen taken again.
  ///
  /// Does nothing in a session leader, which no shell could continue. The whole group is stopped,
  /// since a pipeline's other programs would go on reading the terminal (helix-editor/helix does the
  /// same), by SIGTSTP rather than SIGSTOP, since the kernel withholds that from a group that nobody
  /// could continue.
  public func suspend() {
    guard getsid(0) != getpid() else { return }
    leave()
    var stops = 0
    // Continued by `bg`, the job may not touch the terminal: it stops again. The limit is for a job
    // whose shell died, which is not stopped and gets SIGHUP.
    repeat {
      stopJob()
      stops += 1
    } while device.isInBackground && stops < 100
    enter()
    _ = refreshSize()
  }

  /// After SIGCONT: the next frame is painted whole, and the modes are set again when the process was
  /// stopped by SIGSTOP, behind our back, and the shell put its own in place.
  public func recover() {
    guard isEntered, !device.isInBackground else { return }
    guard device.isCanonical else { return repaint() }
    leave()
    enter()
  }

  /// First stops the rest of the group, then this very thread. Where the host program has signal
  /// sources of libdispatch, signals are blocked here and read in another thread, which would take
  /// away one that was sent to the whole process.
  private func stopJob() {
    var (ignored, usual, watched) = (sigaction(), sigaction(), sigaction())
    ignored.__sigaction_handler.sa_handler = SIG_IGN
    usual.__sigaction_handler.sa_handler = SIG_DFL
    var (stop, mask) = (sigset_t(), sigset_t())
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    sigaction(SIGTSTP, &ignored, &watched)
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask)
    kill(0, SIGTSTP)
    sigaction(SIGTSTP, &usual, nil)
    raise(SIGTSTP)
    sigaction(SIGTSTP, &watched, nil)
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }
}
