import Foundation
import SheetCells
import SheetImaging
import SheetPresentation
import Testing

@testable import SheetViews

/// Menus of buttons and views.
@MainActor @Suite struct MenuTests {
  private func show(_ view: UIView) -> ViewHarness {
    let controller = UIViewController()
    view.frame = CGRect(x: 0, y: 0, width: 240, height: 40)
    controller.view.addSubview(view)
    return ViewHarness(controller, width: 44, height: 14)
  }

  private func actions(_ titles: String..., log: Log) -> [UIAction] {
    titles.map { title in UIAction(title: title) { _ in log.lines.append(title) } }
  }

  @MainActor private final class Log { var lines: [String] = [] }

  @Test func aMenuOfOneChoiceTicksIt() {
    let log = Log()
    let sort = UIMenu(options: .singleSelection, children: actions("Name", "Date", log: log))
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [sort] + actions("Other", log: log))
    button.showsMenuAsPrimaryAction = true
    let harness = show(button)
    harness.press(.enter)
    #expect(harness.click("Date"))
    #expect(log.lines == ["Date"] && sort.selectedElements.map(\.title) == ["Date"])
    harness.press(.enter)
    #expect(harness.text.contains("* Date") && !harness.text.contains("* Name"))
    #expect(harness.click("Other"))
    #expect(sort.selectedElements.map(\.title) == ["Date"])
  }

  @Test func aPopUpButtonHasTheTitleOfItsChoice() {
    let log = Log()
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: actions("Low", "High", log: log))
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let harness = show(button)
    #expect(harness.text.contains("[ Low ]"))
    harness.press(.enter)
    #expect(harness.click("High"))
    #expect(harness.text.contains("[ High ]") && log.lines == ["High"])
  }

  @Test func aButtonThatIsChosenIsTicked() {
    let button = UIButton(type: .system)
    button.setTitle("Mute", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    let harness = show(button)
    harness.press(.enter)
    #expect(button.isSelected && harness.text.contains("[ * Mute ]"))
    harness.press(.character(" "))
    #expect(!button.isSelected && harness.text.contains("[ Mute ]"))
  }

  @Test func whatIsKnownLaterIsWaitedFor() throws {
    let log = Log()
    var (asked, answer) = (0, Optional<([UIMenuElement]) -> Void>.none)
    let fresh = UIDeferredMenuElement.uncached {
      asked += 1
      answer = $0
    }
    let kept = UIDeferredMenuElement { [self] in
      asked += 10
      $0([UIMenu(children: actions("Kept", log: log))])
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [fresh, kept])
    button.showsMenuAsPrimaryAction = true
    let harness = show(button)
    harness.press(.enter)
    #expect(!(harness.window.topmost is UIAlertController))
    let first = try #require(answer)
    first(actions("Fresh", log: log))
    first(actions("Twice", log: log))
    #expect(harness.text.contains("Fresh") && harness.text.contains("Kept"))
    #expect(!harness.text.contains("Twice"))
    harness.press(.escape, .enter)
    #expect(asked == 12)
  }

  @Test func destructiveMenusAreNotTakenByEnter() {
    let log = Log()
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(options: .destructive, children: actions("Erase", log: log))
    let harness = show(button)
    // Its press does something else, so the menu has the key that menus of rows have.
    harness.press(.character("x"), .enter)
    #expect(log.lines.isEmpty)
    harness.press(.character("x"), .up, .enter)
    #expect(log.lines == ["Erase"])
  }

  private final class Menus: NSObject, UIContextMenuInteractionDelegate {
    let menu: UIMenu?
    init(_ menu: UIMenu?) { self.menu = menu }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
    }
  }

  @Test func aViewHasAMenu() {
    let log = Log()
    let (none, some) = (Menus(nil), Menus(UIMenu(children: actions("Save Image", log: log))))
    let view = UIView()
    let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inner.text = "Picture"
    view.addSubview(inner)
    let interaction = UIContextMenuInteraction(delegate: some)
    inner.addInteraction(UIContextMenuInteraction(delegate: none))
    inner.addInteraction(interaction)
    #expect(interaction.view === inner && inner.interactions.count == 2)
    let harness = show(view)
    harness.press(.character("x"), .enter)
    #expect(log.lines == ["Save Image"])
    view.addInteraction(interaction)
    #expect(interaction.view === view && inner.interactions.count == 1)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
    harness.press(.character("x"))
    #expect(!(harness.window.topmost is UIAlertController))
  }

  @Test func aConfigurationFollowsTheState() {
    let button = UIButton(configuration: .filled())
    var asked = 0
    button.configurationUpdateHandler = { button in
      asked += 1
      let title = button.isEnabled ? "Send" : "Sending"
      button.configuration?.attributedTitle = AttributedString(title)
      button.configuration?.showsActivityIndicator = !button.isEnabled
    }
    let harness = show(button)
    #expect(harness.text.contains("[ Send ]"))
    let before = asked
    _ = harness.text
    #expect(asked == before)
    button.isEnabled = false
    #expect(harness.text.contains("[ Sending… ]"))
  }

  /// A menu of a row, of which actions stand in menus that say more about them.
  private final class Row: NSObject, UITableViewDataSource, UITableViewDelegate {
    let menu: UIMenu
    init(_ menu: UIMenu) { self.menu = menu }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
    }
  }

  @Test func menusInMenusOfRowsCountToo() {
    let log = Log()
    let sort = UIMenu(options: .singleSelection, children: actions("Name", "Date", log: log))
    let erase = UIMenu(options: .destructive, children: actions("Erase", log: log))
    let row = Row(UIMenu(children: [sort, erase]))
    let table = UITableView()
    (table.dataSource, table.delegate) = (row, row)
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller, width: 44, height: 14)
    let path = IndexPath(row: 0, section: 0)
    #expect(table.rowActions(at: path).map(\.isDestructive) == [false, false, true])
    harness.press(.character("x"))
    #expect(harness.click("Date"))
    #expect(log.lines == ["Date"] && sort.selectedElements.map(\.title) == ["Date"])
    harness.press(.character("x"))
    #expect(harness.text.contains("* Date") && !harness.text.contains("* Name"))
  }
}
