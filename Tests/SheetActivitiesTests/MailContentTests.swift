import Foundation
import SheetEngine
import SheetFiles
import SheetPrograms
import SheetSettings
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// What a message is made of: the types of its files, and the signature. A script stands for the mail
/// system and keeps what it gets.
final class MailContentTests: XCTestCase, @unchecked Sendable {
  /// Hands out data of a type.
  private final class Source: UIActivityItemSource {
    let type: String

    init(_ type: String) { self.type = type }

    func activityViewControllerPlaceholderItem(_ sheet: UIActivityViewController) -> Any { Data() }

    func activityViewController(
      _ sheet: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
    ) -> Any? { Data("data".utf8) }

    func activityViewController(
      _ sheet: UIActivityViewController,
      dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { activityType == .mail ? type : "public.png" }
  }

  @MainActor private func activity(
    _ scratch: ScratchDirectory, _ lines: String = ""
  ) throws -> MailActivity {
    try scratch.writeScript("#!/bin/sh\n/bin/cat > \(scratch.path("sent"))\n", to: "bin/sendmail")
    var settings = scratch.settings(adding: [
      "PATH": scratch.path("bin"), "XDG_DATA_DIRS": "/usr/share",
    ])
    settings.systemFolders = []
    let text = "[mail]\nfrom = \"me@example.org\"\n" + lines
    settings.configuration = try ConfigurationSource(path: "c.toml", text: Array(text.utf8))
    return MailActivity(settings: settings)
  }

  @MainActor private func sent(
    _ scratch: ScratchDirectory, _ items: [Any], _ values: [String: String] = [:],
    lines: String = ""
  ) throws -> String {
    let values = ["to": "ada@example.org"].merging(values) { $1 }
    let result = try run(try activity(scratch, lines), items, values)
    XCTAssertTrue(result.isSuccess, "\(result)")
    return String(decoding: try scratch.read("sent"), as: UTF8.self)
  }

  // MARK: Types

  func testTheContentTellsWhereTheNameDoesNot() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let pdf = Array("%PDF-1.4\n1 0 obj\n".utf8)
      let mail = "From: a@b.c\nTo: d@e.f\nSubject: x\nDate: Mon, 1 Jan 2024 00:00:00 +0000\n\nx\n"
      let files: [(name: String, bytes: [UInt8])] = [
        ("paper", pdf), ("paper.xyzzy", pdf), ("notes.txt", pdf), ("words", Array("Grüße\n".utf8)),
        ("nothing", []), ("song.opus", [0, 1]), ("page.xhtml", Array("<html/>".utf8)),
        ("old.eml", Array(mail.utf8)), ("noise", [0, 0xFF, 0xFE, 0x80, 7]),
      ]
      let urls = try files.map { URL(fileURLWithPath: try scratch.write($0.bytes, to: $0.name)) }
      let message = try sent(scratch, urls)
      let types = message.split(separator: "\n").filter { $0.hasPrefix("Content-Type: ") }
        .map { $0.dropFirst(14).prefix { $0 != ";" } }.filter { $0 != "multipart/mixed" }
      XCTAssertEqual(
        types,
        [
          "application/pdf", "application/pdf", "text/plain", "text/plain", "text/plain",
          "audio/ogg", "application/xhtml+xml", "application/octet-stream",
          "application/octet-stream",
        ])
    }
  }

  func testASourceNamesTheTypeOfItsData() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let activity = try activity(scratch)
      activity.presets = ["to": "ada@example.org"]
      let screen = Screen(items: [Source("com.adobe.pdf"), Source("image/x-unknown")], [activity])
      screen.wait(toSee: "Mail")
      screen.press(.enter)
      screen.wait(toSee: "data.pdf (4 bytes)")
      screen.press(.control("s"))
      screen.wait { screen.completion != nil }
      let message = String(decoding: try scratch.read("sent"), as: UTF8.self)
      XCTAssertTrue(message.contains("Content-Type: application/pdf; name=data.pdf"), message)
      XCTAssertTrue(message.contains("Content-Type: text/plain; name=data.txt"), message)
    }
  }

  func testAProviderNamesTheTypeOfItsData() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let provider = NSItemProvider(
        item: Data("BEGIN:VCARD".utf8) as NSData, typeIdentifier: "public.vcard")
      let message = try sent(scratch, [provider])
      XCTAssertTrue(message.contains("Content-Type: text/vcard; name=data.vcf"), message)
    }
  }

  func testDataOfWhichNobodyKnowsTheTypeIsNotTaken() throws {
    try MainActor.assumeIsolated {
      let activity = try activity(try ScratchDirectory())
      XCTAssertNotNil(activity.reason(refusing: [Data("x".utf8)]))
      XCTAssertFalse(activity.canPerform(withActivityItems: [Data("x".utf8)]))
      activity.sharedTypes = ["", "public.png"]
      XCTAssertEqual(activity.acceptedCount(of: [Data(), Data(), "x"]), 2)
    }
  }

  // MARK: Signature

  private let signature = "signature = \"\"\"\nAda\nexample.org\n\"\"\""

  func testTheSignatureIsTheLastBlockAndCanBeLeftOut() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let message = try sent(scratch, ["my words"], lines: signature)
      XCTAssertTrue(message.hasSuffix("\n\nmy words\n\n-- \nAda\nexample.org\n"), message)
      let without = try sent(scratch, ["my words"], ["signature": "no"], lines: signature)
      XCTAssertTrue(without.hasSuffix("\n\nmy words\n"), without)
      let form = try activity(scratch).makeForm()
      XCTAssertNil(form.fields.first { $0.id == "signature" })
    }
  }

  func testTheSignatureStandsThereOnce() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for body in ["x\n\n-- \nAda\nexample.org", "-- \nAda\nexample.org\n\n"] {
        let message = try sent(scratch, ["x"], ["body": body], lines: signature)
        XCTAssertEqual(message.components(separatedBy: "-- \nAda").count, 2, message)
      }
      let lines = "signature = \"-- \\nAda\""
      let message = try sent(scratch, ["-- \nBob"], lines: lines)
      XCTAssertTrue(message.hasSuffix("-- \nBob\n\n-- \nAda\n"), message)
    }
  }

  /// Whoever sends it later adds one.
  func testADraftIsNotSigned() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      _ = try run(
        try activity(scratch, signature), ["my words"], ["via": "draft", "subject": "S"])
      let draft = try scratch.read("home/.local/share/sharesheet/drafts/S.eml")
      XCTAssertTrue(String(decoding: draft, as: UTF8.self).hasSuffix("\n\nmy words\n"))
    }
  }

  // MARK: Control characters

  func testNoControlCharacterIsSent() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let link = URL.typed(
        "mailto:b@example.org?subject=%1b[2Ja%0aBcc: x@y.z&body=%1b]0;x%07%9b1%0d%0a.")
      let message = try sent(
        scratch, ["red\u{1B}[31m\u{9B}1\ttab", try XCTUnwrap(link)], ["cc": "\"E\u{1B}\" <e@b.c>"])
      let controls = message.unicodeScalars.filter {
        $0 != "\n" && $0 != "\t" && $0.properties.generalCategory == .control
      }
      XCTAssertTrue(controls.isEmpty, message)
      XCTAssertTrue(message.contains("Subject: [2Ja Bcc: x@y.z\n"), message)
      XCTAssertFalse(message.contains("\nBcc:"), message)
    }
  }
}
