import Foundation
import SheetActivities
import SheetEngine
import SheetPresentation

/// The share sheet as a conversation: what can be done is listed with numbers, and the chosen
/// activity's own screens are spoken too.
@MainActor
final class SheetConversation: ActivityStage {
  private let sheet: UIActivityViewController
  private let console: any LinearConsole
  private var report: ActivityCompletion?
  private var shown: UIViewController?
  private var isWorking = false

  private lazy var session = ActivitySession(sheet: sheet, stage: self) { [weak self] in
    self?.report = $0
  }

  /// Makes a conversation.
  init(sheet: UIActivityViewController, console: any LinearConsole) {
    self.sheet = sheet
    self.console = console
  }

  /// Lists, asks and runs until something was done or the person left.
  func run() -> ActivityCompletion {
    let activities = sheet.initialActivity.map { [$0] } ?? sheet.offeredActivities()
    say(activities)
    while report == nil {
      if session.isChoosing { choose(among: activities) } else { wait() }
    }
    return report ?? ActivityCompletion(activity: nil, result: ActivityResult(.cancelled))
  }

  /// Gives up what is being done. The prompt that follows is interrupted too, and so all ends.
  func interrupt() {
    session.cancel()
  }

  private func say(_ activities: [UIActivity]) {
    let header = sheet.header ?? SheetHeader(items: sheet.placeholderItems)
    let more = header.count > 1 ? ", and \(header.count - 1) more" : ""
    console.say("Share \(sheet.heading ?? header.title): \(header.detail)\(more)")
    guard sheet.initialActivity == nil else { return }
    for (number, activity) in activities.enumerated() {
      console.say("\(number + 1). \(activity.displayTitle)")
    }
    console.say("w tells what is not offered, and why.")
  }

  private func choose(among activities: [UIActivity]) {
    if let only = sheet.initialActivity {
      return shown == nil ? begin(only) : session.cancel()
    }
    let answer = console.ask("Number, or Enter to cancel: ")?.trimmingCharacters(in: .whitespaces)
    guard let answer, !answer.isEmpty else { return session.cancel() }
    guard answer != "w" else { return sayRefusals() }
    guard let number = Int(answer), activities.indices.contains(number - 1) else {
      return console.say("Please type a number from 1 to \(activities.count).")
    }
    begin(activities[number - 1])
  }

  private func begin(_ activity: UIActivity) {
    (activity as? FormActivity)?.console = console
    session.choose(activity)
  }

  private func sayRefusals() {
    for refusal in sheet.refusals() {
      console.say("\(refusal.activity.displayTitle): \(refusal.reason)")
    }
  }

  /// Lets everything else go on until the activity says something.
  private func wait() {
    if let form = shown as? FormViewController {
      let problems = form.takeNewProblems()
      if !problems.isEmpty {
        problems.values.sorted().forEach(console.say)
        speak(form)
        return
      }
    }
    _ = RunLoop.main.run(mode: .default, before: .distantFuture)
  }

  @discardableResult
  private func speak(_ controller: UIViewController) -> LinearOutcome {
    let outcome = controller.presentAnyLinearly(on: console)
    if outcome == .impossible {
      console.say("This activity has a screen of its own that cannot be told line by line.")
      session.cancel()
    }
    return outcome
  }

  // MARK: ActivityStage

  func show(_ controller: UIViewController, closed: @escaping @MainActor () -> Void) {
    shown = controller
    controller.cancelHandler = { [weak self] in self?.session.cancel() }
    let outcome = speak(controller)
    // A text or a preview has nothing to answer: having told it is having closed it. What was chosen on a
    // screen of views ends the activity by itself.
    if !(controller is FormViewController), outcome != .chosen { closed() }
  }

  func takeOff(_ controller: UIViewController) {
    controller.cancelHandler = nil
  }

  func showWorking(on title: String?) {
    guard let title, !isWorking else { return isWorking = title != nil }
    isWorking = true
    console.say("\(title) is working. Ctrl-C stops it.")
  }

  func report(_ error: any Error, of title: String, closed: @escaping @MainActor () -> Void) {
    console.say("\(title) did not work. \(error.localizedDescription)")
    closed()
  }

  func returnToGrid() {
    guard sheet.initialActivity != nil else { return }
    session.cancel()
  }

  func takeOffSheet(done: @escaping @MainActor () -> Void) {
    done()
  }
}
