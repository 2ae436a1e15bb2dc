import Foundation
import SheetFiles
import SheetPrograms

/// CUPS, by its programs. Every call blocks, none longer than its time limit, however the service behaves.
struct PrintService: Sendable {
  /// The printers of a moment.
  struct Printers: Hashable, Sendable {
    /// Their names.
    var names: [String]
    /// The usual one.
    var standard: String?
  }

  /// Questions are answered within a fortieth of a second here; a network may take its time.
  private static let patience = Duration.seconds(5)

  private let finder: ProgramFinder
  private let environment: [String: String]

  /// Knows the person's server by the environment and CUPS' own files.
  init(_ environment: [String: String]) {
    finder = ProgramFinder(environment: environment)
    // English, since it is read, and UTF-8 for titles.
    self.environment = environment.merging(["LC_ALL": "C.UTF-8", "LANGUAGE": "C"]) { $1 }
  }

  /// The printers that there are, those found in the network too.
  ///
  /// - Throws: ``PrintError``, `CancellationError`.
  func printers(_ monitor: WorkMonitor = WorkMonitor()) throws -> Printers {
    let service = try run("lpstat", ["-r"], monitor)
    guard !service.text.contains("not running") else { throw PrintError.notRunning }
    let names = try run("lpstat", ["-e"], monitor).text.split(whereSeparator: \.isNewline)
    let usual = try run("lpstat", ["-d"], monitor).text.trimmingBlanks
    let known = names.map(String.init).sorted { $0.precedesNaturally($1) }
    let standard =
      usual.hasPrefix("system default destination: ")
      ? usual.split(separator: " ").last.map(String.init) : nil
    return Printers(names: known, standard: standard ?? (known.count == 1 ? known[0] : nil))
  }

  /// What a printer offers; nothing when that cannot be found out, and then its own settings hold.
  ///
  /// - Throws: ``PrintError``, `CancellationError`.
  func options(of printer: String, _ monitor: WorkMonitor = WorkMonitor()) throws -> [PrintOption] {
    PrintOption.read(try run("lpoptions", ["-p", printer, "-l"], monitor).text)
  }

  /// Hands a file to a printer's queue, and returns the name of the job.
  ///
  /// - Throws: ``PrintError``, `CancellationError`.
  func submit(
    _ file: Descriptor, to printer: String, arguments: [String], _ monitor: WorkMonitor
  ) throws -> String {
    let outcome = try run(
      "lp", ["-d", printer] + arguments + ["--", "/dev/fd/3"], monitor, file: file,
      patience: .seconds(120))
    // "request id is NAME-12 (1 file(s))"
    let words = outcome.text.split(separator: " ")
    guard outcome.isSuccess, words.starts(with: ["request", "id", "is"]), words.count > 3 else {
      throw refusal(outcome, printer)
    }
    return String(words[3])
  }

  private func refusal(_ outcome: Answer, _ printer: String) -> PrintError {
    if outcome.complaint.contains("is not accepting jobs") { return .refusing(printer: printer) }
    let words = outcome.complaint.trimmed(ofPrefixes: ["lp: ", "Error - "])
    return .notTaken(printer: printer, words: words)
  }

  /// What has become of a job.
  ///
  /// - Throws: ``PrintError``, `CancellationError`.
  func state(of job: String, on printer: String, _ monitor: WorkMonitor) throws -> PrintJobState {
    let waiting = try run(
      "lpstat", ["-W", "not-completed", "-l", "-o", printer, "-p", printer], monitor)
    if let state = PrintQueueReport(waiting.text).waitingState(of: job, on: printer) {
      return state
    }
    let done = try run("lpstat", ["-W", "completed", "-l", "-o", printer], monitor)
    return PrintQueueReport(done.text).finalState(of: job)
  }

  /// What the server knows of a job beside its state, as `ipptool` writes it; `nil` where that program is
  /// not installed, or does not get through.
  func attributes(of job: String, _ monitor: WorkMonitor) -> String? {
    guard let number = job.split(separator: "-").last.flatMap({ Int($0) }),
      finder.path(of: "ipptool") != nil,
      let server = try? run("lpstat", ["-H"], monitor).text.trimmingBlanks,
      let question = try? Descriptor.memory(Array(Self.question.utf8))
    else { return nil }
    // The programs find a socket; for this one the service is at its usual place then.
    let place = server.isEmpty || server.hasPrefix("/") ? "localhost" : server
    let answer = try? run(
      "ipptool", ["-T", "3", "-tv", "ipp://\(place)/jobs/\(number)", "/dev/fd/3"], monitor,
      file: question)
    return answer.flatMap { $0.isSuccess ? $0.text : nil }
  }

  /// `Get-Job-Attributes` (RFC 8011, 4.3.4), in ipptool's language.
  private static let question = """
    {
      OPERATION Get-Job-Attributes
      GROUP operation-attributes-tag
      ATTR charset attributes-charset utf-8
      ATTR naturalLanguage attributes-natural-language en
      ATTR uri job-uri $uri
      ATTR name requesting-user-name $user
      STATUS successful-ok
    }

    """

  /// Takes a job out of the queue. What is on paper stays there.
  func cancel(_ job: String) {
    _ = try? run("cancel", [job], WorkMonitor())
  }

  private struct Answer {
    var text: String
    var complaint: String
    var isSuccess: Bool
  }

  private func run(
    _ program: String, _ arguments: [String], _ monitor: WorkMonitor, file: Descriptor? = nil,
    patience: Duration = Self.patience
  ) throws -> Answer {
    guard let path = finder.path(of: program) else { throw PrintError.noPrograms }
    var child = ChildProcess(executable: path, arguments: arguments, environment: environment)
    child.inherited = [file].compactMap(\.self)
    child.timeout = patience
    do {
      let outcome = try child.run(monitor)
      return Answer(
        text: String(decoding: outcome.output, as: UTF8.self), complaint: outcome.complaint,
        isSuccess: outcome.isSuccess)
    } catch ChildProcessError.timedOut {
      throw PrintError.silent
    }
  }
}

extension String {
  fileprivate func trimmed(ofPrefixes prefixes: [String]) -> String {
    prefixes.reduce(self) { $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0 }
  }
}
