import SheetActivities
import SheetCommand
import SheetEngine
import SheetTerminal

/// Prints what was received, and remembers how it went.
@MainActor
final class ReceptionPrinter {
  private let printer: ResultPrinter
  private var failure: CommandError?
  private var last: ShareOutcome?

  init(_ options: Options) {
    printer = ResultPrinter(options: options, isTerminal: StandardStream.output.isTerminal)
  }

  /// Prints what came of a transfer: paths or a text on standard output, and what is missing on standard error.
  func print(_ report: TransferReport) {
    var result = ShareResult(
      activityType: nil, title: "Receive", outcome: report.isComplete ? .completed : .failed,
      results: report.paths.map { .file($0) })
    if let text = report.text { result.results = [.text(text)] }
    result.error = report.problem.map { FailureDescription(message: $0) }
    last = result.outcome
    do throws(CommandError) {
      try StandardStream.output.write(printer.bytes(for: result))
    } catch {
      failure = failure ?? error
    }
    if let problem = report.problem { Message.write("sharesheet: \(problem.displayable)\n") }
  }

  /// The exit status: that of the last transfer; cancelled when there was none.
  func status() throws(CommandError) -> Int32 {
    if let failure { throw failure }
    return (last?.exitStatus ?? .cancelled).code
  }
}
