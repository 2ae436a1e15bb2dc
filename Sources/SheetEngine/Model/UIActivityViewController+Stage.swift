import Dispatch
import SheetPresentation

/// The sheet as the place where an activity's screens appear.
extension UIActivityViewController: ActivityStage {
  package func show(
    _ controller: UIViewController, closed: @escaping @MainActor () -> Void
  ) {
    shownController = (controller, closed)
    controller.cancelHandler = { [weak self] in self?.session?.cancel() }
    presenterForActivity.present(controller, animated: true)
    watch(controller)
  }

  package func takeOff(_ controller: UIViewController) {
    shownController = nil
    controller.cancelHandler = nil
    controller.departureHandler = nil
    guard let presenter = controller.presentingViewController else { return }
    if presenter === self { clearPresented() } else { presenter.dismiss(animated: true) }
  }

  package func showWorking(on title: String?) {
    guard sheetView?.working != title else { return }
    sheetView?.working = title
    setNeedsDisplay()
  }

  package func report(
    _ error: any Error, of title: String, closed: @escaping @MainActor () -> Void
  ) {
    guard reportsFailures, isOnScreen else { return closed() }
    let alert = UIAlertController(
      title: "\(title) did not work", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    show(alert, closed: closed)
  }

  package func returnToGrid() {
    guard initialActivity == nil else { return leaveInsteadOfGrid() }
    setNeedsDisplay()
  }

  package func takeOffSheet(done: @escaping @MainActor () -> Void) {
    guard isOnScreen else { return done() }
    clearPresented()
    dismiss(animated: true, completion: done)
  }

  /// Takes off what lies over the sheet: a panel that an activity or a provider left there, or the help.
  /// With one there `dismiss` would take off that instead of the sheet. Subclasses override `dismiss`
  /// to learn that the sheet goes, so it is not asked here.
  private func clearPresented() {
    if presentedViewController != nil { super.dismiss(animated: true) }
  }

  /// There was no grid to return to.
  private func leaveInsteadOfGrid() {
    DispatchQueue.main.async { MainActor.assumeIsolated { self.session?.cancel() } }
  }

  /// An activity may have left something presented, such as a progress panel of a provider.
  private var presenterForActivity: UIViewController { presentedChain.last ?? self }

  /// Tells the session when the controller leaves the screen, after the completion of that dismissal:
  /// many activities say there that they finished.
  private func watch(_ controller: UIViewController) {
    controller.departureHandler = { [weak self, weak controller] in
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self?.controllerLeft(controller) }
      }
    }
  }

  private func controllerLeft(_ controller: UIViewController?) {
    guard let shown = shownController, shown.controller === controller else { return }
    shownController = nil
    shown.closed()
  }
}
