import Foundation
import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetViews
@testable import views_probe

@MainActor @Suite struct TableTests {
  @Test func sectionsLookLikeThis() throws {
    let boards = BoardsViewController()
    boards.sections = [("Mine", 1), ("Shared with me", 2)]
    let harness = ViewHarness(
      UINavigationController(rootViewController: boards), width: 40, height: 12)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────────╮
        │                Boards                │
        ├──────────────────────────────────────┤
        │ Mine                                 │
        │  Board 1                          ›  │
        │  3 pins                              │
        │                                      │
        │ Shared with me                       │
        │  Board 1                          ›  │
        │  3 pins                              │
        │  Board 2                          › ▼│
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func rowsAreChosen() {
    var chosen: [IndexPath] = []
    let boards = BoardsViewController()
    boards.onChoose = { chosen.append($0) }
    let harness = ViewHarness(UINavigationController(rootViewController: boards), height: 20)
    harness.press(.enter, .down, .character(" "), .end, .enter, .home, .enter)
    #expect(
      chosen == [
        IndexPath(row: 0, section: 0), IndexPath(row: 1, section: 0),
        IndexPath(row: 11, section: 1), IndexPath(row: 0, section: 0),
      ])
    #expect(harness.click("10 pins"))
    #expect(chosen.last == IndexPath(row: 1, section: 0))
  }

  /// Notes for which rows heights are asked.
  private final class Heights: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return 40
    }
  }

  @Test func aHeightIsAskedForOnceAFrame() {
    let source = Heights()
    let table = UITableView()
    (table.dataSource, table.delegate) = (source, source)
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller, width: 40, height: 12)
    for key in [Key.down, .end, .pageUp, .home] {
      source.asked = []
      harness.press(key)
      #expect(!source.asked.isEmpty && Set(source.asked).count == source.asked.count, "\(key)")
    }
  }

  @Test(.timeLimit(.minutes(1))) func tenThousandRowsAskOnlyForWhatIsSeen() {
    let boards = BoardsViewController()
    boards.sections = [("Many", 10_000), ("None", 0), ("More", 90_000)]
    let harness = ViewHarness(UINavigationController(rootViewController: boards), height: 20)
    #expect(boards.asked < 12, "\(boards.asked)")
    harness.press(.end)
    #expect(harness.text.contains("Board 90000"), "\(harness.text)")
    harness.press(.pageUp, .pageUp, .home)
    #expect(harness.text.contains("Many"), "\(harness.text)")
    #expect(boards.asked < 120, "\(boards.asked)")
  }

  @Test func titlesAndDetails() throws {
    let source = Rows([
      ("A title", "and a detail", .value1), ("With a subtitle", "below", .subtitle),
      (String(repeating: "long ", count: 30), nil, .default), ("\u{1B}[31mred\u{7}", nil, .default),
    ])
    let table = UITableView()
    table.dataSource = source
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller, width: 36, height: 8)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────╮
        │  A title           and a detail  │
        │  With a subtitle                 │
        │  below                           │
        │  long long long long long long…  │
        │  ␛[31mred␇                       │
        │                                  │
        ╰──────────────────────────────────╯
        """)
    withExtendedLifetime(source) {}
  }

  @Test func severalAreChosen() {
    let source = Rows((1...3).map { ("\($0)", nil, .default) })
    let table = UITableView()
    (table.dataSource, table.allowsMultipleSelection) = (source, true)
    let controller = UIViewController()
    controller.view.addSubview(table)
    table.frame = controller.view.bounds
    let harness = ViewHarness(controller)
    harness.press(.enter, .down, .down, .enter, .up, .enter, .enter)
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
    #expect(table.indexPathForSelectedRow?.row == 2)
    withExtendedLifetime(source) {}
  }

  @Test func reloadingAsksAnew() {
    let source = Rows([("one", nil, .default)])
    let table = UITableView()
    table.dataSource = source
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller)
    source.rows = [("two", nil, .default), ("three", nil, .default)]
    table.reloadData()
    #expect(harness.text.contains("two") && !harness.text.contains("one"))
    source.rows = []
    table.reloadData()
    #expect(harness.text.contains("Nothing here."))
    harness.press(.enter, .down, .end, .pageUp)
    #expect(table.numberOfRows(inSection: 0) == 0 && table.numberOfRows(inSection: 7) == 0)
  }

  @Test func controlsInRows() {
    let source = Rows([("Resize", nil, .default), ("Other", nil, .default)])
    let toggle = UISwitch()
    source.accessory = toggle
    let table = UITableView()
    (table.dataSource, table.allowsSelection) = (source, false)
    let controller = UIViewController()
    controller.view = table
    let harness = ViewHarness(controller)
    #expect(harness.text.contains("[ ]"))
    harness.press(.character(" "))
    #expect(toggle.isOn && harness.text.contains("[x]"))
    harness.press(.enter)
    #expect(!toggle.isOn)
  }

  @Test func rowsByNumber() {
    var rows = TableRows()
    rows.append(header: true, rows: 2, footer: false)
    rows.append(header: false, rows: 0, footer: false)
    rows.append(header: false, rows: 1, footer: true)
    #expect(rows.count == 5)
    #expect(
      (0..<6).map { rows[$0] } == [
        .header(0), .row(IndexPath(row: 0, section: 0)), .row(IndexPath(row: 1, section: 0)),
        .row(IndexPath(row: 0, section: 2)), .footer(2), nil,
      ])
    #expect(rows.line(of: IndexPath(row: 0, section: 2)) == 3)
    #expect(rows.line(of: IndexPath(row: 0, section: 1)) == nil)
    #expect(rows.line(of: IndexPath(row: -1, section: 0)) == nil)
  }
}

/// Rows of text.
@MainActor
private final class Rows: UITableViewDataSource {
  typealias Row = (String, String?, UITableViewCell.CellStyle)
  var rows: [Row]
  var accessory: UIView?

  init(_ rows: [Row]) { self.rows = rows }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.row]
    let cell = UITableViewCell(style: row.2, reuseIdentifier: "row")
    cell.textLabel?.text = row.0
    cell.detailTextLabel?.text = row.1
    if indexPath.row == 0 { cell.accessoryView = accessory }
    return cell
  }
}
