import Foundation
import SheetActivities
import SheetCells
import SheetCommand
import SheetEngine
import SheetPresentation

/// How far an activity is that runs without any panel: one line on standard error, gone at the end.
@MainActor
final class ProgressLine {
  /// What is done within this time needs no line.
  private static let quietTime = Duration.milliseconds(500)

  private let title: String
  private let line: PassingLine
  private let start = ContinuousClock.now
  private var isOver = false
  private lazy var reporter = ProgressReporter { [weak self] in self?.show($0) }

  /// A line for a person: `nil` when standard error is no terminal, or a program reads the result.
  init?(_ title: String, _ options: Options, on line: PassingLine) {
    guard StandardStream.error.isTerminal, !options.isJSON else { return nil }
    (self.title, self.line) = (title.displayable, line)
  }

  /// Shows how far the work of an activity is, from now on.
  func follow(_ activity: UIActivity) {
    (activity as? BuiltInActivity)?.work?.report(to: reporter)
  }

  /// Takes the line away.
  func end() {
    isOver = true
    line.remove()
  }

  private func show(_ progress: ProgressSnapshot) {
    guard !isOver, ContinuousClock.now - start > Self.quietTime else { return }
    // In the last column some terminals would begin another line.
    line.show("\(title): \(progress.words)".fitted(to: PassingLine.columns - 1))
  }
}

extension ProgressSnapshot {
  /// What is done, how much of it, how fast, and how long it will take.
  fileprivate var words: String {
    let percent = fraction.map { ["\(Int($0 * 100))%"] } ?? []
    guard !message.isEmpty else { return (percent + facts(.bytes)).joined(separator: ", ") }
    let isCounted = total != nil || done > 0
    return ([message.displayable] + percent + (isCounted ? facts(.bytes) : []))
      .joined(separator: ", ")
  }
}
