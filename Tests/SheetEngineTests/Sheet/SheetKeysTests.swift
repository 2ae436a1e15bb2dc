import SheetCells
import Testing

@testable import SheetEngine

/// What each key of the table does. Eight share items and three actions, six of a row seen at once.
@MainActor @Suite struct SheetKeysTests {
  private let probe = SheetProbe()

  @Test(arguments: [
    (Key.right, "Message"), (.character("l"), "Message"), (.control("f"), "Message"),
    (.down, "Copy"), (.character("j"), "Copy"), (.control("n"), "Copy"), (.control("j"), "Copy"),
    (.tab, "Copy"), (.backTab, "Copy"), (.end, "Notes"), (.character("G"), "Notes"),
    (.control("e"), "Notes"), (.pageDown, "Nextcloud"), (.control("d"), "Mastodon"),
    (.left, "Mail"), (.up, "Mail"), (.pageUp, "Mail"),
  ])
  func keysMoveFromTheFirstItem(key: Key, expected: String) {
    probe.press(key)
    #expect(probe.selected == expected)
  }

  @Test(arguments: [
    (Key.left, "Nextcloud"), (.character("h"), "Nextcloud"), (.control("b"), "Nextcloud"),
    (.home, "Mail"), (.character("g"), "Mail"), (.control("a"), "Mail"), (.pageUp, "Message"),
    (.control("u"), "Bluesky"), (.right, "Notes"), (.pageDown, "Notes"),
  ])
  func keysMoveFromTheLastItem(key: Key, expected: String) {
    probe.press(.end, key)
    #expect(probe.selected == expected)
  }

  @Test(arguments: [Key.up, .character("k"), .control("p"), .control("k"), .tab, .backTab])
  func keysReturnFromTheSecondRowToTheRememberedItem(key: Key) {
    probe.press(.right, .down, key)
    #expect(probe.selected == "Message")
  }

  @Test(arguments: [Key.enter, .character(" ")])
  func keysOpenTheSelectedItem(key: Key) {
    #expect(probe.press(.right, key)?.opened == "Message")
  }

  @Test(arguments: [Key.escape, .character("q"), .control("c"), .control("g")])
  func keysLeave(key: Key) {
    guard case .cancel? = probe.press(key) else { Issue.record("not left"); return }
  }

  @Test(arguments: [Key.character("?"), .function(1)])
  func keysShowTheHelp(key: Key) {
    guard case .showKeys? = probe.press(key) else { Issue.record("no help"); return }
  }

  @Test func digitsOpenVisibleItemsOfTheFocusedRow() {
    #expect(probe.press(.character("3"))?.opened == "AirDrop")
    #expect(probe.press(.end, .character("1"))?.opened == "AirDrop")
    #expect(probe.press(.down, .character("3"))?.opened == "Print")
    #expect(probe.press(.character("4")) == nil)
    #expect(probe.press(.character("0")) == nil)
    #expect(probe.press(.character("٣")) == nil)
  }

  @Test func everyKeyOfTheTableIsBoundAndTheFirstOfItsName() {
    var seen: Set<Key> = []
    for binding in SheetBindings.grid {
      for key in binding.keys {
        #expect(SheetBindings.action(for: key) == binding.command)
        #expect(seen.insert(key).inserted, "\(key) is bound twice")
      }
    }
    #expect(SheetBindings.action(for: .character("x")) == nil)
  }

  @Test func nothingToChooseFromIsSafe() {
    let empty = SheetProbe(share: [], action: [])
    for binding in SheetBindings.grid {
      for key in binding.keys where binding.command != .filter { empty.press(key) }
    }
    #expect(empty.selected == nil && empty.press(.enter) == nil)
  }

