import Foundation
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetTestSupport
import XCTest

@testable import SheetActivities

/// Open With as a whole, run as the command runs it, with programs that write down what they were given.
final class OpenWithActivityTests: XCTestCase, @unchecked Sendable {
  private let display = ["DISPLAY": ":77"]

  /// An application whose program appends its arguments to `calls`, one start a line.
  private func add(
    _ id: String, _ exec: String, types: String, status: Int = 0, more: String = "",
    in scratch: ScratchDirectory
  ) throws {
    let program = try scratch.writeScript(
      "#!/bin/sh\n{ printf '[%s]' \"$@\"; printf ' %s\\n' \"$PWD\"; } >> \(scratch.path)/calls\n"
        + "exit \(status)\n", to: "bin/\(id)")
    try scratch.write(
      "[Desktop Entry]\nType=Application\nName=\(id)\nExec=\"\(program)\" \(exec)\n"
        + "MimeType=\(types)\n\(more)\n",
      to: "home/.local/share/applications/\(id).desktop")
  }

  private func calls(_ scratch: ScratchDirectory) -> [String] {
    let bytes = (try? scratch.read("calls")) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func file(_ name: String, in scratch: ScratchDirectory) throws -> URL {
    URL(fileURLWithPath: try scratch.write("text\n", to: name))
  }

  @MainActor private func form(
    _ scratch: ScratchDirectory, _ items: [Any], _ extra: [String: String]
  ) -> Form {
    let activity = OpenWithActivity(settings: scratch.settings(adding: extra))
    activity.prepare(withActivityItems: items)
    return activity.makeForm()
  }

  @MainActor private func open(
    _ scratch: ScratchDirectory, _ items: [Any], _ values: [String: String] = [:],
    _ extra: [String: String] = ["DISPLAY": ":77"]
  ) throws -> ActivityResult {
    try run(OpenWithActivity(settings: scratch.settings(adding: extra)), items, values)
  }

  private func isHandedOver(_ result: ActivityResult) -> Bool {
    if case .handedOver = result.outcome { true } else { false }
  }

  func testOneStartForAllFiles() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("many", "--x %F", types: "text/plain", in: scratch)
      let files = [try file("Grüße 日本.txt", in: scratch), try file("$(b) 'c'.txt", in: scratch)]
      XCTAssertTrue(isHandedOver(try open(scratch, files)))
      let expected = ["--x", files[0].path, files[1].path].map { "[\($0)]" }.joined()
      XCTAssertEqual(
        calls(scratch).map { $0.split(separator: "] ").first.map(String.init) },
        [String(expected.dropLast())])
    }
  }

  func testOneStartForEachFileWhereOnlyOneIsTaken() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let folder = try scratch.makeDirectory("start here")
      try add("one", "%u", types: "text/plain", more: "Path=\(folder)", in: scratch)
      let files = try (1...3).map { try file("ä\($0).txt", in: scratch) }
      XCTAssertTrue(isHandedOver(try open(scratch, files)))
      let uri = { (url: URL) in "[\(FilePath(url.path).fileURL)] \(folder)" }
      XCTAssertEqual(calls(scratch), files.map(uri))
      let many = try (1...11).map { try file("\($0).txt", in: scratch) }
      let form = form(scratch, many, display)
      XCTAssertEqual(form.fields[1].choices.map(\.value), ["other"])
      XCTAssertTrue(form.fields[0].label.contains("takes one item at a time, at most 10"))
    }
  }

  func testANameThatIsNotUTF8Arrives() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("raw", "%f", types: "text/plain", in: scratch)
      let path = FilePath(bytes: Array((scratch.path + "/a").utf8) + [0xFF] + Array(".txt".utf8))
      XCTAssertEqual(path.withCString { creat($0, 0o600) } >= 0, true)
      XCTAssertTrue(isHandedOver(try open(scratch, [try XCTUnwrap(URL(string: path.fileURL))])))
      let written = try scratch.read("calls")
      XCTAssertTrue(written.starts(with: [UInt8(ascii: "[")] + path.bytes + [UInt8(ascii: "]")]))
    }
  }

  func testLinksGoToTheHandlerOfTheirScheme() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("web", "%u", types: "x-scheme-handler/https", in: scratch)
      try add("paths", "%f", types: "x-scheme-handler/https", in: scratch)
      let link = try XCTUnwrap(URL(string: "HTTPS://example.org/a?b=c&d=%20"))
      XCTAssertEqual(
        form(scratch, [link], display).fields[0].choices.map(\.value), ["web", "other"])
      XCTAssertTrue(isHandedOver(try open(scratch, [link])))
      XCTAssertTrue(calls(scratch)[0].hasPrefix("[HTTPS://example.org/a?b=c&d=%20]"))
      let other = try XCTUnwrap(URL(string: "gopher://example.org"))
      XCTAssertEqual(
        form(scratch, [other], display).fields[0].label,
        "No application is registered for gopher links.")
    }
  }

  func testTheDefaultIsFirstAndAlwaysMakesOne() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("a", "%f", types: "text/plain", in: scratch)
      try add("b", "%f", types: "text/plain", in: scratch)
      let item = try file("x.txt", in: scratch)
      let titles = { self.form(scratch, [item], self.display).fields[0].choices.map(\.title) }
      XCTAssertEqual(titles(), ["a (default)", "b", "Other program…"])
      try scratch.write("# mine\n", to: "home/.config/mimeapps.list")
      let result = try open(scratch, [item], ["with": "b", "always": "yes"])
      XCTAssertTrue(isHandedOver(result))
      XCTAssertNil(result.warning)
      XCTAssertEqual(titles(), ["b (default)", "a", "Other program…"])
      XCTAssertEqual(
        String(decoding: try scratch.read("home/.config/mimeapps.list"), as: UTF8.self),
        "# mine\n\n[Default Applications]\ntext/plain=b.desktop;\n\n"
          + "[Added Associations]\ntext/plain=b.desktop;\n")
    }
  }

  func testNamesAreInTheOrderOfTheirNumbers() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for number in [10, 1, 2] { try add("App \(number)", "%F", types: "text/plain", in: scratch) }
      let form = form(scratch, [try file("a.txt", in: scratch)], display)
      let titles = form.fields.first { $0.id == "with" }?.choices.map(\.title) ?? []
      XCTAssertEqual(
        titles.prefix(3).map { $0.replacing(" (default)", with: "") }, ["App 1", "App 2", "App 10"])
    }
  }

  func testAListOfTheDesktopThatHasTheLastWordIsSaid() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      for id in ["a", "b"] { try add(id, "%f", types: "text/plain", in: scratch) }
      let list = "[Default Applications]\ntext/plain=a.desktop\n"
      try scratch.write(list, to: "home/.config/kde-mimeapps.list")
      let item = try file("x.txt", in: scratch)
      let result = try open(
        scratch, [item], ["with": "b", "always": "yes"],
        ["DISPLAY": ":77", "XDG_CURRENT_DESKTOP": "KDE"])
      XCTAssertTrue(result.warning?.contains("names another application") == true)
    }
  }

  func testWithoutADisplayOnlyTerminalProgramsAreOffered() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("a-window", "%f", types: "text/plain", in: scratch)
      try add("term", "%f", types: "text/plain", more: "Terminal=true", in: scratch)
      try add("gone", "%f", types: "text/plain", more: "TryExec=/nowhere/x", in: scratch)
      let item = try file("x.txt", in: scratch)
      let form = form(scratch, [item], [:])
      XCTAssertEqual(
        form.fields[0].label,
        "1 application for text/plain needs a display, and there is none here.")
      XCTAssertEqual(form.fields[1].choices.map(\.title), ["term", "Other program…"])
    }
  }

  func testOverSSHItIsSaidWhereAWindowOpens() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("window", "%f", types: "text/plain", in: scratch)
      let item = try file("x.txt", in: scratch)
      let words = "You are connected by SSH. A window would open on the other machine."
      let far = ["DISPLAY": ":0", "SSH_TTY": "/dev/pts/1"]
      XCTAssertEqual(form(scratch, [item], far).fields[0].label, words)
      let forwarded = ["DISPLAY": "localhost:10.0", "SSH_TTY": "/dev/pts/1"]
      XCTAssertNotEqual(form(scratch, [item], forwarded).fields[0].label, words)
      XCTAssertNotEqual(form(scratch, [item], display).fields[0].label, words)
    }
  }

  func testAnotherProgramGetsItsArgumentsAndTheItems() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("any", "", types: "", in: scratch)
      let item = try file("ä.x-foo", in: scratch)
      let form = form(scratch, [item], [:])
      XCTAssertTrue(form.fields[0].label.hasPrefix("No application is registered for "))
      let values = [
        "with": "other", "command": "\(scratch.path)/bin/any '$HOME' \"b c\"", "terminal": "no",
      ]
      XCTAssertTrue(isHandedOver(try open(scratch, [item], values, [:])))
      XCTAssertTrue(calls(scratch)[0].hasPrefix("[$HOME][b c][\(item.path)]"))
    }
  }

  func testWhatDoesNotWorkIsSaidAtItsField() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      try add("bad", "%f", types: "text/plain", status: 3, in: scratch)
      let item = try file("x.txt", in: scratch)
      @MainActor func error(_ values: [String: String]) throws -> OpenWithError? {
        try open(scratch, [item], values).error as? OpenWithError
      }
      XCTAssertEqual(try error(["always": "yes"]), .failed("bad", status: 3))
      XCTAssertFalse(FileManager.default.fileExists(atPath: scratch.path("home/.config")))
      let other = ["with": "other", "terminal": "no"]
      XCTAssertEqual(
        try error(other.merging(["command": "no-such-program x"]) { $1 }),
        .programMissing("no-such-program"))
      XCTAssertEqual(try error(other.merging(["command": "a 'b"]) { $1 }), .badCommand)
      for values in [
        other, ["command": "less"], other.merging(["always": "yes", "command": "x"]) { $1 },
      ] {
        XCTAssertThrowsError(try open(scratch, [item], values)) { error in
          XCTAssertTrue(error is ActivityInputError)
        }
      }
    }
  }

  func testCancellingLeavesTheWindowAndStartsNoMore() throws {
    try MainActor.assumeIsolated {
      let scratch = try ScratchDirectory()
      let program = try scratch.writeScript(
        "#!/bin/sh\necho \"$1\" >> \(scratch.path)/calls\nexec sleep 5\n", to: "bin/slow")
      try scratch.write(
        "[Desktop Entry]\nType=Application\nName=s\nExec=\(program) %f\nMimeType=text/plain\n",
        to: "home/.local/share/applications/s.desktop")
      let files = [try file("1.txt", in: scratch), try file("2.txt", in: scratch)]
      let activity = OpenWithActivity(settings: scratch.settings(adding: display))
      var result: ActivityResult?
      try activity.runWithoutScreen(values: [:], items: files) { result = $0 }
      let deadline = Date(timeIntervalSinceNow: 10)
      while calls(scratch).isEmpty, Date() < deadline { usleep(5000) }
      activity.cancelWork()
      let end = try XCTUnwrap(wait(for: result))
      guard case .cancelled = end.outcome else { return XCTFail("\(end)") }
      XCTAssertEqual(calls(scratch), [files[0].path])
    }
  }
}
