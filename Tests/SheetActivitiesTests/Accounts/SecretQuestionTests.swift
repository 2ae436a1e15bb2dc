import Foundation
import SheetEngine
import SheetPresentation
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Needs the secret of an account that is kept nowhere, and writes it into a file.
private final class PigeonActivity: FormActivity {
  override class var profile: ActivityProfile {
    ActivityProfile(
      type: UIActivity.ActivityType("test.pigeon"), category: .action, title: "Pigeon",
      icon: "Archive", accepts: ItemFilter([.text], words: "a text"))
  }

  override func makeForm() -> Form {
    Form(title: "Pigeon Post", submitTitle: "Fly", fields: [FormField("path", label: "Path")])
  }

  override nonisolated class func run(_ work: ActivityWork) throws -> ActivityResult {
    let secret = try work.secret("token", of: Account(service: "pigeon", name: "ada"))
    try Data(secret.text.utf8).write(to: URL(fileURLWithPath: work.values.text("path")))
    return ActivityResult(.completed)
  }
}

/// A secret that is kept nowhere is asked for in the middle of the work.
final class SecretQuestionTests: XCTestCase, @unchecked Sendable {
  @MainActor private func panel(
    _ scratch: ScratchDirectory
  ) -> (screen: Screen, activity: FormActivity) {
    let activity = PigeonActivity(settings: scratch.settings())
    activity.presets = ["path": scratch.path("out")]
    let screen = Screen(items: ["x"], [activity])
    screen.wait(toSee: "Pigeon")
    screen.press(.enter)
    screen.wait(toSee: "Pigeon Post")
    screen.press(.control("s"))
    screen.wait(toSee: "The token of ada with pigeon is kept nowhere.")
    return (screen, activity)
  }

  func testItIsTypedUnseenAndUsedOnce() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = panel(scratch).screen
      for letter in "géheim" { screen.press(.character(letter)) }
      XCTAssertFalse(screen.text.contains("heim"), screen.text)
      screen.press(.enter)
      screen.wait { screen.completion != nil }
      XCTAssertEqual(screen.completion?.result.isSuccess, true)
      XCTAssertEqual(try scratch.read("out"), Array("géheim".utf8))
      XCTAssertEqual(try scratch.names(), ["out"], "nothing else is kept")
    }
  }

  func testWhoGivesNoneStaysInThePanel() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let (screen, activity) = panel(scratch)
      screen.press(.escape)
      screen.wait { !screen.text.contains("is kept nowhere.") && !activity.isWorking }
      XCTAssertNil(screen.completion)
      screen.press(.control("s"))
      screen.wait(toSee: "is kept nowhere.")
    }
  }

  func testWithoutAScreenItIsAFailure() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = PigeonActivity(settings: scratch.settings())
      var result: ActivityResult?
      try activity.runWithoutScreen(values: ["path": scratch.path("out")], items: ["x"]) {
        result = $0
      }
      let deadline = Date(timeIntervalSinceNow: 10)
      while result == nil, Date() < deadline {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
      }
      XCTAssertEqual(
        result?.error as? SecretError, .notFound("token", account: "ada", service: "pigeon"))
    }
  }
}
