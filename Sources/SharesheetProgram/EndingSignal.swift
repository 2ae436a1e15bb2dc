import Foundation
import SheetTerminal

/// The first signal that asks the program to end while it has no screen. Prompts give up when one comes.
@MainActor
final class EndingSignal {
  /// Which it is, as soon as the main run loop has heard of it.
  private(set) var number: Int32?
  private let console: TerminalConsole?
  private let heard: () -> Void
  private let monitor = SignalMonitor(SignalMonitor.endings)

  /// Watches until ``stop()``.
  init(_ console: TerminalConsole?, heard: @escaping () -> Void = {}) {
    (self.console, self.heard) = (console, heard)
    monitor.start { [weak self] in self?.hear($0) }
    console?.interruption = monitor.descriptor
  }

  private func hear(_ signal: Int32) {
    number = number ?? signal
    console?.isInterrupted = true
    heard()
  }

  /// Ends the watch, and returns which signal came, if one did.
  func stop() -> Int32? {
    // A prompt gives up before the main queue hears which signal it was.
    while console?.isInterrupted == true, number == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    monitor.stop()
    return number
  }
}
