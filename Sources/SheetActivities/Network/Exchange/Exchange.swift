import Dispatch
import Foundation
import Glibc
import HelperProtocol
import SheetPrograms
import SheetTerminal

/// The program `sharesheet-exchange` while it runs: takes orders and tells what happens, on the main run loop.
///
/// Letting go of it ends the program.
@MainActor
package final class Exchange {
  /// Gets what happens, in order.
  package var onEvent: (@MainActor (ExchangeEvent) -> Void)?
  /// Runs once when the program has gone without being told to.
  package var onEnd: (@MainActor () -> Void)?

  private let line: ExchangeLine
  private var source: DescriptorSource?
  private var isFlushing = false

  /// Starts the program.
  ///
  /// - Throws: ``ExchangeError/missing``.
  package init(_ helper: HelperProgram?) throws(ExchangeError) {
    guard let helper, let started = try? helper.startExchange() else { throw .missing }
    line = started.line
    let identifier = started.identifier
    // A program that has ended stays in the table of processes until somebody asks.
    DispatchQueue.global(qos: .utility).async { _ = retrying { waitpid(identifier, nil, 0) } }
    source = DescriptorSource(descriptor: line.descriptor) { [weak self] in self?.read() }
    guard source != nil else { throw .missing }
  }

  isolated deinit { source?.cancel() }

  /// Tells it what to do.
  ///
  /// - Parameter files: Open files that go with the order; they are copied.
  package func order(_ order: ExchangeOrder, files: [Descriptor] = []) {
    guard let text = try? JSONEncoder().encode(order) else { return }
    line.send(Array(text), files: files.map(\.number))
    withExtendedLifetime(files) {}
    flushLater()
  }

  /// Ends the program and tells nothing more. Its last answers are still sent: that is waited for, since it
  /// dies with this process.
  package func stop() {
    guard let source else { return }
    source.cancel()
    self.source = nil
    (onEvent, onEnd) = (nil, nil)
    shutdown(line.descriptor, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + Self.patience
    while line.receive(), ContinuousClock.now < deadline {
      var state = pollfd(fd: line.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, 50)
    }
  }

  /// It takes a millisecond where nobody is sent anything.
  private static let patience = Duration.seconds(2)

  private func read() {
    let isThere = line.receive()
    while let text = line.next() {
      guard let event = try? JSONDecoder().decode(ExchangeEvent.self, from: Data(text)) else {
        return leave()
      }
      onEvent?(event)
    }
    if !isThere { leave() }
  }

  private func leave() {
    guard source != nil else { return }
    let onEnd = onEnd
    stop()
    onEnd?()
  }

  /// It reads at once, unless it is writing to a slow disk.
  private func flushLater() {
    guard line.hasMore, !isFlushing else { return }
    isFlushing = true
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
      MainActor.assumeIsolated {
        self?.isFlushing = false
        self?.line.flush()
        self?.flushLater()
      }
    }
  }
}

/// Why there is no server.
package enum ExchangeError: Error, Hashable, Sendable {
  /// It is not installed, or cannot be started.
  case missing
  /// It ended in the middle.
  case ended
  /// The port is taken by another program.
  case portTaken(Int)
  /// It cannot listen; the number of the system's error.
  case notListening(port: Int, code: Int32)
  /// The certificate is of no use.
  case badCertificate
}
