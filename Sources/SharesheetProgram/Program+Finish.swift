import Foundation
import SheetCells
import SheetCommand
import SheetEngine

extension Program {
  /// Says what went wrong, with `--json` on standard output too, and returns the exit status.
  static func fail(_ error: CommandError, _ environment: Environment) -> Int32 {
    let options = OptionParser(names: KnownActivities.names)
      .outputOptions(of: ByteString.processArguments, environment: environment)
    let printer = ResultPrinter(options: options, isTerminal: StandardStream.output.isTerminal)
    if case .outputFailed = error {
    } else {
      try? StandardStream.output.write(printer.bytes(for: ShareResult(error)))
    }
    Message.write(error.line)
    return error.exitStatus.code
  }

  /// Prints the results and what else there is to say, and returns the exit status.
  func finish(_ report: ActivityCompletion) throws(CommandError) -> Int32 {
    let result = ShareResult(report)
    let printer = ResultPrinter(options: options, isTerminal: StandardStream.output.isTerminal)
    try StandardStream.output.write(printer.bytes(for: result))
    if let error = report.result.error as? CommandError {
      Message.write(error.line)
      return error.exitStatus.code
    }
    if let words = result.error?.message ?? report.result.warning {
      tell(words, of: report.activity)
    } else if let note = report.result.note, StandardStream.error.isTerminal {
      Message.write(note.displayable + "\n")
    }
    return result.outcome.exitStatus.code
  }

  /// Says something about an activity on standard error; nothing for `nil`.
  func tell(_ words: String?, of activity: UIActivity?) {
    guard let words else { return }
    let title = activity?.displayTitle ?? ""
    Message.write("sharesheet: \(title.displayable): \(words.displayable)\n")
  }
}

@MainActor extension ShareResult {
  /// The command's words for the end of a sheet.
  init(_ report: ActivityCompletion) {
    self.init(
      activityType: report.activity?.activityType?.rawValue, title: report.activity?.displayTitle,
      outcome: ShareOutcome(report.result.outcome),
      results: report.result.products.compactMap(ResultValue.init),
      error: report.result.error.map { FailureDescription(message: $0.localizedDescription) })
  }
}

extension ShareOutcome {
  fileprivate init(_ outcome: ActivityResult.Outcome) {
    switch outcome {
    case .completed: self = .completed
    case .handedOver: self = .handedOver
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }
}

extension ResultValue {
  fileprivate init?(_ product: ActivityResult.Product) {
    switch product {
    case .file(let url):
      guard let path = FilePath(fileURL: url.absoluteString) else { return nil }
      self = .file(path)
    case .url(let url): self = .url(url.absoluteString)
    case .text(let text): self = .text(text)
    }
  }
}
