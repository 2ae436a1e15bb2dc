import SheetPresentation

/// Where an activity's screens appear: the sheet, or nothing at all when the command runs one
/// activity without a terminal.
@MainActor
package protocol ActivityStage: AnyObject {
  /// Shows a controller of the activity. `closed` is called when it leaves the screen, whoever took
  /// it off.
  func show(_ controller: UIViewController, closed: @escaping @MainActor () -> Void)
  /// Takes off what `show` showed; `closed` is not called for it.
  func takeOff(_ controller: UIViewController)
  /// Says that the activity works, and how to stop it; `nil` when it is over.
  func showWorking(on title: String?)
  /// Shows what failed; `closed` is called when the person has read it.
  func report(_ error: any Error, of title: String, closed: @escaping @MainActor () -> Void)
  /// The grid is the person's again.
  func returnToGrid()
  /// Takes off the sheet, then calls `done`.
  func takeOffSheet(done: @escaping @MainActor () -> Void)
}
