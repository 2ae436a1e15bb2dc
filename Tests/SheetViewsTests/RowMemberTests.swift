import Foundation
import SheetCells
import SheetPresentation
import Testing

@testable import SheetViews

/// What a table's delegate and source are asked and told of rows.
@MainActor @Suite struct RowMemberTests {
  @MainActor private class List: NSObject {
    var names = ["Ada", "Grace", "Radia"]
    var log: [String] = []
    var mark = UITableViewCell.AccessoryType.none

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      section == 0 ? names.count : 0
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.row]
      cell.accessoryType = mark
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }
  }

  private final class Plain: List, UITableViewDataSource, UITableViewDelegate {}

  private final class Full: List, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head")
      view?.textLabel?.text = "Section \(section)"
      view?.detailTextLabel?.text = "of 2"
      return view
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let label = UILabel()
      label.text = section == 0 ? "That is all" : nil
      return label
    }
    func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      log.append("info \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { indexPath.row * 2 }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [
          UIAction(title: "Copy") { [weak self] _ in self?.log.append("copy \(indexPath.row)") },
          UIAction(title: "Lost", attributes: .hidden) { _ in },
        ])
      })
    }
  }

  /// Its delegate says what editing does, which is enough.
  private final class Styled: List, UITableViewDataSource, UITableViewDelegate {
    func tableView(
      _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      log.append("commit \(names.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .fade)
    }
  }

  private final class Movable: List, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      names[indexPath.row] != "Radia"
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
    func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      log.append("to \(proposedDestinationIndexPath.section) \(proposedDestinationIndexPath.row)")
      return proposedDestinationIndexPath.section == 0
        ? proposedDestinationIndexPath : sourceIndexPath
    }
  }

  private func show(
    _ source: some UITableViewDataSource & UITableViewDelegate
  ) -> (ViewHarness, UITableView) {
    let table = UITableView()
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
    (table.dataSource, table.delegate) = (source, source)
    let controller = UIViewController()
    controller.view = table
    return (ViewHarness(controller, width: 40, height: 12), table)
  }

  @Test func viewsAboveAndBelowSectionsAreTexts() {
    let source = Full()
    let (harness, _) = show(source)
    #expect(harness.text.contains("Section 0  of 2"))
    #expect(harness.text.contains("That is all"))
  }

  @Test func textsAreIndented() {
    let source = Full()
    let (harness, _) = show(source)
    let columns = ["Ada", "Grace", "Radia"].map { name -> Int in
      guard let line = harness.lines.first(where: { $0.contains(name) }),
        let range = line.range(of: name)
      else { return -1 }
      return String(line[..<range.lowerBound]).displayWidth
    }
    #expect(columns[1] - columns[0] == 3 && columns[2] - columns[0] == 5, "\(columns)")
  }

  @Test func theButtonOfARowIsPressedBySpaceAndClick() {
    let source = Full()
    source.mark = .detailDisclosureButton
    let (harness, _) = show(source)
    #expect(harness.text.contains("space info"), "\(harness.text)")
    harness.press(.character(" "), .down, .character(" "), .enter)
    #expect(source.log == ["info 0", "info 1", "select 1"])
    #expect(harness.click(" i "))
    #expect(source.log.last == "info 0")
  }

  /// On iOS nothing happens then; here the space bar goes on to choose.
  @Test func withoutSomeoneWhoHearsOfItSpaceChooses() {
    let source = Plain()
    source.mark = .detailButton
    let (harness, _) = show(source)
    harness.press(.character(" "))
    #expect(source.log == ["select 0"])
  }

  @Test func theMenuOfARowIsListed() {
    let source = Full()
    let (harness, _) = show(source)
    #expect(harness.text.contains("x Copy"), "\(harness.text)")
    harness.press(.down, .character("x"))
    #expect(harness.text.contains("Copy") && !harness.text.contains("Lost"))
    harness.press(.enter)
    #expect(source.log == ["copy 1"])
  }

  @Test func aStyleOfEditingIsEnoughToDelete() {
    let source = Styled()
    let (harness, _) = show(source)
    #expect(harness.text.contains("x Delete"))
    harness.press(.character("x"), .up, .enter)
    #expect(source.log == ["commit Ada"] && !harness.text.contains("Ada"))
    let plain = Plain()
    #expect(!show(plain).0.text.contains("x Delete"))
  }

  @Test func rowsAreMovedWhileTheTableIsEdited() {
    let source = Movable()
    let (harness, table) = show(source)
    harness.press(.character("J"))
    #expect(source.names == ["Ada", "Grace", "Radia"])
    table.isEditing = true
    #expect(harness.text.contains("J K move"))
    harness.press(.character("J"))
    #expect(source.names == ["Grace", "Ada", "Radia"])
    harness.press(.character("J"))
    #expect(source.names == ["Grace", "Radia", "Ada"])
    // The delegate keeps it out of the second section.
    harness.press(.character("J"))
    #expect(source.names == ["Grace", "Radia", "Ada"])
    #expect(source.log == ["to 0 1", "to 0 2", "to 1 0"])
    harness.press(.up, .character("K"))
    #expect(source.names == ["Grace", "Radia", "Ada"])
  }
}
