import SheetPrograms
import Synchronization

/// Reads curl's progress meter: lines that end with a carriage return, whose fifth number is the part in
/// a hundred that was sent, and whose sixth the amount.
final class ProgressMeter: Sendable {
  private struct State {
    var lines = MeterLines(limit: 200)
    var sent: Int64 = 0
  }

  private let state = Mutex(State())
  private let total: Int64
  private let monitor: WorkMonitor

  init(total: Int64, monitor: WorkMonitor) {
    self.total = total
    self.monitor = monitor
    monitor.setTotal(total)
  }

  /// Takes the next bytes of standard error.
  func read(_ bytes: [UInt8]) {
    state.withLock { state in
      for line in state.lines.take(bytes) { take(line, &state) }
    }
  }

  /// An amount such as `14.9M`, by which a large file's progress is seen within one part in a hundred.
  private static func bytes(_ word: Substring) -> Int64? {
    guard let unit = "kMGTP".firstIndex(of: word.last ?? " ") else { return Int64(word) }
    guard let number = Double(word.dropLast()), (0..<100_000).contains(number) else { return nil }
    let power = "kMGTP".distance(from: "kMGTP".startIndex, to: unit) + 1
    return Int64(min(number * Double(1 << (10 * power)), 1e18))
  }

  private func take(_ line: String, _ state: inout State) {
    let words = line.split(separator: " ")
    guard words.count == 12, let part = Int64(words[4]), (0...100).contains(part) else { return }
    let whole = total / 100 * part + total % 100 * part / 100
    let sent = max(whole, min(Self.bytes(words[5]) ?? 0, total))
    guard sent > state.sent else { return }
    monitor.advance(sent - state.sent)
    state.sent = sent
  }
}
