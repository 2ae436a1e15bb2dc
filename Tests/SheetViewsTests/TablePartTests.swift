import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// Views above and below the rows of a table, and the one that is seen when there are no rows.
@MainActor @Suite struct TablePartTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    var chosen: [Int] = []
    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      chosen.append(indexPath.row)
    }
  }

  private func show(_ source: Source, height: Int = 12) -> (ViewHarness, UITableView) {
    let table = UITableView()
    (table.dataSource, table.delegate) = (source, source)
    let controller = UIViewController()
    controller.view = table
    return (ViewHarness(controller, width: 40, height: height), table)
  }

  private func button(_ title: String, _ action: @escaping () -> Void) -> UIButton {
    let button = UIButton(primaryAction: UIAction(title: title) { _ in action() })
    button.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    return button
  }

  @Test func aHeaderAndAFooterAreSeenAndUsed() {
    let source = Source(3)
    let (harness, table) = show(source)
    harness.press(.down)
    var pressed: [String] = []
    let search = UISearchBar()
    search.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    table.tableHeaderView = search
    table.tableFooterView = button("Load more") { pressed.append("more") }
    let lines = harness.lines
    #expect(lines[1].contains("Search") && lines[2].contains("Row 0"), "\(harness.text)")
    #expect(lines[5].contains("[ Load more ]"), "\(harness.text)")
    // The chosen row stays the same when lines above it come.
    harness.press(.enter)
    #expect(source.chosen == [1])
    harness.press(.up, .up)
    harness.type("jq")
    #expect(search.text == "jq" && source.chosen == [1])
    harness.press(.down, .end, .down, .enter, .up, .enter)
    #expect(pressed == ["more"] && source.chosen == [1, 2])
    harness.press(.tab, .enter, .tab, .tab, .enter)
    #expect(pressed == ["more", "more"] && source.chosen == [1, 2, 2])
    table.tableHeaderView = nil
    #expect(harness.lines[1].contains("Row 0") && search.superview == nil)
  }

  @Test func theFocusStartsInTheRows() {
    let source = Source(2)
    let table = UITableView()
    (table.dataSource, table.delegate) = (source, source)
    table.tableHeaderView = button("Above") {}
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller, width: 40, height: 12)
    harness.press(.enter)
    #expect(source.chosen == [0])
  }

  @Test func theyScrollWithTheRows() {
    let source = Source(40)
    let (harness, table) = show(source)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    let label = UILabel(frame: CGRect(x: 8, y: 40, width: 200, height: 20))
    label.text = "A profile"
    header.addSubview(label)
    table.tableHeaderView = header
    var pressed = 0
    table.tableFooterView = button("Delete account") { pressed += 1 }
    #expect(harness.lines[3].contains("A profile"), "\(harness.text)")
    #expect(harness.lines[4].contains("Row 0"))
    harness.press(.pageDown, .pageDown)
    #expect(!harness.text.contains("A profile"))
    harness.press(.end)
    #expect(harness.text.contains("Row 39") && harness.text.contains("Delete account"))
    harness.press(.home)
    #expect(harness.text.contains("A profile") && !harness.text.contains("Delete"))
    // Tab goes to what is out of sight, which comes into it.
    harness.press(.tab)
    #expect(harness.text.contains("Delete account"), "\(harness.text)")
    harness.press(.enter)
    #expect(pressed == 1)
    harness.press(.up, .enter)
    #expect(source.chosen == [39])
  }

  @Test func aViewWithoutContentTakesNoRow() {
    let source = Source(2)
    let (harness, table) = show(source)
    table.tableFooterView = UIView()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan))
    #expect(harness.lines[1].contains("Row 0") && harness.lines[2].contains("Row 1"))
    withExtendedLifetime(source) {}
  }

  @Test func aTallHeaderLeavesRoomForARow() {
    let source = Source(5)
    let (harness, table) = show(source, height: 8)
    let label = UILabel()
    label.numberOfLines = 0
    label.text = (0..<60).map { "line \($0)" }.joined(separator: "\n")
    table.tableHeaderView = label
    #expect(harness.text.contains("line 0") && harness.text.contains("Row 0"), "\(harness.text)")
    harness.press(.end)
    #expect(harness.text.contains("Row 4"))
    withExtendedLifetime(source) {}
  }

  @Test func theBackgroundIsSeenWhenThereAreNoRows() {
    let source = Source(0)
    let (harness, table) = show(source)
    table.reloadData()
    #expect(harness.text.contains("Nothing here."))
    let empty = UIView()
    let label = UILabel()
    label.text = "No boards yet"
    var again = 0
    let stack = UIStackView(arrangedSubviews: [label, button("Try again") { again += 1 }])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    empty.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: empty.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: empty.centerYAnchor),
    ])
    table.backgroundView = empty
    #expect(harness.text.contains("No boards yet") && !harness.text.contains("Nothing here."))
    #expect(!harness.lines[1].contains("No boards"), "it stands in the middle: \(harness.text)")
    harness.press(.tab, .enter)
    #expect(again == 1)
    source.count = 2
    table.reloadData()
    #expect(!harness.text.contains("No boards yet") && harness.text.contains("Row 1"))
  }

  @Test func aGridHasABackgroundToo() {
    let grid = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let label = UILabel()
    label.text = "No pictures"
    label.textAlignment = .center
    grid.backgroundView = label
    let controller = UIViewController()
    controller.view = grid
    let harness = ViewHarness(controller, width: 40, height: 8)
    #expect(harness.text.contains("No pictures"), "\(harness.text)")
  }

  @Test func lineByLineTheyAreSaidAndOffered() {
    let source = Source(1)
    let (_, table) = show(source)
    let label = UILabel()
    label.text = "Recent"
    table.tableHeaderView = label
    var pressed = 0
    table.tableFooterView = button("More") { pressed += 1 }
    let console = ScriptedConsole("2")
    let controller = UIViewController()
    controller.view = table
    #expect(ViewConversation(on: console).hold(with: controller))
    #expect(console.said.contains("Recent") && pressed == 1, "\(console.said)")
  }
}
