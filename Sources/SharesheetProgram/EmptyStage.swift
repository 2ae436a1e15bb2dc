import SheetEngine
import SheetPresentation

/// Where nothing can be shown: an activity that is run by name, without a terminal.
@MainActor
final class EmptyStage: ActivityStage {
  weak var session: ActivitySession?

  func show(_ controller: UIViewController, closed: @escaping @MainActor () -> Void) {
    // An activity with nothing but a screen cannot be run here.
    closed()
    returnToGrid()
  }

  func takeOff(_ controller: UIViewController) {}

  func showWorking(on title: String?) {}

  func report(_ error: any Error, of title: String, closed: @escaping @MainActor () -> Void) {
    closed()
  }

  /// There is no grid: the run is over.
  func returnToGrid() {
    session?.cancel()
  }

  func takeOffSheet(done: @escaping @MainActor () -> Void) {
    done()
  }
}
