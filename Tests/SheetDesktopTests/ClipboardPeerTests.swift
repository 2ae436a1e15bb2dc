import Foundation
import SheetActivities
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// The pasteboard and another program on a real X11 display.
@Suite(.serialized) struct X11PasteboardTests {
  private let scratch: ScratchDirectory
  private let display: XDisplay
  private let environment: [String: String]
  private let board: UIPasteboard

  init() throws {
    scratch = try ScratchDirectory()
    display = try XDisplay()
    environment = scratch.environment(adding: ["DISPLAY": display.name])
    board = PasteboardTests.board(environment, Written())
  }

  private func pasted(_ arguments: String...) throws -> String {
    try ProgramCall(
      "xclip", ["-selection", "clipboard", "-o"] + arguments, environment: environment
    ).run().standardOutput
  }

  private func copy(_ bytes: [UInt8], _ arguments: String...) throws {
    let path = try scratch.write(bytes, to: "input")
    let options = arguments.joined(separator: " ")
    _ = try ProgramCall(
      "/bin/sh",
      ["-c", "xclip -selection clipboard \(options) -i \(path) >/dev/null 2>&1"],
      environment: environment
    ).run()
  }

  @Test func textGoesBothWays() throws {
    #expect(board.string == nil && !board.hasStrings)
    board.string = "Grüße ☕"
    #expect(try pasted() == "Grüße ☕")
    #expect(board.string == "Grüße ☕")
    let count = board.changeCount
    try copy(Array("from outside".utf8))
    #expect(board.hasStrings)
    #expect(board.string == "from outside")
    #expect(board.changeCount == count + 1)
    #expect(board.string == "from outside")
    #expect(board.changeCount == count + 1)
    board.items = []
    #expect(board.string == nil)
  }

  @Test func ownFormsComeBackAsLongAsTheyLieThere() throws {
    board.items = [["public.utf8-plain-text": "text", "org.example.own": Data([7])]]
    #expect(board.data(forPasteboardType: "org.example.own") == Data([7]))
    try copy(Array("other".utf8))
    #expect(board.data(forPasteboardType: "org.example.own") == nil)
    #expect(board.types == ["public.utf8-plain-text"])
  }

  @Test func picturesAndFilesOfOtherPrograms() throws {
    let png = try #require(UIImage(bitmap: Bitmap(width: 5, height: 4)).pngData())
    try copy(Array(png), "-t", "image/png")
    #expect(board.hasImages && !board.hasStrings)
    #expect(board.image?.size == CGSize(width: 5, height: 4))
    #expect(board.data(forPasteboardType: "public.png") == png)
    try copy(Array("file:///tmp/a%20b\r\n#x\r\nfile:///tmp/c\r\n".utf8), "-t", "text/uri-list")
    #expect(board.urls?.map(\.path) == ["/tmp/a b", "/tmp/c"])
    #expect(board.numberOfItems == 2 && board.hasURLs)
  }

  @Test func aPictureIsPastedByOthers() throws {
    board.image = UIImage(bitmap: Bitmap(width: 2, height: 2))
    #expect(try pasted("-t", "TARGETS").contains("image/png"))
    #expect(board.image?.size == CGSize(width: 2, height: 2))
  }

  @Test func aFileIsPastedAsAFile() throws {
    board.url = URL(fileURLWithPath: "/tmp/naïve")
    #expect(try pasted("-t", "text/uri-list") == "file:///tmp/na%C3%AFve\r\n")
    #expect(board.url?.path == "/tmp/naïve")
  }
}

/// tmux's buffer is the clipboard where there is no display.
@Suite struct TmuxPasteboardTests {
  @Test func textGoesBothWays() throws {
    let scratch = try ScratchDirectory()
    let session = try TmuxSession(["sleep", "60"], environment: scratch.environment())
    let socket = try session.tmux(["display-message", "-p", "#{socket_path},#{pid},0"])
    let environment = scratch.environment(adding: [
      "TMUX": socket.trimmingCharacters(in: .newlines)
    ])
    let board = PasteboardTests.board(environment, Written())
    #expect(board.string == nil)
    board.string = "to tmux"
    #expect(try session.pasteBuffer() == "to tmux")
    #expect(board.string == "to tmux")
    try session.tmux(["set-buffer", "from tmux"])
    #expect(board.string == "from tmux")
    withExtendedLifetime(session) {}
  }
}
