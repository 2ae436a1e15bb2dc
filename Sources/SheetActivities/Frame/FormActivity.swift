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

  private weak var panel: FormViewController?
  private weak var progress: ProgressViewController?
  /// What the fields had when the panel was opened.
  private var initialTexts: [String] = []

  /// What leaving the panel does where no sheet shows it.
  package final var leaveHandler: (@MainActor () -> Void)?

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

  /// Back to the sheet, as by Esc.
  private func leave() {
    if let leaveHandler { leaveHandler() } else { panel?.cancelHandler?() }
  }

  private func showProgress(of work: BackgroundWork) {
    guard work === self.work, work.isRunning, let panel, panel.isOnScreen else { return }
    let progress = ProgressViewController(title: panel.title)
    progress.onCancel = { [weak work] in work?.cancel() }
    work.report(to: progress.reporter)
    panel.present(progress, animated: true)
    self.progress = progress
  }

  private func finish(_ result: ActivityResult) {
    if let progress, progress.presentingViewController != nil { progress.dismiss(animated: true) }
    // A conversation line by line keeps the panel too, and asks again.
    guard let panel, panel.isOnScreen || panel.cancelHandler != nil else {
      return activityDidFinish(result)
    }
    switch result.outcome {
    case .completed, .handedOver: activityDidFinish(result)
    case .cancelled: if let note = result.note { say(note, result) } else { leave() }
    case .failed(let error):
      let cause = (error as? UnsentText)?.cause ?? error
      panel.show(problems: [Self.field(of: cause): error.localizedDescription])
    }
  }

  /// Says what became of a text that was typed, and leaves.
  private func say(_ note: String, _ result: ActivityResult) {
    guard let panel, panel.isOnScreen else { return activityDidFinish(result) }
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
