/// What the queue says of a job, read from `lpstat -l`.
enum PrintJobState: Hashable, Sendable {
  /// It waits or is printed.
  case active
  /// It waits, and its printer is stopped, for this reason.
  case stopped(reason: String)
  /// The printer has taken all of it.
  case done
  /// It was not printed, for this reason.
  case failed(reason: String)
  /// Somebody took it out of the queue before it was printed.
  case removed
  /// The queue does not know it any more.
  case unknown
}

/// A list of jobs and printers, as `lpstat -l` prints it in English: a line for each, and further ones that
/// begin with a tab.
struct PrintQueueReport {
  private var entries: [(head: Substring, details: [Substring])] = []

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first == "\t", let last = entries.indices.last {
        entries[last].details.append(line.dropFirst())
      } else {
        entries.append((line, []))
      }
    }
  }

  /// The state of a job among those that are not done yet, with its printer in the same list; `nil` when it
  /// is not there.
  func waitingState(of job: String, on printer: String) -> PrintJobState? {
    guard let entry = entry(of: job) else { return nil }
    // A job that failed may stay in the queue, to be tried again by whoever looks after it.
    if detail("Alerts", entry)?.contains("job-completed-with-errors") == true {
      return .failed(reason: detail("Status", entry) ?? "")
    }
    let place = entries.first { $0.head.hasPrefix("printer \(printer) disabled ") }
    return place.map { .stopped(reason: $0.details.first.map(String.init) ?? "") } ?? .active
  }

  /// The state of a job among those that are done. Its status is empty when it went well, and absent when
  /// it never began (CUPS 2.4).
  func finalState(of job: String) -> PrintJobState {
    guard let entry = entry(of: job) else { return .unknown }
    guard let status = detail("Status", entry) else { return .removed }
    // The last thing that a printer says after a good job.
    return status.isEmpty || status == "Idle." ? .done : .failed(reason: status)
  }

  private func entry(of job: String) -> (head: Substring, details: [Substring])? {
    entries.first { $0.head.prefix { $0 != " " } == job }
  }

  private func detail(
    _ name: String, _ entry: (head: Substring, details: [Substring])
  ) -> String? {
    let line = entry.details.first { $0.hasPrefix("\(name):") }
    return line.map { String($0.dropFirst(name.count + 1)).trimmingBlanks }
  }
}
