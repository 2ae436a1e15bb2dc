import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

@MainActor @Suite struct NavigationTests {
  private final class Recorder: UIViewController {
    var log: (String) -> Void = { _ in }

    init(_ name: String, log: @escaping (String) -> Void) {
      super.init(nibName: nil, bundle: nil)
      title = name
      self.log = { log("\(name) \($0)") }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
      super.viewDidLoad()
      log("load")
    }
    override func viewWillAppear(_ animated: Bool) { log("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      log(parent == nil ? "willLeave" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
      log(parent == nil ? "didLeave" : "didMove")
    }
  }

  @Test func callbacksComeInUIKitsOrder() {
    var log: [String] = []
    func taken() -> [String] {
      defer { log = [] }
      return log
    }
    let (one, two) = (Recorder("1") { log.append($0) }, Recorder("2") { log.append($0) })
    let stack = UINavigationController(rootViewController: one)
    #expect(taken() == ["1 willMove", "1 didMove"])
    let harness = ViewHarness(stack)
    #expect(taken() == ["1 load", "1 willAppear", "1 didAppear"])
    stack.pushViewController(two, animated: true)
    #expect(taken() == ["2 willMove", "2 didMove", "1 willDisappear", "2 load", "2 willAppear"])
    harness.draw()
    #expect(taken() == ["1 didDisappear", "2 didAppear"])
    #expect(two.navigationController === stack && two.parent === stack)
    harness.press(.escape)
    #expect(
      taken() == [
        "2 willLeave", "2 willDisappear", "1 willAppear", "2 didLeave", "2 didDisappear",
        "1 didAppear",
      ])
    harness.press(.escape)
    #expect(taken() == ["1 willDisappear", "1 didDisappear"])
    #expect(!harness.window.isPresenting)
  }

  @Test func theStackIsAsInUIKit() {
    let all = (0..<4).map { number in
      let controller = UIViewController()
      controller.title = "Number \(number)"
      return controller
    }
    let stack = UINavigationController(rootViewController: all[0])
    all.dropFirst().forEach { stack.pushViewController($0, animated: false) }
    stack.pushViewController(all[1], animated: false)
    #expect(stack.viewControllers == all)
    let harness = ViewHarness(stack)
    #expect(harness.text.contains("‹ Number 2") && harness.text.contains("Number 3"))
    #expect(stack.popToViewController(all[2], animated: true) == [all[3]])
    #expect(stack.popViewController(animated: true) === all[2])
    #expect(stack.popToRootViewController(animated: true) == [all[1]])
    #expect(stack.popViewController(animated: true) == nil)
    all[0].show(all[1], sender: nil)
    #expect(stack.topViewController === all[1])
    stack.viewControllers = [all[3]]
    #expect(all[0].navigationController == nil && all[3].navigationController === stack)
    #expect(!harness.text.contains("‹"))
  }

  @Test func barItems() {
    var pressed: [String] = []
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, primaryAction: UIAction { _ in pressed.append(title) })
    }
    let controller = UIViewController()
    controller.title = "A title that is far too long for a bar with that many items in it"
    controller.navigationItem.leftBarButtonItem = item("Left")
    controller.navigationItem.rightBarButtonItems = [item("Outer"), item("Inner")]
    let harness = ViewHarness(UINavigationController(rootViewController: controller))
    let bar = harness.screen.lines.first { $0.contains("Left") } ?? ""
    #expect(bar.contains("[ Left ]  A title") && bar.contains("… [ Inner ] [ Outer ]"), "\(bar)")
    harness.press(.enter, .tab, .enter, .tab, .enter)
    #expect(pressed == ["Left", "Inner", "Outer"])
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: nil,
      menu: UIMenu(title: "More", children: [UIAction(title: "Act") { _ in pressed = [] }]))
    #expect(harness.click("More"))
    #expect(harness.window.topmost is UIAlertController)
    harness.press(.enter)
    #expect(pressed.isEmpty)
  }

  @Test func systemItemsHaveWords() {
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .save, .add, .action, .trash, .close,
    ]
    let titles = items.map { UIBarButtonItem(systemItem: $0).shownTitle }
    #expect(titles == ["Done", "Cancel", "Save", "Add", "Share", "Delete", "Close"])
    let space = UIBarButtonItem.flexibleSpace()
    #expect(space.isSpace)
  }

  @Test func aControllerThatDrawsItselfLiesInAStack() {
    let list = ListViewController(title: "Letters", items: [ListItem("alpha"), ListItem("beta")])
    var chosen: Int?
    list.onChoose = { chosen = $0 }
    let stack = UINavigationController(rootViewController: UIViewController())
    let harness = ViewHarness(stack)
    stack.pushViewController(list, animated: true)
    #expect(harness.text.contains("alpha"))
    harness.press(.down, .enter)
    #expect(chosen == 1)
  }

  @Test func childrenArePresentedOverThePanel() {
    let child = UIViewController()
    let stack = UINavigationController(rootViewController: child)
    let harness = ViewHarness(stack)
    let alert = UIAlertController(title: "Hm", message: nil, preferredStyle: .alert)
    child.present(alert, animated: true)
    #expect(harness.window.topmost === alert && stack.presentedViewController === alert)
    alert.dismiss(animated: true)
    #expect(harness.window.topmost === stack)
    child.dismiss(animated: true)
    #expect(!harness.window.isPresenting)
  }
}
