import SheetCells
import SheetTestSupport
import Testing

@testable import SheetPresentation

@MainActor @Suite struct TextViewControllerTests {
  @Test func shortTextTakesASmallPanel() throws {
    let harness = PanelHarness(
      TextViewController(title: "Answer", text: "It went well.\nThank you 日本."), height: 6)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """

                      ╭─────────── Answer ───────────╮
                      │ It went well.                │
                      │ Thank you 日本.              │
                      ╰──────────────────────────────╯
        """)
  }

  @Test func scrollsAndSaysWhere() throws {
    let text = (1...100).map { "Line \($0)" }.joined(separator: "\n")
    let harness = PanelHarness(
      TextViewController(title: "Log", text: text), width: 40, height: 8,
      theme: PanelHarness.ascii)
    harness.press(.pageDown, .character("j"))
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        +---------------- Log -----------------+
        | Line 6                               |
        | Line 7                               |
        | Line 8                               |
        | Line 9                               |
        | Line 10                              |
        |                    6-10 of 100 - 10% |
        +--------------------------------------+
        """)
    harness.press(.character("G"))
    #expect(harness.lines.contains { $0.contains("96-100 of 100 - 100%") })
    harness.press(.home)
    #expect(harness.lines.contains { $0.contains("Line 1") })
  }

  @Test func controlCharactersAreSymbols() {
    let harness = PanelHarness(TextViewController(title: "\u{1B}[2J", text: "a\u{1B}]52;x\u{7}"))
    #expect(harness.lines.contains { $0.contains("a␛]52;x␇") })
  }

  @Test func keepsThePlaceWhenTheWidthChanges() {
    let text = (1...200).map { "Line \($0) " + String(repeating: "word ", count: 20) }
      .joined(separator: "\n")
    let controller = TextViewController(title: nil, text: text)
    var harness = PanelHarness(controller, width: 60, height: 20)
    for _ in 0..<10 { harness.press(.pageDown) }
    let line = harness.lines.joined().firstMatch(of: /Line (\d+)/).flatMap { Int($0.1) } ?? 0
    harness.size = CellSize(width: 30, height: 20)
    let after = harness.lines.joined().firstMatch(of: /Line (\d+)/).flatMap { Int($0.1) } ?? 0
    #expect(line > 20)
    #expect(abs(after - line) < 10)
  }

  @Test func everySizeIsSafe() throws {
    let events: [Event] = [
      .key(.pageDown), .key(.end), .key(.up), .mouse(Mouse(.wheelDown, at: .zero)),
    ]
    let text = String(repeating: "Many words 日本 👨‍👩‍👧‍👦\tand more. ", count: 40)
    try PanelHarness.driveEverySize(events) { TextViewController(title: text, text: text) }
    try PanelHarness.driveEverySize(events) { TextViewController(title: nil, text: "") }
  }

  @Test func linear() {
    let console = ScriptedConsole()
    TextViewController(title: "T", text: "a\nb").presentLinearly(on: console)
    #expect(console.said == ["T", "a", "b"])
  }
}

@MainActor @Suite struct ListViewControllerTests {
  private func folders(_ count: Int = 40) -> ListViewController {
    ListViewController(
      title: "Folder",
      items: (1...count).map { ListItem("Folder \($0)", detail: "\($0) files") })
  }

  @Test func looksLikeThis() throws {
    let harness = PanelHarness(folders(), width: 40, height: 9)
    harness.press(.down)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭─────────────── Folder ───────────────╮
        │ Folder 1                    1 files  │
        │ Folder 2                    2 files  │
        │ Folder 3                    3 files  │
        │ Folder 4                    4 files  │
        │ Folder 5                    5 files  │
        │ Folder 6                    6 files ▼│
        │ / filter   esc back        40 items  │
        ╰──────────────────────────────────────╯
        """)
  }

  @Test func filterInASCII() throws {
    let harness = PanelHarness(folders(), width: 40, height: 9, theme: PanelHarness.ascii)
    harness.type("/1")
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        +--------------- Folder ---------------+
        | Folder 1                    1 files  |
        | Folder 10                  10 files  |
        | Folder 11                  11 files  |
        | Folder 12                  12 files  |
        | Folder 13                  13 files  |
        | Folder 14                  14 files v|
        |/1                          13 of 40  |
        +--------------------------------------+
        """)
    harness.type("xyz")
    #expect(harness.lines.contains { $0.contains("Nothing matches.") })
    harness.press(.escape)
    #expect(harness.window.isPresenting, "The first Esc closes the filter only")
    harness.press(.escape)
    #expect(!harness.window.isPresenting)
  }

  @Test func choosesByEnterDigitAndClick() throws {
    var chosen: [Int] = []
    let list = folders(9)
    list.onChoose = { chosen.append($0) }
    let harness = PanelHarness(list)
    harness.press(.down, .enter, .character("4"))
    try harness.click("Folder 3 ")
    harness.window.send(.mouse(Mouse(.press, at: CellPoint(x: 0, y: 5))))
    #expect(chosen == [1, 3, 2])
  }

  @Test func everySizeIsSafe() throws {
    let events: [Event] = [
      .key(.pageDown), .key(.character("/")), .key(.character("1")), .key(.up), .paste("\n"),
      .key(.escape), .key(.end), .mouse(Mouse(.press, at: CellPoint(x: 3, y: 2))),
    ]
    try PanelHarness.driveEverySize(events) {
      let list = self.folders()
      list.onCancel = {}
      return list
    }
    try PanelHarness.driveEverySize(events) {
      let list = ListViewController(title: nil, items: [])
      list.onCancel = {}
      return list
    }
  }

  @Test func linear() {
    var chosen: [Int] = []
    let list = folders(2)
    list.onChoose = { chosen.append($0) }
    let console = ScriptedConsole("2")
    list.presentLinearly(on: console)
    #expect(chosen == [1])
    #expect(console.said[1] == "1. Folder 1, 1 files")
  }
}
