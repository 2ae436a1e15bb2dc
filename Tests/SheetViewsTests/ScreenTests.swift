import Foundation
import SheetCells
import SheetPresentation
import SheetTestSupport
import Testing

@testable import SheetViews
@testable import views_probe

/// Whole screens as authors for iOS build them: what is seen, and what keys do.
@MainActor @Suite struct ScreenTests {
  @Test func composeLooksLikeThis() throws {
    let compose = ComposeViewController(text: "Hello, Café ☕")
    let harness = ViewHarness(
      UINavigationController(rootViewController: compose), width: 56,
      height: 12)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────────────────────────╮
        │ [ Cancel ]            New Post              [ Post ] │
        ├──────────────────────────────────────────────────────┤
        │  │ Hello, Café ☕                                    │
        │  │                                                   │
        │  │                                                   │
        │  │                                                   │
        │  │                                                   │
        │  │                                                   │
        │  ──────────────────────────────────────────────────  │
        │  [ @ada ] [ ] Sensitive                         127  │
        ╰──────────────────────────────────────────────────────╯
        """)
  }

  @Test func typingReachesTheTextAndItsDelegate() {
    var posted: [String] = []
    let compose = ComposeViewController(text: "")
    compose.onPost = { posted.append($0) }
    let harness = ViewHarness(UINavigationController(rootViewController: compose))
    #expect(compose.navigationItem.rightBarButtonItem?.isEnabled == false)
    harness.press(.control("s"))
    #expect(posted.isEmpty, "An item that is disabled cannot be pressed")
    harness.type("ab")
    harness.window.send(.paste("\u{1B}[31mc\nd"))
    #expect(harness.text.contains("131"))
    harness.press(.control("s"))
    #expect(posted == ["ab[31mc\nd"])
  }

  @Test func tabReachesEverythingAndTheFocusIsSeen() {
    let compose = ComposeViewController(text: "x")
    let harness = ViewHarness(
      UINavigationController(rootViewController: compose),
      theme: Theme(colorDepth: .monochrome, glyphs: .ascii))
    var screens: Set<[Cell]> = []
    for _ in 0..<5 {
      screens.insert(harness.screen.cells)
      #expect(harness.screen.cursor != nil)
      harness.press(.tab)
    }
    #expect(screens.count == 5, "text, account, switch, Cancel, Post")
    #expect(screens.contains(harness.screen.cells))
  }

  @Test func clicks() {
    var cancelled = 0
    let compose = ComposeViewController(text: "one two")
    compose.onCancel = { cancelled += 1 }
    let harness = ViewHarness(UINavigationController(rootViewController: compose))
    #expect(harness.click("[ ] Sens"))
    #expect(harness.text.contains("[x] Sens"))
    #expect(harness.click("two"))
    harness.type("!")
    #expect(compose.textView.text == "one !two")
    #expect(harness.click("Cancel"))
    #expect(cancelled == 1)
  }

  @Test func pickerIsPushedChosenAndPopped() throws {
    let compose = ComposeViewController(text: "x")
    let stack = UINavigationController(rootViewController: compose)
    let harness = ViewHarness(stack, width: 40, height: 9)
    harness.press(.tab, .enter)
    #expect(stack.topViewController is PickerViewController)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        ╭──────────────────────────────────────╮
        │ ‹ New Post    Account                │
        ├──────────────────────────────────────┤
        │  @ada                             ✓  │
        │  @work                               │
        │  @bob                                │
        │                                      │
        │                                      │
        ╰──────────────────────────────────────╯
        """)
    harness.press(.down, .enter)
    #expect(stack.topViewController === compose)
    #expect(harness.text.contains("[ @work ]"))
    harness.press(.tab, .enter, .escape)
    #expect(stack.topViewController === compose && harness.window.isPresenting)
    harness.press(.escape)
    #expect(!harness.window.isPresenting)
  }

  @Test func settingsLooksLikeThis() throws {
    let harness = ViewHarness(SettingsViewController(), width: 50, height: 19)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """

        ╭──────────────────── Upload ────────────────────╮
        │   The picture is sent as it is, unless it is   │
        │   larger than the server takes; then it is     │
        │   made smaller.                                │
        │                                                │
        │   Name                                         │
        │                                                │
        │   Password                                     │
        │                                                │
        │   Quality            Low  [ Medium ]  High     │
        │                                                │
        │   Resize                                 [x]   │
        │                                                │
        │   ████████████████░░░░░░░░░░░░░░░░░░░░░░░░░░   │
        │                                                │
        │        [ Upload ]           [ Delete ]         │
        ╰────────────────────────────────────────────────╯
        """)
  }

  @Test func controlsAnswerKeys() {
    let settings = SettingsViewController()
    let harness = ViewHarness(settings, width: 60, height: 24)
    harness.type("me")
    harness.press(.enter)
    harness.type("s3")
    #expect(settings.nameField.text == "me" && settings.passwordField.text == "s3")
    #expect(settings.passwordField.isFirstResponder && !harness.text.contains("s3"))
    harness.press(.enter)
    #expect(settings.quality.isFirstResponder, "Who gives the focus away gives it to the next")
    harness.press(.right, .right, .left)
    #expect(settings.quality.selectedSegmentIndex == 1)
    harness.press(.down, .character(" "))
    #expect(!settings.resize.isOn)
    harness.press(.tab, .enter)
    #expect(settings.log == ["return", "return", "quality", "quality", "upload"])
    harness.press(.right, .enter)
    #expect(harness.window.topmost is UIAlertController)
    harness.press(.left, .enter)
    #expect(settings.log.last == "deleted")
  }

  @Test func whatDoesNotFitScrollsToTheFocus() {
    let harness = ViewHarness(SettingsViewController(), width: 40, height: 8)
    #expect(!harness.text.contains("[x]"))
    harness.press(.tab, .tab, .tab)
    #expect(harness.text.contains("[x]"), "\(harness.text)")
    harness.press(.backTab, .backTab, .backTab)
    #expect(harness.text.contains("Name"), "\(harness.text)")
    harness.press(.pageDown, .pageDown)
    #expect(harness.text.contains("[ Upload ]"), "\(harness.text)")
  }

  @Test func framesByHandAreCentred() {
    let harness = ViewHarness(FramesViewController(), width: 60, height: 16)
    let line = harness.screen.lines.first { $0.contains("Placed by hand") } ?? ""
    let text = line.filter { $0 != "│" }
    let left = text.prefix { $0 == " " }.count
    #expect(abs(left - (60 - 14) / 2) <= 1, "\(harness.text)")
  }

  @Test(arguments: ["compose", "settings", "boards", "frames"])
  func everySizeIsSafe(name: String) {
    let events: [Event] = [
      .key(.tab), .key(.character("日")), .paste("x\ny"), .key(.pageDown), .key(.up),
      .mouse(Mouse(.press, at: CellPoint(x: 5, y: 2))), .key(.enter), .key(.control("b")),
      .mouse(Mouse(.wheelDown, at: CellPoint(x: 4, y: 4))), .key(.backTab), .key(.down),
    ]
    let harness = ViewHarness(views_probe.screen(name))
    for height in stride(from: 1, through: 20, by: 3) {
      for width in stride(from: 1, through: 60, by: 4) {
        harness.size = CellSize(width: width, height: height)
        let screen = harness.screen
        if let cursor = screen.cursor {
          #expect(screen.bounds.contains(cursor), "\(cursor) in \(width)x\(height)")
        }
        harness.window.send(events[(width * 31 + height) % events.count])
      }
    }
  }
}
