import Foundation
import SheetCells
import SheetEngine
import SheetPresentation
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Works until it is cancelled, then takes a moment to tidy up, which it notes in a file.
private final class SlowActivity: FormActivity {
  override class var profile: ActivityProfile {
    ActivityProfile(
      type: UIActivity.ActivityType("test.slow"), category: .action, title: "Slow",
      icon: "Archive", accepts: ItemFilter([.text], words: "a text"))
  }

  override func makeForm() -> Form {
    Form(title: "Slow Form", submitTitle: "Go", fields: [FormField("path", label: "Path")])
  }

  override nonisolated class func run(_ work: ActivityWork) throws -> ActivityResult {
    work.monitor.setTotal(4_000_000)
    work.monitor.advance(1_000_000)
    while !work.monitor.isCancelled() { usleep(2_000) }
    _ = FileManager.default.createFile(atPath: work.values.text("path"), contents: nil)
    throw CancellationError()
  }
}

/// A stage without a screen, on which every form is submitted as it is.
private final class Conversation: ActivityStage {
  func show(_ controller: UIViewController, closed: @escaping @MainActor () -> Void) {
    guard let panel = controller as? FormViewController else { return }
    panel.onSubmit?(panel.form.values)
  }
  func takeOff(_ controller: UIViewController) {}
  func showWorking(on title: String?) {}
  func report(_ error: any Error, of title: String, closed: @escaping @MainActor () -> Void) {
    closed()
  }
  func returnToGrid() {}
  func takeOffSheet(done: @escaping @MainActor () -> Void) { done() }
}

/// Panels on a screen, driven by keys.
final class FormActivityTests: XCTestCase, @unchecked Sendable {
  func testAFailureIsShownAndThePersonTriesAgain() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = SaveToFilesActivity(settings: scratch.settings())
      activity.presets = ["folder": scratch.path("new")]
      let screen = Screen(items: ["Hello there"], [activity])
      screen.wait(toSee: "Save")
      screen.press(.enter)
      screen.wait(toSee: "Save to Files")
      screen.press(.control("s"))
      screen.wait(toSee: "There is no folder")
      XCTAssertNil(screen.completion)
      try scratch.makeDirectory("new")
      screen.press(.control("s"))
      screen.wait { screen.completion != nil }
      XCTAssertEqual(
        screen.completion?.result.products, [.file(scratch.bytePath("new/Hello there.txt").url)]
      )
      XCTAssertEqual(try scratch.names(in: "new"), ["Hello there.txt"])
    }
  }

  func testEscInThePanelReturnsToTheSheet() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = Screen(items: ["x"], [ArchiveActivity(settings: scratch.settings())])
      screen.wait(toSee: "Archive")
      screen.press(.enter)
      screen.wait(toSee: "Pack")
      screen.press(.escape)
      screen.wait { !screen.text.contains("Pack") }
      XCTAssertNil(screen.completion)
      screen.press(.enter)
      screen.wait(toSee: "Pack")
    }
  }

  func testSlowWorkShowsProgressAndCancelWaitsForItToTidyUp() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = SlowActivity(settings: scratch.settings())
      activity.presets = ["path": scratch.path("tidied")]
      let screen = Screen(items: ["x"], [activity])
      screen.wait(toSee: "Slow")
      screen.press(.enter)
      screen.wait(toSee: "Slow Form")
      screen.press(.control("s"))
      screen.wait(toSee: "1 MB of 4 MB")
      screen.press(.escape)
      screen.wait { !screen.text.contains("Slow Form") && !screen.text.contains("1 MB of") }
      XCTAssertEqual(try scratch.names(), ["tidied"])
      XCTAssertNil(screen.completion)
    }
  }

  func testInAConversationAFailureEndsTheActivity() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = SaveToFilesActivity(settings: scratch.settings())
      activity.presets = ["folder": scratch.path("none")]
      let stage = Conversation()
      let sheet = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
      var completion: ActivityCompletion?
      let session = ActivitySession(sheet: sheet, stage: stage) { completion = $0 }
      session.choose(activity)
      let deadline = Date(timeIntervalSinceNow: 10)
      while completion == nil, Date() < deadline {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      }
      XCTAssertEqual(completion?.result.error as? FileError, .noFolder(scratch.bytePath("none")))
    }
  }

  func testAPresetThatIsWrongIsSaidInThePanel() throws {
    try MainActor.assumeIsolated {
      let activity = ArchiveActivity(settings: try ScratchDirectory().settings())
      activity.presets = ["format": "rar"]
      let screen = Screen(items: ["x"], [activity])
      screen.wait(toSee: "Archive")
      screen.press(.enter)
      screen.wait(toSee: "cannot be chosen for format")
    }
  }
}
