import SheetCells
import Testing

@testable import SheetPresentation

@MainActor @Suite struct DismissalTests {
  /// Writes down what it is told, and does something in the middle of it.
  private final class Recorder: UIViewController {
    private(set) var calls: [String] = []
    var onLeaving: (() -> Void)?
    var onLeft: (() -> Void)?

    override func viewWillDisappear(_ animated: Bool) {
      calls.append("will")
      onLeaving?()
    }

    override func viewDidDisappear(_ animated: Bool) {
      calls.append("did")
      onLeft?()
    }
  }

  @Test func dismissingAgainInACallbackIsHeardOnce() {
    let controller = Recorder()
    var completions = 0
    controller.onLeaving = { [unowned controller] in
      controller.dismiss(animated: true) { completions += 1 }
    }
    controller.onLeft = controller.onLeaving
    let harness = PanelHarness(controller)
    controller.dismiss(animated: true) { completions += 1 }
    _ = harness.screen
    #expect(controller.calls == ["will", "did"])
    #expect(completions == 3)
    #expect(!harness.window.isPresenting)
  }

  @Test func aCallbackMayDismissWhatLiesBelow() {
    let (lower, upper) = (Recorder(), Recorder())
    var departures = 0
    lower.departureHandler = { departures += 1 }
    upper.departureHandler = { departures += 1 }
    let harness = PanelHarness(lower)
    lower.present(upper, animated: true)
    upper.onLeaving = { [window = harness.window] in
      window.rootViewController?.dismiss(animated: true)
    }
    upper.dismiss(animated: true)
    _ = harness.screen
    #expect(lower.calls == ["will", "did"] && upper.calls == ["will", "did"])
    #expect(departures == 2)
    #expect(!harness.window.isPresenting)
  }

  @Test func aControllerMayBePresentedAgainAfterThat() {
    let controller = Recorder()
    controller.onLeaving = { [unowned controller] in controller.dismiss(animated: true) }
    let harness = PanelHarness(controller)
    for _ in 0..<2 {
      controller.dismiss(animated: true)
      _ = harness.screen
      harness.window.rootViewController?.present(controller, animated: true)
      #expect(harness.window.topmost === controller)
    }
    #expect(controller.calls == ["will", "did", "will", "did"])
  }
}
