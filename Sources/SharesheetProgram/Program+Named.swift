import Foundation
import SheetActivities
import SheetCommand
import SheetEngine
import SheetTerminal

extension Program {
  /// Runs one activity without the grid: with its panel only when it needs an answer and there is a
  /// terminal to ask on.
  func run(
    named name: String, _ sheet: UIActivityViewController, _ input: SharedItems
  ) throws(CommandError) -> Int32 {
    let activity = sheet.knownActivities.first { $0.optionName == name }
    // Later the sheet has let go of its activities.
    let title = activity?.displayTitle
    do throws(CommandError) {
      return try run(activity, named: name, sheet, input)
    } catch .outputFailed(let error) {
      throw .outputFailed(error)
    } catch {
      let type = activity.map { $0.activityType?.rawValue } ?? name
      throw .inActivity(type: type, title: title, error)
    }
  }

  private func run(
    _ known: UIActivity?, named name: String, _ sheet: UIActivityViewController,
    _ input: SharedItems
  ) throws(CommandError) -> Int32 {
    guard let activity = known else {
      throw .notBuiltIn(activity: KnownActivities.shortName(of: name))
    }
    if let reason = activity.refusal(of: sheet.placeholderItems) {
      throw .cannotAct(activity: activity.displayTitle, reason: reason)
    }
    guard let builtIn = activity as? BuiltInActivity else { return try runAlone(activity, sheet) }
    for field in options.fields ?? [] { builtIn.presets[field.field] = field.value }
    builtIn.sharedSubject = sheet.subject(for: builtIn.activityType)
    builtIn.prepare(withActivityItems: sheet.placeholderItems)
    guard let problem = builtIn.missingAnswer() else {
      builtIn.runsWithoutScreen = true
      input.startReading()
      return try runAlone(builtIn, sheet)
    }
    guard case .refused = problem, ControllingTerminal.exists else {
      throw .fieldRefused(problem.message)
    }
    sheet.initialActivity = builtIn
    return try present(sheet, input)
  }

  /// Runs an activity without any screen and waits for its end.
  private func runAlone(
    _ activity: UIActivity, _ sheet: UIActivityViewController
  ) throws(CommandError) -> Int32 {
    let stage = EmptyStage()
    var report: ActivityCompletion?
    let session = ActivitySession(sheet: sheet, stage: stage) { report = $0 }
    stage.session = session
    var received: Int32?
    let signals = SignalMonitor(SignalMonitor.endings) { number in
      received = number
      session.cancel()
    }
    session.choose(activity)
    let progress = ProgressLine(activity.displayTitle, options, on: passingLine)
    progress?.follow(activity)
    while report == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    signals.stop()
    progress?.end()
    if let received { return 128 + received }
    guard let report else { return ExitStatus.cancelled.code }
    return try finish(report)
  }
}
