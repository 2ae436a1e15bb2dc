import Dispatch
import Glibc

/// Turns signals into calls on the main queue, where everything may be done.
///
/// libdispatch installs its own handlers for watched signals (swift-corelibs-libdispatch#560); make
/// the monitor after the screen, so that curses' handlers do not win.
@MainActor
public final class SignalMonitor {
  private var sources: [any DispatchSourceSignal] = []

  /// Watches `signals` until ``stop()``.
  public init(_ signals: [Int32], handler: @escaping @MainActor @Sendable (Int32) -> Void) {
    sources = signals.map { number in
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      source.setEventHandler { MainActor.assumeIsolated { handler(number) } }
      source.activate()
      return source
    }
  }

  /// Stops watching.
  public func stop() {
    sources.forEach { $0.cancel() }
    sources = []
  }
}
