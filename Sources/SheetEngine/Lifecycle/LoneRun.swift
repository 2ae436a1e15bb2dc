import SheetPresentation

/// A run of an activity without a sheet: somebody else prepares it and shows its controller, and hears here
/// how it ended. It counts while this is kept.
@MainActor
package final class LoneRun: ActivityFinishing {
  private weak var presenter: UIViewController?
  private var completion: (@MainActor (ActivityResult) -> Void)?

  /// Begins a run. `completion` is called once, on the main actor.
  ///
  /// - Parameter presenter: A controller in the window where the activity's screens appear.
  package init(
    of activity: UIActivity, in presenter: UIViewController?,
    completion: @escaping @MainActor (ActivityResult) -> Void
  ) {
    self.presenter = presenter
    self.completion = completion
    activity.run = self
  }

  var window: UIWindow? { presenter?.window }

  func activity(_ activity: UIActivity, didFinish result: ActivityResult) {
    let completion = completion
    self.completion = nil
    completion?(result)
  }
}
