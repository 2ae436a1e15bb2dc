import Foundation
import SheetActivities
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// `UIPasteboard` and other programs on a Wayland clipboard, which is that of a sway without a screen.
@Suite(.serialized, .peer("sway", "wl-copy", "wl-paste", "setpriv"))
struct WaylandPasteboardTests {
  private let scratch: ScratchDirectory
  private let display: WaylandDisplay
  private let environment: [String: String]
  private let board: UIPasteboard

  init() throws {
    scratch = try ScratchDirectory()
    display = try WaylandDisplay()
    environment = scratch.environment(
      adding: display.variables.merging(["PATH": "/usr/local/bin:/usr/bin:/bin"]) { $1 })
    let variables = environment
    board = UIPasteboard(
      name: .general,
      clipboard: SystemClipboard(environment: variables, terminal: TerminalWriter { _ in }))
  }

  private func pasted(_ type: String) throws -> [UInt8] {
    let call = ProgramCall(
      try Peers.require("wl-paste"), ["--no-newline", "--type", type], environment: environment,
      input: .null, output: .kept, error: .null)
    let program = try call.start()
    _ = try program.waitForExit(within: .seconds(10))
    return program.standardOutputBytes
  }

  private func copy(_ bytes: [UInt8], _ type: String) throws {
    let path = try scratch.write(bytes, to: "input")
    let line = "wl-copy --type '\(type)' < '\(path)' > /dev/null 2>&1"
    _ = try ProgramCall("/bin/sh", ["-c", line], environment: environment).run()
  }

  @Test func textGoesBothWays() throws {
    #expect(board.string == nil && !board.hasStrings)
    board.string = "Grüße ☕\n日本"
    #expect(
      String(decoding: try pasted("text/plain;charset=utf-8"), as: UTF8.self) == "Grüße ☕\n日本")
    #expect(board.string == "Grüße ☕\n日本" && board.hasStrings)
    let count = board.changeCount
    try copy(Array("from outside é".utf8), "text/plain;charset=utf-8")
    #expect(board.string == "from outside é" && board.changeCount == count + 1)
    #expect(board.string == "from outside é" && board.changeCount == count + 1)
    board.items = []
    #expect(board.string == nil)
  }

  @Test func picturesAndFilesGoBothWays() throws {
    let png = try #require(UIImage(bitmap: Bitmap(width: 5, height: 4)).pngData())
    try copy(Array(png), "image/png")
    #expect(board.hasImages && !board.hasStrings)
    #expect(board.image?.size == CGSize(width: 5, height: 4))
    board.image = UIImage(bitmap: Bitmap(width: 3, height: 2))
    #expect(UIImage(data: Data(try pasted("image/png")))?.size == CGSize(width: 3, height: 2))
    try copy(Array("file:///tmp/a%20b\r\nfile:///tmp/c\r\n".utf8), "text/uri-list")
    #expect(board.urls?.map(\.path) == ["/tmp/a b", "/tmp/c"] && board.numberOfItems == 2)
    board.url = URL(fileURLWithPath: "/tmp/naïve")
    #expect(
      String(decoding: try pasted("text/uri-list"), as: UTF8.self) == "file:///tmp/na%C3%AFve\r\n")
  }

  @Test func markupAndOwnFormsComeBackAsLongAsTheyLieThere() throws {
    try copy(Array("<b>bold</b>".utf8), "text/html")
    #expect(board.value(forPasteboardType: "public.html") as? String == "<b>bold</b>")
    board.items = [["public.utf8-plain-text": "text", "org.example.own": Data([7])]]
    #expect(board.data(forPasteboardType: "org.example.own") == Data([7]))
    try copy(Array("other".utf8), "text/plain")
    #expect(board.data(forPasteboardType: "org.example.own") == nil)
    #expect(board.string == "other")
  }

  @Test func aCompositorThatHasGoneLeavesWhatThisProcessWrote() throws {
    board.string = "before"
    display.end()
    board.string = "after"
    #expect(board.string == "after")
  }
}

/// `UIPasteboard` where `xsel` is the only program for the display: it knows text alone.
@Suite(.serialized, .peer("Xvfb", "xsel"))
struct XselPasteboardTests {
  private let scratch: ScratchDirectory
  private let display: XDisplay
  private let environment: [String: String]
  private let board: UIPasteboard

  init() throws {
    scratch = try ScratchDirectory()
    display = try XDisplay()
    let folder = try scratch.makeDirectory("bin")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/xsel", withDestinationPath: try Peers.require("xsel"))
    environment = scratch.environment(adding: ["DISPLAY": display.name, "PATH": folder])
    let variables = environment
    board = UIPasteboard(
      name: .general,
      clipboard: SystemClipboard(environment: variables, terminal: TerminalWriter { _ in }))
  }

  private func pasted() throws -> String {
    try ProgramCall(
      try Peers.require("xsel"), ["--logfile", "/dev/null", "--clipboard", "--output"],
      environment: environment
    ).run().standardOutput
  }

  /// xsel ends before its part that stays behind holds the selection.
  private func becomes(_ condition: () throws -> Bool) -> Bool {
    poll(within: .seconds(10)) { (try? condition()) == true ? true : nil } == true
  }

  @Test func textGoesBothWays() throws {
    #expect(board.string == nil)
    board.string = "Grüße ☕"
    #expect(becomes { try pasted() == "Grüße ☕" })
    #expect(board.string == "Grüße ☕")
    let path = try scratch.write("from outside", to: "input")
    _ = try ProgramCall(
      "/bin/sh",
      ["-c", "xsel --logfile /dev/null --clipboard --input < '\(path)' > /dev/null 2>&1"],
      environment: environment
    ).run()
    #expect(becomes { board.string == "from outside" } && board.hasStrings)
    board.url = URL(string: "https://example.org/a")
    #expect(becomes { try pasted() == "https://example.org/a" })
    #expect(board.url?.host == "example.org")
  }

  @Test func aPictureStaysInThisProcess() throws {
    board.image = UIImage(bitmap: Bitmap(width: 2, height: 2))
    #expect(board.image?.size == CGSize(width: 2, height: 2))
  }
}
