import SheetCells
import Testing

@testable import SheetPresentation

@Suite struct ListModelTests {
  private func model(_ count: Int = 50) -> ListModel {
    var model = ListModel(
      (0..<count).map { ListItem("Item \($0)", detail: $0 % 2 == 0 ? "Even" : "") })
    model.layOut(height: 10)
    return model
  }

  private func press(_ model: inout ListModel, _ text: String) {
    for character in text { _ = model.handle(.character(character)) }
  }

  @Test func lettersMoveOnlyWhileTheFilterIsClosed() {
    var list = model()
    press(&list, "jjk")
    #expect(list.selectedItem == 1)
    press(&list, "G")
    #expect(list.selectedItem == 49)
    press(&list, "/jk")
    #expect(list.filter?.text == "jk")
    #expect(list.selectedItem == nil)
    #expect(list.handle(.enter) == .used)
  }

  @Test func filterFindsLettersWithAndWithoutAccents() {
    let filter = ListFilter([ListItem("Zoë"), ListItem("Zoe", detail: "Café"), ListItem("が")])
    #expect(filter.matches("zoe") == [0, 1])
    #expect(filter.matches("ZOË cafe\u{301}") == [1])
    #expect(filter.matches("か") == [2], "A mark that is part of a letter: its base finds it")
    #expect(filter.matches("か\u{3099}") == [2])
  }

  @Test func filterFindsWordsInTitleAndDetail() {
    var list = model()
    press(&list, "/EVEN 4")
    #expect(list.matches == [4, 40, 42, 44, 46, 48, 14, 24, 34])
    _ = list.handle(.down)
    #expect(list.handle(.enter) == .chosen(40))
    _ = list.handle(.escape)
    #expect(list.filter == nil && list.matches.count == 50 && list.selectedItem == 40)
    #expect(list.handle(.escape) == .unused)
  }

  @Test func digitsPickWhereEachItemHasOne() {
    var list = model(9)
    list.layOut(height: 4)
    _ = list.handle(.end)
    list.layOut(height: 4)
    #expect(list.handle(.character("3")) == .chosen(7))
    #expect(list.handle(.character("5")) == .unused, "not seen")
    #expect(list.handle(.character("0")) == .unused)
    #expect(list.handle(.character("٣")) == .unused)
    #expect(list.handle(.character(" ")) == .chosen(7))
  }

  @Test func digitsLookForANumberInALongList() {
    var list = ListModel((0..<10_000).map { ListItem("Person \($0)") })
    list.layOut(height: 10)
    press(&list, "7776")
    #expect(list.filter?.text == "7776")
    #expect(list.handle(.enter) == .chosen(7776))
  }

  @Test func whatFitsBestComesFirst() {
    let titles = [
      "a person 77", "Person 770", "Person 77", "x77", "Person of 77", "superperson 77",
    ]
    let filter = ListFilter(titles.map { ListItem($0) })
    #expect(filter.matches("person 77") == [2, 1, 0, 4, 5])
    #expect(filter.matches("77") == [0, 1, 2, 4, 5, 3])
    #expect(filter.matches("  PERSON  77 ") == [2, 1, 0, 4, 5])
    let mail = ListFilter([ListItem("Joanna"), ListItem("X", detail: "x@anna.org"), ListItem("An")])
    #expect(mail.matches("anna") == [1, 0])
  }

  @Test func theBestIsSelectedWhileTyping() {
    var list = ListModel((0..<1000).map { ListItem("Person \($0)") })
    list.layOut(height: 10)
    _ = list.handle(.end)
    press(&list, "/person 77")
    #expect(list.selectedItem == 77)
    _ = list.handle(.escape)
    #expect(list.selectedItem == 77 && list.matches.count == 1000)
  }

  @Test func scrollFollowsTheSelection() {
    var list = model()
    _ = list.handle(.pageDown)
    _ = list.handle(.pageDown)
    list.layOut(height: 10)
    #expect(list.selection == 18 && list.scroll.top == 9)
    list.layOut(height: 1)
    #expect(list.scroll.top == 18)
  }

  @Test func emptyListTakesEveryKey() {
    var list = model(0)
    list.layOut(height: 3)
    for key in [Key.up, .down, .home, .end, .pageDown, .enter, .character("1"), .character("/")] {
      _ = list.handle(key)
    }
    #expect(list.selectedItem == nil)
  }

  @Test func thousandsOfItemsFilterQuickly() {
    var list = ListModel((0..<5000).map { ListItem("Folder number \($0) with a long name") })
    press(&list, "/4999")
    #expect(list.matches == [4999])
  }

  @Test func newItemsLeaveFilterAndSelectionAlone() {
    var list = model(3)
    list.numbersItems = false
    _ = list.handle(.down)
    list.replace((0..<5).map { ListItem("Other \($0)") }, selecting: 3)
    #expect(list.selectedItem == 3)
    #expect(!list.hasDigits)
    _ = list.handle(.character("2"))
    #expect(list.filter?.text == "2", "a digit looks for a number and chooses nothing")
    list.replace([ListItem("A"), ListItem("B 2"), ListItem("C 2")], selecting: 2)
    #expect(list.matches == [1, 2] && list.selectedItem == 2 && list.filter?.text == "2")
    list.replace([], selecting: nil)
    #expect(list.selectedItem == nil && list.handle(.enter) == .used)
  }
}
