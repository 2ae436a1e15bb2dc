import Foundation
import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetViews

/// Tabs, columns, tools and bars with little room.
@MainActor @Suite struct ContainerTests {
  private func screen(_ title: String, text: String? = nil) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 200, height: 20))
    label.text = text ?? "This is \(title)"
    controller.view.addSubview(label)
    return controller
  }

  private func tabs(_ titles: String...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { screen($0) }
    return tabs
  }

  @Test func tabsLookLikeThis() throws {
    let tabs = tabs("Feed", "Search")
    let stack = UINavigationController(rootViewController: screen("Settings"))
    stack.tabBarItem.badgeValue = "2"
    tabs.viewControllers?.append(stack)
    tabs.selectedIndex = 2
    let harness = ViewHarness(tabs, width: 44, height: 10)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────────────╮
        │                 Settings                 │
        │──────────────────────────────────────────│
        │ This is Settings                         │
        │                                          │
        │                                          │
        │                                          │
        │                                          │
        │    1 Feed   2 Search  [3 Settings (2)]   │
        ╰──────────────────────────────────────────╯
        """)
  }

  @Test func numbersArrowsAndClicksChoose() {
    final class Listener: UITabBarControllerDelegate {
      var log: [Int] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController.title != "Locked" }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { log.append(tabBarController.selectedIndex) }
    }
    let (tabs, listener) = (tabs("One", "Two", "Locked"), Listener())
    tabs.delegate = listener
    let harness = ViewHarness(tabs)
    #expect(harness.text.contains("This is One"))
    harness.press(.character("2"))
    #expect(harness.text.contains("This is Two") && !harness.text.contains("This is One"))
    harness.press(.alt("1"), .right, .right)
    #expect(tabs.selectedIndex == 1)
    #expect(harness.click("1 One"))
    harness.press(.character("9"), .character("0"), .character("3"))
    #expect(listener.log == [1, 0, 1, 0] && tabs.selectedViewController?.title == "One")
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
    harness.press(.escape)
    #expect(!harness.window.isPresenting)
  }

  @Test func aStackInATabKeepsItsKeys() {
    let stack = UINavigationController(rootViewController: screen("List"))
    let tabs = tabs("Other")
    tabs.viewControllers?.insert(stack, at: 0)
    tabs.selectedIndex = 0
    let detail = screen("Detail")
    detail.hidesBottomBarWhenPushed = true
    let harness = ViewHarness(tabs)
    stack.pushViewController(detail, animated: false)
    #expect(harness.text.contains("This is Detail") && !harness.text.contains("2 Other"))
    harness.press(.escape)
    #expect(stack.topViewController?.title == "List" && harness.text.contains("2 Other"))
    stack.pushViewController(screen("More"), animated: false)
    harness.press(.character("2"), .character("1"), .character("1"))
    #expect(stack.viewControllers.count == 1)
    #expect(detail.tabBarController == nil && stack.tabBarController === tabs)
  }

  @Test func columnsShowTheList() {
    let split = UISplitViewController(style: .doubleColumn)
    let list = UINavigationController(rootViewController: screen("List"))
    let detail = screen("Detail")
    let details = UINavigationController(rootViewController: detail)
    split.setViewController(list, for: .primary)
    split.setViewController(details, for: .secondary)
    let harness = ViewHarness(split)
    #expect(harness.text.contains("This is List") && split.isCollapsed)
    split.show(.secondary)
    #expect(harness.text.contains("This is Detail") && harness.text.contains("‹ List"))
    #expect(detail.splitViewController === split)
    harness.press(.escape)
    #expect(harness.text.contains("This is List"))
    split.show(.secondary)
    split.show(.primary)
    #expect(harness.text.contains("This is List"))
    list.topViewController?.showDetailViewController(screen("Other"), sender: nil)
    #expect(harness.text.contains("This is Other"))
    harness.press(.escape, .escape)
    #expect(!harness.window.isPresenting)
  }

  @Test func aPromptAndToolsHaveRows() throws {
    let controller = screen("Mail")
    controller.navigationItem.prompt = "3 of 12 sent"
    var pressed = 0
    controller.toolbarItems = [
      UIBarButtonItem(title: "Reply", primaryAction: UIAction { _ in pressed += 1 }),
      .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
    let stack = UINavigationController(rootViewController: controller)
    stack.isToolbarHidden = false
    let harness = ViewHarness(stack, width: 40, height: 12)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────────╮
        │             3 of 12 sent             │
        │                 Mail                 │
        ├──────────────────────────────────────┤
        │ This is Mail                         │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │[ Reply ]                   [ Delete ]│
        ╰──────────────────────────────────────╯
        """)
    #expect(harness.click("Reply") && pressed == 1)
    stack.setToolbarHidden(true, animated: false)
    #expect(!harness.text.contains("Reply"))
  }

  @Test func barButtonsNeverOverlap() {
    let controller = screen("A title")
    controller.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    controller.navigationItem.rightBarButtonItems = ["Publish", "Attach", "Preview"].map {
      UIBarButtonItem(title: $0, primaryAction: UIAction { _ in })
    }
    let harness = ViewHarness(
      UINavigationController(rootViewController: controller), width: 20, height: 6)
    let bar = harness.lines.first { $0.contains("[") } ?? ""
    #expect(bar == "│[ Cancel ]   [ … ]│")
    #expect(harness.click("[ … ]"))
    #expect(harness.text.contains("Publish") && harness.text.contains("Attach"))
    harness.press(.escape)
    controller.navigationItem.rightBarButtonItems?.removeLast(2)
    #expect(harness.text.contains("[ Can… ] [ Publ… ]"), "\(harness.text)")
    controller.navigationItem.rightBarButtonItems = ["Publish", "Attach", "Preview"].map {
      UIBarButtonItem(title: $0, primaryAction: UIAction { _ in })
    }
    harness.size = CellSize(width: 80, height: 24)
    #expect(harness.text.contains("[ Cancel ]") && harness.text.contains("[ Preview ]"))
    #expect(!harness.text.contains("[ … ]"))
  }

  @Test(arguments: [[10, 8], [3, 3], [40, 2, 40], [], [0]])
  func widthsFit(natural: [Int]) throws {
    let widths = try #require(BarFit.widths(natural, room: 18, least: 6))
    #expect(widths.reduce(max(0, widths.count - 1), +) <= 18)
    #expect(zip(widths, natural).allSatisfy { $0 <= $1 && $0 >= min(6, $1) })
    #expect(BarFit.widths([9, 9, 9], room: 18, least: 6) == nil)
    #expect(BarFit.widths([9], room: -4, least: 6) == nil)
  }

  @Test func aSearchFieldStandsBelowTheBar() {
    final class Updater: UISearchResultsUpdating {
      var texts: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        texts.append(searchController.searchBar.text ?? "")
      }
    }
    let (controller, updater) = (screen("Find"), Updater())
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = updater
    search.searchBar.placeholder = "Names"
    controller.navigationItem.searchController = search
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = CGRect(x: 0, y: 40, width: 80, height: 20)
    controller.view.addSubview(button)
    let harness = ViewHarness(UINavigationController(rootViewController: controller))
    #expect(harness.text.contains("Names"))
    harness.press(.character("/"))
    harness.type("ad")
    #expect(updater.texts == ["a", "ad"] && search.isActive)
    harness.press(.escape)
    #expect(updater.texts.last == "" && harness.window.isPresenting)
    harness.press(.escape)
    #expect(!harness.window.isPresenting)
  }
}
