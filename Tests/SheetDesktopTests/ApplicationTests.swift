import Foundation
import SheetActivities
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetTestSupport
import XCTest

@testable import SheetDesktop

/// Opening addresses, with programs that write down what they are given.
final class ApplicationTests: XCTestCase {
  func testAWebPageGoesToTheBrowser() throws {
    try MainActor.assumeIsolated {
      let person = try Person()
      XCTAssertEqual(try opened("https://example.org/a?b=c", person), true)
      XCTAssertEqual(person.record, "https://example.org/a?b=c\n")
    }
  }

  func testALinkGoesToItsApplication() throws {
    try MainActor.assumeIsolated {
      let person = try Person()
      XCTAssertEqual(try opened("rec:hello", person), true)
      XCTAssertEqual(person.record, "rec:hello\n")
    }
  }

  func testAFileGoesToTheApplicationOfItsType() throws {
    try MainActor.assumeIsolated {
      let person = try Person()
      let path = try person.scratch.write("text", to: "naïve.txt")
      let address = FilePath(path).fileURL
      XCTAssertEqual(try opened(address, person), true)
      XCTAssertEqual(person.record, address + "\n")
    }
  }

  func testWhatCannotBeOpenedIsSaid() throws {
    try MainActor.assumeIsolated {
      let person = try Person(["BROWSER": "/nonexistent", "DISPLAY": "", "PATH": "/nonexistent"])
      for address in ["https://example.org", "unknown:x", "file:///nonexistent/file", "nothing"] {
        XCTAssertEqual(try opened(address, person), false, address)
      }
      let failing = try Person()
      var settings = failing.settings
      settings.browser = failing.scratch.path("bin/failing")
      let application = UIApplication.shared
      application.settings = settings
      var answer: Bool?
      application.open(try XCTUnwrap(URL(string: "http://example.org"))) { answer = $0 }
      turn { answer != nil }
      XCTAssertEqual(answer, false)
    }
  }

  func testWhatCanBeOpenedIsKnownWithoutAProgram() throws {
    try MainActor.assumeIsolated {
      let application = UIApplication.shared
      let person = try Person()
      application.settings = person.settings
      let answers = ["http:x", "HTTPS:x", "file:/x", "mailto:x", "rec:x", "gone:x", "none:x", "x"]
        .map { URL(string: $0).map(application.canOpenURL) }
      XCTAssertEqual(answers, [true, true, true, true, true, false, false, false])
      let blind = try Person(["DISPLAY": ""])
      application.settings = blind.settings
      XCTAssertFalse(application.canOpenURL(try XCTUnwrap(URL(string: "rec:x"))))
      withExtendedLifetime(person) {}
    }
  }

  func testTheOldAndTheNewestFormOpenToo() throws {
    try MainActor.assumeIsolated {
      let person = try Person()
      UIApplication.shared.settings = person.settings
      let url = try XCTUnwrap(URL(string: "rec:old"))
      XCTAssertTrue(UIApplication.shared.openURL(url))
      turn { person.record == "rec:old\n" }
      var answer: Bool?
      Task { @MainActor in answer = await UIApplication.shared.open(url) }
      turn { answer != nil }
      XCTAssertEqual(answer, true)
      XCTAssertEqual(person.record, "rec:old\nrec:old\n")
    }
  }

  func testAMessageWithoutAMailerIsWrittenInOurPanel() throws {
    try MainActor.assumeIsolated {
      let person = try Person()
      let (window, root) = (UIWindow(frame: .zero), UIViewController())
      window.rootViewController = root
      window.makeKey()
      XCTAssertTrue(window.isKeyWindow && UIApplication.shared.keyWindow === window)
      XCTAssertEqual(try opened("mailto:ada@example.org?subject=Hi", person), true)
      let sheet = try XCTUnwrap(root.presentedViewController as? UIActivityViewController)
      XCTAssertTrue(sheet.initialActivity is MailActivity)
    }
  }

  func testBackgroundTasksHaveNumbers() {
    MainActor.assumeIsolated {
      let task = UIApplication.shared.beginBackgroundTask(withName: "x") {}
      XCTAssertNotEqual(task, .invalid)
      UIApplication.shared.endBackgroundTask(task)
    }
  }
}

/// A person with a display, a browser, and an application for `rec:` links.
private struct Person {
  let scratch: ScratchDirectory
  let settings: ActivitySettings

  init(_ extra: [String: String] = [:]) throws {
    scratch = try ScratchDirectory()
    try scratch.writeScript(
      "#!/bin/sh\nprintf '%s\\n' \"$@\" >> '\(scratch.path)/record'\n", to: "bin/recorder")
    try scratch.writeScript("#!/bin/sh\nexit 3\n", to: "bin/failing")
    let recorder = scratch.path("bin/recorder")
    try scratch.write(
      """
      [Desktop Entry]
      Type=Application
      Name=Recorder
      Exec=\(recorder) %u
      MimeType=x-scheme-handler/rec;text/plain;

      """, to: "home/.local/share/applications/recorder.desktop")
    try scratch.write(
      """
      [Desktop Entry]
      Type=Application
      Name=Gone
      Exec=/nonexistent/program %u
      MimeType=x-scheme-handler/gone;

      """, to: "home/.local/share/applications/gone.desktop")
    let variables = scratch.environment(
      adding: ["DISPLAY": ":4711", "BROWSER": recorder].merging(extra) { $1 })
    settings = ActivitySettings(environment: variables, workingDirectory: scratch.path)
  }

  var record: String { (try? String(decoding: scratch.read("record"), as: UTF8.self)) ?? "" }
}

@MainActor private func opened(_ address: String, _ person: Person) throws -> Bool? {
  let application = UIApplication.shared
  application.settings = person.settings
  var answers: [Bool] = []
  application.open(try XCTUnwrap(URL(string: address))) { answers.append($0) }
  XCTAssertEqual(answers, [], "never before the call returned")
  turn { !answers.isEmpty }
  XCTAssertEqual(answers.count, 1)
  return answers.first
}

@MainActor private func turn(until isSo: () -> Bool) {
  let deadline = Date(timeIntervalSinceNow: 15)
  while !isSo(), Date() < deadline {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
  }
}
