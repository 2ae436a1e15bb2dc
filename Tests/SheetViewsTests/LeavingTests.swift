import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Who may leave a screen and who hears of it.
@MainActor @Suite struct LeavingTests {
  private final class Listener: UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var mayLeave = true

    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      log.append("should")
      return mayLeave
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      log.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      log.append("did \(controller.presentedViewController.presentingViewController == nil)")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      log.append("attempt")
    }
  }

  @Test func escTellsTheDelegateAndCodeDoesNot() {
    let (controller, listener) = (UIViewController(), Listener())
    controller.presentationController?.delegate = listener
    let harness = ViewHarness(controller)
    harness.press(.escape)
    #expect(listener.log == ["should", "will", "did true"])
    listener.log = []
    harness.present(controller)
    controller.dismiss(animated: true)
    harness.draw()
    #expect(listener.log.isEmpty && !harness.window.isPresenting)
  }

  /// Nobody but the stack holds the screen, which is its own delegate.
  @Test func aScreenThatIsItsOwnDelegateHearsTheEnd() {
    final class Own: UIViewController, UIAdaptivePresentationControllerDelegate {
      var onEnd: () -> Void = {}
      func presentationControllerDidDismiss(_ controller: UIPresentationController) { onEnd() }
    }
    var ended = 0
    let harness = ViewHarness()
    func show() {
      let own = Own()
      own.onEnd = { ended += 1 }
      let stack = UINavigationController(rootViewController: own)
      stack.presentationController?.delegate = own
      harness.present(stack)
    }
    show()
    harness.press(.escape)
    #expect(ended == 1)
  }

  @Test func aDelegateMayRefuse() {
    let (controller, listener) = (UIViewController(), Listener())
    controller.sheetPresentationController?.delegate = listener
    listener.mayLeave = false
    let harness = ViewHarness(controller)
    harness.press(.escape)
    #expect(listener.log == ["should", "attempt"] && controller.presentingViewController != nil)
  }

  @Test func aModalScreenStaysAndSaysHowItIsLeft() {
    let (controller, listener) = (UIViewController(), Listener())
    controller.isModalInPresentation = true
    controller.presentationController?.delegate = listener
    let harness = ViewHarness(controller, width: 50)
    harness.press(.escape)
    #expect(listener.log == ["attempt"] && controller.presentingViewController != nil)
    #expect(harness.text.contains(" Leave by a button, or Ctrl-C "))
    harness.press(.tab)
    #expect(!harness.text.contains("Ctrl-C"))
    harness.press(.control("c"))
    #expect(listener.log == ["attempt", "will", "did true"] && !harness.window.isPresenting)
  }

  /// As in Apple's sample: the controller in the stack speaks for it, and hears of it.
  @Test func aControllerInAStackSpeaksForIt() {
    let (inner, listener) = (UIViewController(), Listener())
    let stack = UINavigationController(rootViewController: inner)
    #expect(inner.presentationController === stack.presentationController)
    inner.presentationController?.delegate = listener
    inner.isModalInPresentation = true
    let harness = ViewHarness(stack)
    harness.press(.escape)
    #expect(listener.log == ["attempt"])
    stack.pushViewController(UIViewController(), animated: false)
    harness.draw()
    harness.press(.escape)
    #expect(stack.topViewController === inner && listener.log == ["attempt"])
    inner.isModalInPresentation = false
    harness.press(.escape)
    #expect(listener.log == ["attempt", "should", "will", "did true"])
  }

  /// A screen without views, and a small one.
  @Test func theWayOutFitsWhereThereIsLittleRoom() {
    let list = ListViewController(title: "Letters", items: [ListItem("alpha")])
    list.isModalInPresentation = true
    let harness = ViewHarness(list, width: 20, height: 6)
    harness.press(.escape)
    #expect(harness.text.contains("Ctrl-C") && harness.window.topmost === list)
  }

  private final class Mover: UIViewController {
    var log: [String] = []

    private func note(_ name: String) {
      let flags = [
        (isMovingToParent, "in"), (isMovingFromParent, "out"), (isBeingPresented, "presented"),
        (isBeingDismissed, "dismissed"),
      ]
      log.append(([name] + flags.filter(\.0).map(\.1)).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("will") }
    override func viewDidAppear(_ animated: Bool) { note("did") }
    override func viewWillDisappear(_ animated: Bool) { note("willNot") }
    override func viewDidDisappear(_ animated: Bool) { note("didNot") }
  }

  @Test func whyAControllerAppearsIsKnown() {
    let alone = Mover()
    let harness = ViewHarness(alone)
    harness.press(.escape)
    #expect(
      alone.log == ["will presented", "did presented", "willNot dismissed", "didNot dismissed"])
    let (first, second) = (Mover(), Mover())
    let stack = UINavigationController(rootViewController: first)
    harness.present(stack)
    #expect(first.log == ["will in", "did in"])
    stack.pushViewController(second, animated: false)
    harness.draw()
    stack.popViewController(animated: false)
    harness.draw()
    #expect(second.log == ["will in", "did in", "willNot out", "didNot out"])
    #expect(first.log.suffix(4) == ["willNot", "didNot", "will", "did"])
  }

  /// The application's own screen is a container too.
  @Test func childrenOfTheFirstScreenAppear() {
    let (first, second) = (Mover(), Mover())
    let stack = UINavigationController(rootViewController: first)
    let window = UIWindow()
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let theme = Theme(colorDepth: .palette256)
    func turn() {
      _ = window.composeFrame(size: CellSize(width: 40, height: 12), theme: theme)
      window.runAfterFrame()
    }
    turn()
    #expect(first.log == ["will in", "did in"])
    stack.pushViewController(second, animated: false)
    turn()
    #expect(second.log == ["will in", "did in"] && first.log.suffix(2) == ["willNot", "didNot"])
    window.leaveRoot()
  }

  /// A composer at the bottom of the window: Esc would end the program, and the text would be lost.
  @Test func theFirstScreenStaysToo() {
    let (inner, listener) = (UIViewController(), Listener())
    inner.isModalInPresentation = true
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: inner)
    inner.presentationController?.delegate = listener
    window.makeKeyAndVisible()
    func press(_ key: Key) -> String {
      window.send(.key(key))
      let size = CellSize(width: 40, height: 12)
      let frame = window.composeFrame(size: size, theme: Theme(colorDepth: .palette256))
      window.runAfterFrame()
      return frame.flattened(size: size).lines.joined(separator: "\n")
    }
    #expect(press(.escape).contains("Leave by a button, or Ctrl-C"))
    #expect(window.isPresenting && listener.log == ["attempt"])
    _ = press(.control("c"))
    #expect(!window.isPresenting && !window.isActive)
  }

  @Test func theFirstScreenIsLeftOtherwise() {
    let window = UIWindow()
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    window.send(.key(.escape))
    #expect(!window.isPresenting)
  }
}
