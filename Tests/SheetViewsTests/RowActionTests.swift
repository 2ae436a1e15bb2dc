import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// What can be done with rows of a table, beside choosing them.
@MainActor @Suite struct RowActionTests {
  /// Adopts nothing: what a subclass adds to a protocol that its superclass adopts does not count in Swift.
  @MainActor private class List: NSObject {
    var names = ["Ada", "Grace", "Radia"]
    var log: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      return cell
    }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(editingStyle) \(names.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private final class Names: List, UITableViewDataSource, UITableViewDelegate {}

  private final class Editable: List, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      indexPath.row > 0
    }
  }

  private final class Swiped: List, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let titles = [("Delete", UIContextualAction.Style.destructive), ("Share", .normal)]
      return UISwipeActionsConfiguration(
        actions: titles.map { title, style in
          UIContextualAction(style: style, title: title) { [weak self] action, _, done in
            self?.log.append("\(action.title ?? "") \(indexPath.row)")
            done(true)
          }
        })
    }
  }

  private func show(
    _ source: some UITableViewDataSource & UITableViewDelegate
  ) -> (ViewHarness, UITableView) {
    let table = UITableView()
    (table.dataSource, table.delegate) = (source, source)
    let controller = UIViewController()
    controller.view = table
    return (ViewHarness(controller, width: 40, height: 10), table)
  }

  @Test func rowsThatSaySoAreDeleted() {
    let source = Editable()
    let (harness, _) = show(source)
    #expect(!harness.text.contains("x Delete"))
    harness.press(.character("x"))
    #expect(!(harness.window.topmost is UIAlertController))
    harness.press(.down)
    #expect(harness.text.contains("x Delete"))
    harness.press(.character("x"))
    #expect(harness.text.contains("Grace") && harness.window.topmost is UIAlertController)
    harness.press(.escape)
    #expect(source.log.isEmpty)
    // What cannot be got back is never the choice that Enter takes at once.
    harness.press(.delete, .enter)
    #expect(source.log.isEmpty)
    harness.press(.delete, .up, .enter)
    #expect(source.log == ["commit delete Grace"])
    #expect(!harness.text.contains("Grace") && harness.text.contains("Radia"))
  }

  /// Whether an author wrote `commit` cannot be seen, so editing has to be on.
  @Test func otherRowsAreDeletedWhileTheTableIsEdited() {
    let source = Names()
    let (harness, table) = show(source)
    #expect(!harness.text.contains("x Delete"))
    table.setEditing(true, animated: false)
    #expect(harness.text.contains("x Delete"))
    harness.press(.character("x"), .up, .enter)
    #expect(source.log == ["commit delete Ada"])
  }

  @Test func swipesAreListed() {
    let source = Swiped()
    let (harness, _) = show(source)
    #expect(harness.text.contains("x actions"))
    harness.press(.down, .character("x"))
    #expect(harness.text.contains("Delete") && harness.text.contains("Share"))
    #expect(harness.click("Share"))
    #expect(source.log == ["Share 1"])
  }

  @Test func aKeyRefreshes() {
    let source = Names()
    let (harness, table) = show(source)
    harness.press(.character("r"))
    let control = UIRefreshControl()
    var asked = 0
    control.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    table.refreshControl = control
    #expect(harness.text.contains("r refresh"))
    harness.press(.character("r"), .character("r"))
    #expect(asked == 1 && control.isRefreshing && harness.text.contains("r refreshing"))
    control.endRefreshing()
    #expect(!harness.text.contains("refreshing"))
  }

  @Test func theEditButtonTurnsEditingOnAndOff() {
    let controller = UITableViewController(style: .plain)
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let harness = ViewHarness(UINavigationController(rootViewController: controller))
    #expect(harness.click("[ Edit ]") && controller.tableView.isEditing)
    #expect(harness.click("[ Done ]") && !controller.tableView.isEditing)
  }

  @Test func snapshotsMakeRows() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, path, name in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(path.row) \(name)"
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendItems(["lost"])
    snapshot.appendSections([1, 2, 1])
    snapshot.appendItems(["a", "b", "a"], toSection: 1)
    snapshot.appendItems(["c", "b"])
    snapshot.insertItems(["x"], beforeItem: "b")
    snapshot.insertItems(["y"], afterItem: "nowhere")
    #expect(snapshot.itemIdentifiers == ["a", "x", "b", "c"] && snapshot.numberOfSections == 2)
    source.apply(snapshot)
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller)
    #expect(harness.text.contains("1 x") && harness.text.contains("0 c"))
    #expect(source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == "b")
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 7, section: 0)) == nil)
    snapshot.deleteItems(["a", "c"])
    source.apply(snapshot)
    #expect(harness.text.contains("0 x") && !harness.text.contains("0 c"))
  }
}
