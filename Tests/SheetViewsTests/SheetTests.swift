import Foundation
import SheetCells
import SheetGraphics
import SheetImaging
import SheetPresentation
import XCTest

@testable import SheetEngine
@testable import SheetViews
@testable import views_probe

/// An activity whose controller is a screen of views, in a real sheet.
final class SheetTests: XCTestCase, @unchecked Sendable {
  @MainActor
  private final class Session: WindowHost {
    let harness = ViewHarness(width: 80, height: 24)
    let activity = PostActivity()
    var completion: (type: String?, completed: Bool)?
    private var turnIsScheduled = false

    init() {
      harness.window.host = self
      let sheet = UIActivityViewController(
        activityItems: ["Hello"], applicationActivities: [activity])
      sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
        self?.completion = (type?.rawValue, completed)
      }
      harness.present(sheet)
      harness.press(.enter)
      waitUntil("the screen") { harness.text.contains("New Post") }
      waitUntil("the focus") { harness.screen.showsCursor }
    }

    func windowNeedsTurn(_ window: UIWindow) {
      guard !turnIsScheduled else { return }
      turnIsScheduled = true
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.turnIsScheduled = false
          self.harness.draw()
        }
      }
    }
  }

  func testPostingEndsTheSheet() {
    onMain {
      let session = Session()
      XCTAssertTrue(session.harness.text.contains("│ Hello"), session.harness.text)
      session.harness.type("!")
      session.harness.press(.tab, .tab, .tab, .tab, .enter)
      waitUntil("the end") { session.completion != nil }
      XCTAssertEqual(session.activity.posted, "Hello!")
      XCTAssertEqual(session.completion?.type, "org.example.post")
      XCTAssertEqual(session.completion?.completed, true)
      XCTAssertFalse(session.harness.window.isPresenting)
    }
  }

  func testCancelItemEndsTheSheetWithoutHavingPosted() {
    onMain {
      let session = Session()
      XCTAssertTrue(session.harness.click("Cancel"))
      waitUntil("the end") { session.completion != nil }
      XCTAssertNil(session.activity.posted)
      XCTAssertEqual(session.completion?.completed, false)
    }
  }

  func testEscReturnsToTheGrid() {
    onMain {
      let session = Session()
      session.harness.press(.tab, .enter)
      XCTAssertTrue(session.harness.text.contains("@work"))
      session.harness.press(.escape, .escape)
      waitUntil("the grid") { session.harness.window.topmost is UIActivityViewController }
      XCTAssertNil(session.completion)
    }
  }

  func testThePanelIsReleased() {
    onMain {
      weak var seen: UIViewController?
      do {
        let session = Session()
        seen = session.harness.window.topmost
        XCTAssertNotNil(seen)
        session.harness.press(.control("s"))
        waitUntil("the end") { session.completion != nil }
        session.harness.draw()
      }
      waitUntil("the release") { seen == nil }
    }
  }

  func testPicturesAppear() {
    onMain {
      let view = UIImageView(
        image: UIImage(
          bitmap: Bitmap(
            width: 2, height: 2,
            pixels: [255, 0, 0, 255, 0, 255, 0, 255] + Array(repeating: 255, count: 8)),
          scale: 0.02))
      let controller = UIViewController()
      controller.view.addSubview(view)
      let harness = ViewHarness(controller)
      waitUntil("the picture") { harness.text.contains("▀") }
    }
  }
}

/// Symbols in views.
final class SymbolViewTests: XCTestCase, @unchecked Sendable {
  /// The colours of the block characters that a view is drawn with.
  @MainActor private func colors(_ image: UIImage?, tint: UIColor?) -> Set<Color?> {
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    if let tint { view.tintColor = tint }
    let controller = UIViewController()
    controller.view.addSubview(view)
    let harness = ViewHarness(controller)
    func cells() -> [Cell] {
      let screen = harness.screen
      return (0..<harness.size.height).flatMap { y in
        (0..<harness.size.width).map { screen[$0, y] }
      }.filter { (0x2580...0x259F).contains($0.text.unicodeScalars.first?.value ?? 0) }
    }
    waitUntil("the picture") { !cells().isEmpty }
    return Set(cells().map(\.style.foreground))
  }

  /// Black would not be seen on a dark terminal.
  func testASymbolHasTheColourOfTextOrOfTheTint() {
    onMain {
      let theme = Theme(colorDepth: .palette256)
      let symbol = UIImage(systemName: "heart.fill")
      XCTAssertEqual(colors(symbol, tint: nil), [theme.text.foreground])
      XCTAssertEqual(colors(symbol, tint: .red), [.palette(1)])
      let own = symbol?.withTintColor(.blue, renderingMode: .alwaysOriginal)
      XCTAssertFalse(colors(own, tint: .red).contains(.palette(1)))
    }
  }
}

/// Screens of views, told line by line.
final class ConversationTests: XCTestCase, @unchecked Sendable {
  func testComposing() {
    onMain {
      var posted: String?
      let compose = ComposeViewController(text: "Hello")
      compose.onPost = { posted = $0 }
      let console = ScriptedConsole("two", "lines", "", "4", "2")
      let outcome = UINavigationController(rootViewController: compose)
        .presentAnyLinearly(on: console)
      XCTAssertEqual(outcome, .chosen)
      XCTAssertEqual(posted, "two\nlines", console.said.joined(separator: "\n"))
    }
  }

  func testSettings() {
    onMain {
      let settings = SettingsViewController()
      let console = ScriptedConsole("me", "secret", "3", "4", "5")
      XCTAssertEqual(settings.presentAnyLinearly(on: console), .chosen)
      XCTAssertEqual(settings.nameField.text, "me")
      XCTAssertEqual(settings.passwordField.text, "secret")
      XCTAssertEqual(settings.quality.selectedSegmentIndex, 2)
      XCTAssertEqual(settings.resize.isOn, false)
      XCTAssertEqual(settings.log.last, "upload")
      XCTAssertTrue(console.said.contains("4. Resize: on"), console.said.joined(separator: "\n"))
    }
  }

  func testTheEndOfTheInputLeaves() {
    onMain {
      XCTAssertEqual(SettingsViewController().presentAnyLinearly(on: ScriptedConsole()), .left)
      let picker = PickerViewController(names: ["a"]) { _ in }
      XCTAssertEqual(picker.presentAnyLinearly(on: ScriptedConsole()), .left)
      let bare = UIViewController()
      XCTAssertEqual(bare.presentAnyLinearly(on: ScriptedConsole()), .impossible)
    }
  }
}
