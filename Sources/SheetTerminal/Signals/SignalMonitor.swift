import CTerminalRescue
import Glibc

/// Turns signals into calls from the main run loop, where everything may be done.
///
/// The handler writes to a pipe that a source watches. libdispatch's own signal sources are no
/// choice: they block all signals in this thread once the first came, children inherit that, and the
/// signals stay dead after the sources are gone.
@MainActor
public final class SignalMonitor {
  /// The signals that ask a program to end, or end it where it does nothing about them.
  public nonisolated static let endings = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM,
  ]

  private let signals: [Int32]
  private let usualActions: [sigaction]
  private var formerWatchers: [Int32] = []
  private var source: DescriptorSource?
  private var pipe: (read: Int32, write: Int32)?
  /// Readable from the moment a signal came until the handler is called: for those who wait with the
  /// main thread, and must not read it. `nil` while nothing is watched.
  public var descriptor: Int32? { pipe?.read }

  /// Remembers what `signals` do, for ``stop()``. Make the monitor before the screen is opened, since
  /// curses handles some of them from then on, and start it afterwards.
  public init(_ signals: [Int32]) {
    self.signals = signals
    usualActions = signals.map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return action
    }
  }

  /// Makes a monitor and starts it.
  public convenience init(
    _ signals: [Int32], handler: @escaping @MainActor @Sendable (Int32) -> Void
  ) {
    self.init(signals)
    start(handler: handler)
  }

  /// Watches the signals until ``stop()``; `handler` gets the number of each.
  public func start(handler: @escaping @MainActor @Sendable (Int32) -> Void) {
    guard source == nil, let pipe = Self.makePipe() else { return }
    self.pipe = pipe
    source = DescriptorSource(descriptor: pipe.read) {
      Self.arrived(in: pipe.read).forEach(handler)
    }
    formerWatchers = signals.map { terminal_signal_watch($0, pipe.write) }
  }

  /// Stops watching: the signals do again what they did before.
  public func stop() {
    guard let pipe else { return }
    for (index, number) in signals.enumerated() {
      var action = usualActions[index]
      terminal_signal_unwatch(number, formerWatchers[index], &action)
    }
    source?.cancel()
    source = nil
    close(pipe.read)
    close(pipe.write)
    self.pipe = nil
  }

  private nonisolated static func makePipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [0, 0]
    guard Glibc.pipe(&ends) == 0 else { return nil }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return (ends[0], ends[1])
  }

  /// The signals that came since the last call, each once, in their order.
  private nonisolated static func arrived(in pipe: Int32) -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 256)
    var numbers: [Int32] = []
    while true {
      let count = read(pipe, &buffer, buffer.count)
      guard count > 0 else { return numbers }
      for byte in buffer[..<count] where !numbers.contains(Int32(byte)) {
        numbers.append(Int32(byte))
      }
    }
  }
}
