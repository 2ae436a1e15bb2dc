import Dispatch
import SheetEngine
import SheetPresentation

/// A built-in activity that asks before it works.
///
/// The panel is data: ``BuiltInActivity/makeForm()``. Submitting starts the work; when that takes longer
/// than a moment, its progress is shown over the panel with a way to cancel. A failure is written in the
/// panel, and the person can change the answers and try again.
package class FormActivity: BuiltInActivity {
  /// Below this a panel would only flash.
  private static let patience = DispatchTimeInterval.milliseconds(150)

  /// The panel, until the person leaves it. Kept when it is taken off the screen by others: it has what
  /// was typed.
  private var panel: FormViewController?
  private weak var progress: ProgressViewController?
  /// Asks for a secret that is kept nowhere.
  private weak var question: UIAlertController?
  /// What the fields had when the panel was opened.
  private var initialTexts: [String] = []

  /// What the progress counts; bytes by default.
  package class var progressUnit: ProgressSnapshot.Unit { .bytes }
  /// What leaving the panel does where no sheet shows it.
  package final var leaveHandler: (@MainActor () -> Void)?
  /// Where the person is asked line by line; `nil` on a screen.
  package final weak var console: (any LinearConsole)?

  /// The field that a failure is about; `""` for none. By default none.
  package class func field(of error: any Error) -> String { "" }

  package override var activityViewController: UIViewController? {
    guard !runsWithoutScreen else { return nil }
    do throws(ActivityInputError) {
      return makePanel(try presetForm())
    } catch {
      let panel = makePanel(makeForm())
      panel.show(problems: ["": error.message])
      return panel
    }
  }

  /// Answers on the screen, over the panel, instead of working; called when the person submits. By default it
  /// does not.
  package func showsAnswer(to values: FormValues, over panel: FormViewController) -> Bool { false }

  /// The panel that asks; one that also shows something is a subclass of it.
  package func makePanel(for form: Form) -> FormViewController {
    FormViewController(form: form)
  }

  private func makePanel(_ form: Form) -> FormViewController {
    let panel = makePanel(for: form)
    connect(panel)
    return panel
  }

  /// Asks in a panel that somebody else made and shows.
  package final func ask(in other: FormViewController) {
    guard let made = activityViewController as? FormViewController else { return }
    other.form = made.form
    other.show(problems: made.takeNewProblems())
    connect(other)
  }

  private func connect(_ panel: FormViewController) {
    panel.onSubmit = { [weak self] in self?.submit($0) }
    panel.onCancel = { [weak self] in self?.cancel() }
    self.panel = panel
    initialTexts = panel.form.texts
  }

  private func submit(_ values: FormValues) {
    guard work?.isRunning != true else { return }
    if let panel, panel.isOnScreen, showsAnswer(to: values, over: panel) { return }
    start(values) { [weak self] in self?.finish($0) }
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self, weak work] in
      MainActor.assumeIsolated { if let work { self?.showProgress(of: work) } }
    }
  }

  /// The person gave up. Work that runs is waited for: it removes what it has begun. What they typed is
  /// kept by activities that send it.
  private func cancel() {
    if let work, work.isRunning { return work.cancel() }
    let type = type(of: self)
    guard type.keepsDrafts, let panel, panel.form.texts != initialTexts else { return leave() }
    start(panel.form.values, { type.keepText($0) }) { [weak self] in self?.finish($0) }
  }

  /// The panel was taken off by others: the program is asked to end, the terminal is gone, or an app took
  /// off the sheet. Nobody may turn the run loop again, so what was typed is kept before this returns.
  package override func personDidCancel() {
    super.personDidCancel()
    guard let panel, work?.isRunning != true else { return }
    self.panel = nil
    let hasText = panel.form.texts != initialTexts || draft.path != nil
    guard Self.keepsDrafts, hasText else { return }
    var work = preparedWork(panel.form.values)
    // A promise may never be kept, and nothing of it was typed.
    work.items = items.filter { if case .promise = $0 { false } else { true } }
    untold = Self.keepText(work).note
    printUnsavedText()
  }

  /// Back to the sheet, as by Esc.
  private func leave() {
    printUnsavedText()
    let panel = panel
    self.panel = nil
    if let leaveHandler { leaveHandler() } else { panel?.cancelHandler?() }
  }

  override func secretQuestion() -> SecretQuestion? {
    SecretQuestion { [weak self] prompt, monitor in
      let answer = SecretAnswer()
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.ask(prompt, answer) } }
      return try answer.wait(monitor)
    }
  }

  private func ask(_ prompt: String, _ answer: SecretAnswer) {
    if let console { return answer.give(console.askSecret("\(prompt): ").map(Secret.init)) }
    guard let panel, panel.isOnScreen else { return answer.give(nil) }
    let question = UIAlertController.asking(prompt, answer)
    self.question = question
    (progress ?? panel).present(question, animated: true)
  }

  private func showProgress(of work: BackgroundWork) {
    guard work === self.work, work.isRunning, let panel, panel.isOnScreen else { return }
    guard panel.panelController.presentedViewController == nil else { return }
    let progress = ProgressViewController(title: panel.title, unit: Self.progressUnit)
    progress.onCancel = { [weak work] in work?.cancel() }
    progress.onLetGo = { [weak work] in work?.letGo() }
    work.report(to: progress.reporter)
    panel.present(progress, animated: true)
    self.progress = progress
  }

  private func finish(_ result: ActivityResult) {
    if let question, question.presentingViewController != nil {
      question.dismiss(animated: true)
    }
    if let progress, progress.presentingViewController != nil { progress.dismiss(animated: true) }
    // A conversation line by line keeps the panel too, and asks again.
    guard let panel, panel.isOnScreen || panel.cancelHandler != nil else { return end(result) }
    switch result.outcome {
    case .completed, .handedOver: end(result)
    case .cancelled: if let note = result.note { say(note, result) } else { leave() }
    case .failed(let error):
      let cause = (error as? UnsentText)?.cause ?? error
      panel.show(problems: [Self.field(of: cause): error.localizedDescription])
    }
  }

  private func end(_ result: ActivityResult) {
    panel = nil
    printUnsavedText()
    activityDidFinish(result)
  }

  /// Says what became of a text that was typed, and leaves.
  private func say(_ note: String, _ result: ActivityResult) {
    guard let panel, panel.isOnScreen else { return end(result) }
    let alert = UIAlertController(title: "Not sent", message: note, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel) { [weak self] _ in self?.leave() })
    if draft.path != nil {
      alert.addAction(
        UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
          self?.draft.remove()
          self?.leave()
        })
    }
    panel.present(alert, animated: true)
  }
}

extension Form {
  /// What is typed into its fields.
  fileprivate var texts: [String] {
    fields.compactMap { field in
      switch field.kind {
      case .text, .multilineText: field.value.text
      case .secureText, .choice, .checkbox, .path, .note: nil
      }
    }
  }
}
