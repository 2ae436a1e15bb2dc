import Foundation
import SheetEngine
import SheetFiles
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// The panel and what becomes of a message that nobody sends; servers and mailers are in ServiceTests.
final class MailActivityTests: XCTestCase, @unchecked Sendable {
  private let folder = "home/.local/share/sharesheet/drafts"

  /// Surroundings without any mailer.
  @MainActor private func settings(
    _ scratch: ScratchDirectory, _ configuration: String = "", adding extra: [String: String] = [:]
  ) throws -> ActivitySettings {
    try scratch.makeDirectory("bin")
    var settings = scratch.settings(adding: extra.merging(["PATH": scratch.path("bin")]) { $1 })
    settings.systemFolders = []
    settings.configuration = try ConfigurationSource(
      path: "config.toml", text: Array(configuration.utf8))
    return settings
  }

  @MainActor private func draft(_ scratch: ScratchDirectory, _ name: String) throws -> String {
    String(decoding: try scratch.read("\(folder)/\(name)"), as: UTF8.self)
  }

  func testWithoutAnAccountADraftIsKeptAndTheMessageSaysWhere() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = MailActivity(settings: try settings(scratch))
      activity.sharedSubject = "Grüße\nBcc: x@y.z"
      let result = try run(activity, ["my words"], ["to": "ada@example.org"])
      let error = try XCTUnwrap(result.error as? UnsentText)
      XCTAssertEqual(error.cause as? MailError, .noAccount)
      XCTAssertEqual(
        error.fate, "Draft saved to ~/.local/share/sharesheet/drafts/Grüße Bcc x@y.z.eml.")
      let text = try draft(scratch, "Grüße Bcc x@y.z.eml")
      XCTAssertTrue(text.contains("To: ada@example.org\n") && text.contains("\n\nmy words\n"), text)
      XCTAssertFalse(text.contains("\nBcc"), text)
    }
  }

  func testADraftThatIsWishedIsDone() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = MailActivity(settings: try settings(scratch))
      let result = try run(activity, ["my words"], ["via": "draft", "bcc": "ž <b@example.org>"])
      XCTAssertEqual(result.products, [.file(scratch.bytePath("\(folder)/Mail.eml").url)])
      XCTAssertTrue(try draft(scratch, "Mail.eml").contains("\nBcc: "))
    }
  }

  func testWithoutTheHelperTheTextIsKept() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      var settings = try settings(scratch)
      settings.helper = { nil }
      let result = try run(
        MailActivity(settings: settings), ["my words"],
        ["to": "ada@example.org", "subject": "S", "via": "draft"])
      XCTAssertEqual((result.error as? UnsentText)?.cause as? MailError, .noHelper)
      XCTAssertEqual(
        try draft(scratch, "S.txt"), "To: ada@example.org\nSubject: S\n\nmy words\n")
    }
  }

  func testATextThatCannotBeKeptSaysSo() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.write("", to: folder)
      let nowhere = ["XDG_STATE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"]
        .reduce(into: [:]) { $0[$1] = "/dev/null" }
      let settings = try settings(scratch, adding: nowhere)
      let result = try run(MailActivity(settings: settings), ["x"], ["to": "a@b.c"])
      let words = result.error?.localizedDescription ?? ""
      XCTAssertTrue(words.contains("could not be saved as a draft either: "), words)
      XCTAssertTrue(words.contains("is not a folder"), words)
    }
  }

  func testGigabytesAreNotCopiedIntoADraft() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let file = URL(fileURLWithPath: try scratch.write("", to: "large"))
      XCTAssertEqual(truncate(file.path, 4_000_000_000), 0)
      let result = try run(MailActivity(settings: try settings(scratch)), [file], ["to": "a@b.c"])
      let fate = (result.error as? UnsentText)?.fate ?? ""
      XCTAssertTrue(fate.hasSuffix("Mail.eml, without the attachments."), fate)
    }
  }

  func testFilesCanBeLeftOut() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let files = try ["a.txt", "b.png"].map {
        URL(fileURLWithPath: try scratch.write("content", to: $0))
      }
      let long = String(repeating: "long text ", count: 3000)
      _ = try run(
        MailActivity(settings: try settings(scratch)), files + [long],
        ["via": "draft", "item1": "no"])
      let text = try draft(scratch, "Mail.eml")
      XCTAssertFalse(text.contains("a.txt"))
      XCTAssertTrue(text.contains("b.png") && text.contains("filename=\"long text long"), text)
    }
  }

  func testWhatIsPromisedComesIntoTheText() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let provider = NSItemProvider(
        item: "promised words" as NSString, typeIdentifier: "public.plain-text")
      _ = try run(
        MailActivity(settings: try settings(scratch)), ["first", provider], ["via": "draft"])
      XCTAssertTrue(try draft(scratch, "Mail.eml").contains("first\n\npromised words\n"))
    }
  }

  func testTheConfiguredWayAndSenderComeFirst() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try scratch.writeScript("#!/bin/sh\n", to: "bin/sendmail")
      let text = """
        [mail]
        from = ["Me <me@example.org>", "other@example.org"]
        smtp_url = "smtps://mail.example.org"
        backend = "sendmail"
        """
      let activity = MailActivity(settings: try settings(scratch, text))
      activity.prepare(withActivityItems: ["x"])
      let form = activity.makeForm()
      XCTAssertEqual(form.values.text("via"), "sendmail")
      XCTAssertEqual(form.values.text("from"), "me@example.org")
      let ways = form.fields.last?.choices.map(\.value).filter { $0 != "mutt" && $0 != "neomutt" }
      XCTAssertEqual(ways, ["smtp", "sendmail", "draft"])
      XCTAssertEqual(form.problems(), ["to": "Type at least one address."])
    }
  }

  // MARK: On a screen

  @MainActor private func openedPanel(_ scratch: ScratchDirectory) throws -> Screen {
    let screen = Screen(items: ["x"], [MailActivity(settings: try settings(scratch))])
    screen.wait(toSee: "Mail")
    screen.press(.enter)
    screen.wait(toSee: "New Message")
    return screen
  }

  func testEscWithChangedTextKeepsADraft() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = try openedPanel(scratch)
      screen.press(.character("z"), .escape)
      screen.wait(toSee: "Draft saved to")
      XCTAssertEqual(try scratch.names(in: folder), ["Mail.txt"], "z is no address yet")
      screen.press(.escape)
      screen.wait { !screen.text.contains("New Message") }
      XCTAssertNil(screen.completion)
      screen.press(.enter)
      screen.wait(toSee: "New Message")
      screen.press(.escape)
      screen.wait { !screen.text.contains("New Message") }
      XCTAssertEqual(try scratch.names(in: folder), ["Mail.txt"], "nothing was changed")
    }
  }

  func testADraftCanBeDeletedAtOnce() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let screen = try openedPanel(scratch)
      screen.press(.character("z"), .escape)
      screen.wait(toSee: "Delete Draft")
      screen.press(.tab, .enter)
      screen.wait { !screen.text.contains("New Message") }
      XCTAssertEqual(try scratch.names(in: folder), [])
    }
  }

  func testAFailureStaysInThePanelWithOneDraft() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = MailActivity(settings: try settings(scratch))
      activity.presets = ["to": "a@b.c"]
      let screen = Screen(items: ["x"], [activity])
      screen.wait(toSee: "Mail")
      screen.press(.enter)
      screen.wait(toSee: "No mail account is set up")
      for _ in 0..<2 {
        screen.press(.control("s"))
        screen.wait(toSee: "drafts/Mail.eml")
        XCTAssertEqual(try scratch.names(in: folder), ["Mail.eml"])
      }
    }
  }
}
