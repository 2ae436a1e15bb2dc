/// How fast something goes, from what was done when: the mean over the last seconds, so that a stall
/// shows soon and a burst does not.
struct ProgressEstimate: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var time: Duration
    var done: Int64
  }

  private static let window = Duration.seconds(8)
  private static let spacing = Duration.milliseconds(200)
  private var samples: [Sample] = []

  /// Notes what was done by `time`, counted from any fixed moment. Going back starts anew.
  mutating func add(done: Int64, at time: Duration) {
    if let last = samples.last, done < last.done { samples = [] }
    samples.removeAll { time - $0.time > Self.window }
    let isClose = samples.count > 1 && time - samples[samples.count - 2].time < Self.spacing
    if isClose { samples.removeLast() }
    samples.append(Sample(time: time, done: done))
  }

  /// Units a second; `nil` until half a second was seen.
  var rate: Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let seconds = (last.time - first.time) / .seconds(1)
    return seconds >= 0.5 ? Double(last.done - first.done) / seconds : nil
  }
}
