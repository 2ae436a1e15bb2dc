import SheetPrograms

/// How many sides of a job are printed, told to whoever watches.
struct PrintedPages {
  /// What the server has counted.
  struct Count: Hashable {
    /// Sides, or sheets where it counts only these.
    var done: Int
    /// How many there are to be; `nil` when it does not say.
    var total: Int?

    /// Read from the words of `ipptool -tv` (RFC 8011, 5.3.17 and 5.3.18); `nil` before the first page.
    init?(_ text: String) {
      var numbers: [Substring: Int] = [:]
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split(separator: " ")
        guard words.count == 4, words[1...2] == ["(integer)", "="] else { continue }
        numbers[words[0]] = Int(words[3])
      }
      for unit in ["job-impressions", "job-media-sheets"] {
        guard let done = numbers["\(unit)-completed"], done > 0 else { continue }
        self.done = done
        total = numbers[Substring(unit)]
        return
      }
      return nil
    }
  }

  private let job: WatchedJob
  private let monitor: WorkMonitor
  private var told = 0
  private var canAsk = true

  init(of job: WatchedJob, _ monitor: WorkMonitor) {
    (self.job, self.monitor) = (job, monitor)
  }

  /// Asks the server, and tells what is new. One that does not answer is not asked again.
  mutating func update() {
    guard canAsk else { return }
    guard let text = job.service.attributes(of: job.name, monitor) else {
      canAsk = false
      return
    }
    guard let count = Count(text), count.done > told else { return }
    // A printer may count what nobody ordered, such as banner pages.
    let total = (count.total ?? job.sides).flatMap { $0 >= count.done ? Int64($0) : nil }
    monitor.setTotal(total)
    monitor.advance(Int64(count.done - told))
    told = count.done
  }
}
