import SheetCells
import SheetTestSupport
import Testing

@testable import SheetPresentation

@MainActor @Suite struct AlertTests {
  private func question(_ chosen: @escaping @MainActor (String) -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the draft?", message: "“Holiday 日本” cannot be got back.",
      preferredStyle: .alert)
    for (title, style) in [("Cancel", .cancel), ("Delete", .destructive), ("Keep", .default)]
      as [(String, UIAlertAction.Style)]
    {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  @Test func looksLikeThis() throws {
    let harness = PanelHarness(question { _ in }, width: 60, height: 9)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """


                  ╭───────── Delete the draft? ──────────╮
                  │  “Holiday 日本” cannot be got back.  │
                  │                                      │
                  │   [ Delete ]  [ Keep ]  [ Cancel ]   │
                  ╰──────────────────────────────────────╯
        """)
  }

  @Test func stacksButtonsAndUsesASCII() throws {
    let harness = PanelHarness(question { _ in }, width: 30, height: 10, theme: PanelHarness.ascii)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """

        +---- Delete the draft? -----+
        |  “Holiday 日本” cannot be  |
        |  got back.                 |
        |                            |
        |         [ Delete ]         |
        |         [ Keep   ]         |
        |         [ Cancel ]         |
        +----------------------------+
        """)
  }

  @Test func actionDismissesThenRunsItsHandlerOnce() {
    var chosen: [String] = []
    var harness: PanelHarness?
    var wasGone = false
    let alert = question {
      chosen.append($0)
      wasGone = harness?.window.isPresenting == false
    }
    harness = PanelHarness(alert)
    harness?.window.send(.key(.enter))
    _ = alert.handle(.key(.enter))
    #expect(chosen == [], "The handler ran before the alert was off the screen")
    _ = harness?.screen
    _ = harness?.screen
    #expect(chosen == ["Keep"])
    #expect(wasGone)
  }

  @Test func escapeIsTheCancelAction() {
    var chosen: [String] = []
    PanelHarness(question { chosen.append($0) }).press(.escape)
    #expect(chosen == ["Cancel"])
  }

  @Test(arguments: [
    ([UIAlertAction.Style.default], 1), ([.destructive], 0), ([.default, .default], 0),
  ])
  func escapeWithoutCancelActionRunsAnOnlyDefaultOne(
    styles: [UIAlertAction.Style], runs: Int
  ) {
    var chosen = 0
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    for style in styles {
      alert.addAction(UIAlertAction(title: "OK", style: style) { _ in chosen += 1 })
    }
    let harness = PanelHarness(alert)
    harness.press(.escape)
    #expect(!harness.window.isPresenting)
    #expect(chosen == runs)
  }

  @Test func escapeLeavesADisabledActionAlone() {
    var chosen = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 }
    action.isEnabled = false
    let alert = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
    alert.addAction(action)
    let harness = PanelHarness(alert)
    harness.press(.escape)
    #expect(!harness.window.isPresenting && chosen == 0)
  }

  @Test func handlerMayPresentTheNextAlert() {
    let next = UIAlertController(title: "Second", message: "two", preferredStyle: .alert)
    let first = UIAlertController(title: "First", message: "one", preferredStyle: .alert)
    let harness = PanelHarness(first)
    first.addAction(
      UIAlertAction(title: "On", style: .default) { _ in
        harness.window.rootViewController?.present(next, animated: true)
      })
    harness.press(.enter)
    #expect(harness.window.topmost === next)
  }

  @Test func fieldsAreFilledAndTheLastOneChooses() {
    var name = ""
    let alert = UIAlertController(title: "Sign in", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned alert] _ in
        name = "\(alert.textFields?[0].text ?? "") \(alert.textFields?[1].text ?? "")"
      })
    let harness = PanelHarness(alert)
    harness.window.send(.paste("Ada\n"))
    harness.press(.enter)
    harness.type("x y")
    #expect(harness.lines.contains { $0.contains("•••") })
    #expect(!harness.lines.contains { $0.contains("x y") })
    #expect(harness.screen.showsCursor)
    harness.press(.enter)
    #expect(name == "Ada x y")
  }

  @Test func disabledActionIsNotChosen() throws {
    var chosen: [String] = []
    let alert = question { chosen.append($0) }
    alert.actions[2].isEnabled = false
    let harness = PanelHarness(alert)
    try harness.click("[ Keep")
    #expect(chosen == [])
    try harness.click("[ Delete")
    #expect(chosen == ["Delete"])
  }

  @Test func longMessageScrolls() {
    let message = (1...40).map { "Line \($0)." }.joined(separator: "\n")
    let alert = UIAlertController(title: "Log", message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let harness = PanelHarness(alert)
    #expect(harness.lines.contains { $0.contains("Line 1.") })
    harness.press(.down)
    #expect(!harness.lines.contains { $0.contains("Line 1. ") })
    harness.press(.end)
    #expect(harness.lines.contains { $0.contains("Line 40.") })
    #expect(harness.lines.contains { $0.contains("[ OK ]") })
  }

  @Test func longTitleIsShownWhole() {
    let title = String(repeating: "word ", count: 20) + "end"
    let harness = PanelHarness(
      UIAlertController(title: title, message: nil, preferredStyle: .alert))
    #expect(harness.lines.contains { $0.contains("end") })
  }

  @Test func everySizeIsSafe() throws {
    let events: [Event] = [
      .key(.tab), .key(.character("日")), .paste("x\ny"), .key(.pageDown), .key(.up), .key(.left),
      .mouse(Mouse(.press, at: CellPoint(x: 3, y: 2))), .mouse(Mouse(.wheelDown, at: .zero)),
    ]
    try PanelHarness.driveEverySize(events) {
      let alert = self.question { _ in }
      alert.message = String(repeating: "Much to say 日本. ", count: 30)
      alert.addTextField()
      alert.addTextField { $0.isSecureTextEntry = true }
      return alert
    }
    try PanelHarness.driveEverySize(events) {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    }
  }

  @Test func linear() {
    var chosen: [String] = []
    let console = ScriptedConsole("7", "2")
    question { chosen.append($0) }.presentLinearly(on: console)
    #expect(chosen == ["Keep"])
    #expect(
      console.said == [
        "Delete the draft?", "“Holiday 日本” cannot be got back.", "1. Delete", "2. Keep",
        "3. Cancel", "Choose: ", "Type a number from 1 to 3.", "Choose: ",
      ])
    question { chosen.append($0) }.presentLinearly(on: ScriptedConsole())
    #expect(chosen == ["Keep", "Cancel"])
  }
}
