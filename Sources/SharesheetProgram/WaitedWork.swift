import Foundation
import SheetPresentation
import SheetPrograms
import SheetTerminal

/// A signal ended what was being done.
struct Interruption: Error {
  /// Its number.
  let signal: Int32
}

/// Work on another thread that the command waits for, with nothing on the screen.
@MainActor
enum WaitedWork {
  /// Does it.
  ///
  /// - Throws: What `body` throws, or ``Interruption`` after a signal that it was ended by.
  static func run<Value: Sendable>(
    _ body: @escaping @Sendable (WorkMonitor) throws -> Value
  ) throws -> Value {
    var result: Result<Value, any Error>?
    let cancellation = Cancellation()
    let signal = EndingSignal(nil) { cancellation.cancel() }
    runInBackground {
      Result { try body(cancellation.monitor) }
    } then: {
      result = $0
    }
    while result == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    // What was done in spite of the signal is done.
    if let received = signal.stop(), case .failure? = result {
      throw Interruption(signal: received)
    }
    guard let result else { throw CancellationError() }
    return try result.get()
  }
}