  @Test func listGoesThroughBothRowsAndHomeAndEndMeanItsEnds() {
    let list = SheetProbe(width: 30, height: 8)
    list.press(.end)
    #expect(list.selected == "Print")
    list.press(.up, .up, .up)
    #expect(list.selected == "Notes")
    list.press(.home)
    #expect(list.selected == "Mail")
    list.press(.pageDown)
    #expect(list.selected == "Nextcloud")
    let first = list.visibleTitles.first
    #expect(list.press(.character("1"))?.opened == first)
  }

  @Test func tooSmallWindowKnowsOnlyHowToLeave() {
    let tiny = SheetProbe(width: 19, height: 30)
    #expect(tiny.press(.enter) == nil && tiny.press(.character("1")) == nil)
    for _ in 0..<2 {
      let click = tiny.view.handle(.mouse(Mouse(.press, at: CellPoint(x: 3, y: 2))))
      #expect(click == nil)
    }
    #expect(tiny.selected == "Mail")
    guard case .cancel? = tiny.press(.escape) else { Issue.record("not left"); return }
  }
}

/// The filter.
@MainActor @Suite struct SheetFilterTests {
  private let probe = SheetProbe()

  @Test func typingNarrowsAndEnterOpensTheFirst() {
    probe.type("/mas")
    #expect(probe.view.rows.map(\.count) == [1, 0])
    #expect(probe.press(.enter)?.opened == "Mastodon")
  }

  @Test func lettersAndDigitsAreTypedAndNotCommands() {
    probe.type("/q1 ?")
    #expect(probe.view.filter?.text == "q1 ?")
    #expect(probe.view.visibleItems.allSatisfy { $0.digit == nil })
  }

  @Test func arrowsMoveAmongTheMatches() {
    probe.type("/p")
    #expect(probe.view.rows.map { $0.map(\.displayTitle) } == [["AirDrop"], ["Print", "Copy"]])
    probe.press(.down, .right)
    #expect(probe.selected == "Copy")
    probe.press(.control("p"))
    #expect(probe.selected == "AirDrop")
  }

  @Test(arguments: [Key.escape, .control("c"), .control("g")])
  func leavingItKeepsTheMatchSelected(key: Key) {
    probe.type("/blue")
    guard case .redraw? = probe.press(key) else { Issue.record("left the sheet"); return }
    #expect(probe.view.filter == nil)
    #expect(probe.selected == "Bluesky")
    #expect(probe.view.rows.map(\.count) == [8, 3])
  }

  @Test func leavingItWithoutAMatchReturnsToWhereThePersonWas() {
    probe.press(.down, .right, .up, .end)
    let before = probe.view.grid
    probe.type("/zzz")
    #expect(probe.selected == nil && probe.press(.enter) == nil)
    probe.press(.escape)
    #expect(probe.view.grid == before)
  }

  @Test func backspaceInAnEmptyFilterClosesIt() {
    probe.type("/a")
    probe.press(.backspace)
    #expect(probe.view.filter?.text.isEmpty == true)
    probe.press(.backspace)
    #expect(probe.view.filter == nil)
  }

  @Test func readlineKeysEditTheText() {
    probe.type("/mail box")
    probe.press(.control("w"))
    #expect(probe.view.filter?.text == "mail ")
    probe.press(.control("u"))
    #expect(probe.view.filter?.text.isEmpty == true)
  }

  @Test func pastedTextIsOneLineAndIgnoredWhileItIsClosed() {
    #expect(probe.view.handle(.paste("q")) == nil)
    probe.type("/")
    _ = probe.view.handle(.paste("ma\nil"))
    #expect(probe.view.filter?.text == "ma il")
  }

  @Test func theBoxKeepsItsWidth() {
    let wide = SheetProbe(width: 200, height: 40)
    let before = wide.view.layout
    wide.type("/mas")
    #expect(wide.view.layout == before)
  }
}

extension SheetProbe {
  /// The titles of what is on the screen.
  var visibleTitles: [String] {
    view.visibleItems.map { view.rows[$0.row][$0.index].displayTitle }
  }
}
