import Foundation

/// What the reader thread and the test share: the emulator, the log, and the lock around both.
///
/// A thread reads, not the test on demand: a test that draws in its own process would otherwise
/// block in `write` as soon as a frame is larger than the kernel's buffer.
final class TerminalCore: @unchecked Sendable {
  let pty: PseudoTerminal
  private let emulator: TerminalEmulator
  private let condition = NSCondition()
  private let answersQueries: Bool
  private let stopPipe: (read: Int32, write: Int32)
  private var log: [UInt8] = []
  private var hasStopped = false

  init(size: TerminalSize, answersQueries: Bool) throws {
    pty = try PseudoTerminal(size: size)
    emulator = TerminalEmulator(size: size)
    self.answersQueries = answersQueries
    stopPipe = try makePipe()
    Thread.detachNewThread { [self] in readUntilStopped() }
  }

  /// Runs with the lock held.
  func locked<Value>(_ body: (TerminalEmulator, [UInt8]) throws -> Value) rethrows -> Value {
    condition.lock()
    defer { condition.unlock() }
    return try body(emulator, log)
  }

  /// Waits, looking again after each read, until the body gives a value; `nil` at the deadline.
  func wait<Value>(
    until deadline: Deadline, for body: (TerminalEmulator, [UInt8]) throws -> Value?
  ) rethrows -> Value? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let value = try body(emulator, log) { return value }
      guard !hasStopped, condition.wait(until: deadline.date), !deadline.hasPassed else {
        return try body(emulator, log)
      }
    }
  }

  /// Ends the reader and waits for it, so that the master can be closed.
  func stop() {
    condition.lock()
    defer { condition.unlock() }
    guard !hasStopped else { return }
    _ = write(stopPipe.write, "x", 1)
    while !hasStopped { condition.wait() }
    close(stopPipe.write)
    close(stopPipe.read)
  }

  private func readUntilStopped() {
    var requests = [
      pollfd(fd: pty.master, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopPipe.read, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      _ = Glibc.poll(&requests, 2, -1)
      guard requests[1].revents == 0, readOnce() else { break }
    }
    condition.lock()
    hasStopped = true
    condition.broadcast()
    condition.unlock()
  }

  /// Returns whether there may be more to come.
  private func readOnce() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = read(pty.master, &buffer, buffer.count)
    guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
    take(Array(buffer[..<count]))
    return true
  }

  private func take(_ bytes: [UInt8]) {
    condition.lock()
    log += bytes
    let replies = emulator.feed(bytes)
    condition.broadcast()
    condition.unlock()
    guard answersQueries, !replies.isEmpty else { return }
    // A program that does not read the answers is its own fault and the test's to notice.
    try? pty.write(replies, deadline: Deadline(within: .seconds(1)))
  }
}
