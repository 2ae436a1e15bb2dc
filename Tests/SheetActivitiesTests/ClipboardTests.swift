import Foundation
import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct ClipboardValueTests {
  private let text = ClipboardContent.text(Array("hello".utf8))

  @Test func plansFollowTheEnvironment() {
    func plan(_ environment: [String: String], _ content: ClipboardContent) -> ClipboardPlan {
      ClipboardPlan(content, environment: environment, options: ClipboardOptions())
    }
    let both = ["WAYLAND_DISPLAY": "w", "DISPLAY": ":0", "TMUX": "t"]
    #expect(plan(both, text).programs == [.wayland, .x11])
    #expect(plan(both, text).alsoTmux)
    let remote = both.merging(["SSH_TTY": "/dev/pts/1"]) { $1 }
    #expect(plan(remote, text).programs == [])
    #expect(plan(remote, .png([1])).programs == [.wayland, .x11])
    #expect(plan(["DISPLAY": ""], text).programs == [])
    #expect(plan([:], text).osc52)
    #expect(!plan([:], .png([1])).osc52)
  }

  @Test func anOrderWithoutTheTerminalKeepsTheDisplayOverSSH() {
    let plan = ClipboardPlan(
      text, environment: ["DISPLAY": ":10", "SSH_TTY": "/dev/pts/1"],
      options: ClipboardOptions(order: [.x11]))
    #expect(plan.programs == [.x11])
    #expect(!plan.osc52)
  }

  @Test func filesAreURLsOnTheClipboardAndPathsElsewhere() {
    let files = ClipboardContent.files([FilePath("/a b"), FilePath(bytes: [0x2F, 0xFF])])
    #expect(files.graphical.bytes == Array("file:///a%20b\r\nfile:///%FF\r\n".utf8))
    #expect(files.plainText == Array("/a b\n/".utf8) + [0xFF])
  }

  @Test func screenGetsChunks() throws {
    let text = Array(repeating: UInt8(ascii: "x"), count: 1000)
    let sequence = OSC52.sequence(text, insideScreen: true)
    let chunks = sequence.components(separatedBy: "\u{1B}\\").dropLast()
    #expect(chunks.count > 4)
    #expect(chunks.allSatisfy { $0.hasPrefix("\u{1B}P") && $0.count <= 252 })
    let inner = chunks.map { $0.dropFirst(2) }.joined()
    #expect(inner == OSC52.sequence(text, insideScreen: false))
  }
}

/// Without a display and without tmux: only the terminal is left.
@Suite struct TerminalClipboardTests {
  private func copy(
    _ content: ClipboardContent, _ extra: [String: String] = [:],
    options: ClipboardOptions = ClipboardOptions()
  ) throws -> (ClipboardWriter.Outcome, String) {
    let written = Shared("")
    let scratch = try ScratchDirectory()
    let writer = ClipboardWriter(
      environment: scratch.environment(adding: extra), options: options,
      terminal: TerminalWriter { text in written.change { $0 += text } })
    return (try writer.copy(content, WorkMonitor()), written.value)
  }

  @Test func theTerminalGetsOneSequence() throws {
    let (outcome, written) = try copy(.text(Array("Grüße\n".utf8)))
    #expect(!outcome.isConfirmed)
    #expect(written == "\u{1B}]52;c;R3LDvMOfZQo=\u{07}")
  }

  @Test func insideScreenItIsWrapped() throws {
    let (_, written) = try copy(.text([65]), ["STY": "1.pts"])
    #expect(written == "\u{1B}P\u{1B}]52;c;QQ==\u{07}\u{1B}\\")
  }

  @Test func tooLongAndPicturesAreErrors() {
    let small = ClipboardOptions(osc52Max: 10)
    #expect(throws: CopyError.tooLong(bytes: 11, limit: 10)) {
      try copy(.text([UInt8](repeating: 65, count: 11)), options: small)
    }
    #expect(throws: CopyError.needsGraphicalClipboard([.noDisplay])) { try copy(.png([1])) }
  }

  @Test func aDisplayThatIsGoneFallsBackToTheTerminal() throws {
    let (outcome, written) = try copy(.text([65]), ["DISPLAY": ":4711"])
    #expect(!outcome.isConfirmed)
    #expect(written.hasPrefix("\u{1B}]52"))
  }

  @Test func aDisplayThatIsGoneIsNamedForAPicture() {
    #expect {
      try copy(.png([1]), ["DISPLAY": ":4711"])
    } throws: { error in
      guard case CopyError.noClipboard(let failures, _) = error else { return false }
      return failures.contains { $0.contains(":4711") || $0.contains("display") }
    }
  }
}

/// What is said when no clipboard is there: what is missing, and only that.
@Suite struct ClipboardObstacleTests {
  private func obstacles(
    _ environment: [String: String], _ content: ClipboardContent = .text([65]),
    order: [ClipboardOptions.Route] = ClipboardOptions.Route.allCases, installed: [String] = []
  ) -> [ClipboardObstacle] {
    ClipboardObstacle.all(
      for: content, environment: environment, options: ClipboardOptions(order: order),
      isInstalled: installed.contains)
  }

  @Test func theyFollowTheEnvironment() {
    let none = obstacles([:], installed: ["xclip", "wl-copy"])
    #expect(none == [.noDisplay, .noTmux, .noTerminal])
    #expect(
      obstacles(["DISPLAY": ":0", "TMUX": "t"])
        == [.noProgram(["xclip", "xsel"]), .tmuxNotFound, .noTerminal])
    #expect(
      obstacles(["DISPLAY": ":0", "SSH_TTY": "/dev/pts/0"], installed: ["xclip"])
        == [.remoteDisplay, .noTmux, .noTerminal])
    #expect(obstacles([:], .png([1])) == [.noDisplay])
    #expect(obstacles(["WAYLAND_DISPLAY": "w"], .png([1])) == [.noProgram(["wl-copy"])])
    #expect(obstacles(["DISPLAY": ":0"], .png([1]), installed: ["xsel"]) == [.noProgram(["xclip"])])
    #expect(obstacles([:], order: [.tmux]) == [.noDisplay, .noTmux, .notInOrder([.osc52])])
  }

  @Test func theWordsSayWhatIsTrue() {
    #expect(
      CopyError.noClipboard(failures: [], obstacles([:])).message
        == "No clipboard can be reached: there is no graphical display, tmux does not run here, "
        + "there is no terminal. Copy in a terminal window, or save to a file.")
    #expect(
      CopyError.needsGraphicalClipboard(obstacles(["WAYLAND_DISPLAY": "w"], .png([1]))).message
        == "A picture needs a graphical clipboard, and wl-copy is not installed. "
        + "Install wl-clipboard.")
  }
}

@Suite(.serialized) struct RealClipboardTests {
  @Test func tmuxHoldsTheText() throws {
    let scratch = try ScratchDirectory()
    let session = try TmuxSession(["cat"], environment: scratch.environment())
    let socket = try session.tmux(["display-message", "-p", "#{socket_path},#{pid},0"])
    let environment = scratch.environment(adding: [
      "TMUX": socket.trimmingCharacters(in: .newlines)
    ])
    let writer = ClipboardWriter(
      environment: environment, terminal: TerminalWriter { _ in Issue.record("OSC 52 was sent") })
    let text = "Grüße\nzweite Zeile \u{1B}[31m"
    let outcome = try writer.copy(.text(Array(text.utf8)), WorkMonitor())
    #expect(outcome.program == "tmux")
    #expect(try session.pasteBuffer() == text)
  }

  @Test func xclipHoldsTextFilesAndPictures() throws {
    let display = try XDisplay()
    let scratch = try ScratchDirectory()
    let environment = scratch.environment(adding: ["DISPLAY": display.name])
    let writer = ClipboardWriter(
      environment: environment, terminal: TerminalWriter { _ in Issue.record("OSC 52 was sent") })
    // xclip leaves its parent before the server has heard that it owns the selection (seen under
    // load), so the first look may come too early.
    func holds(_ selection: String, _ type: String, _ bytes: [UInt8]) throws -> Bool {
      try poll(within: .seconds(10)) {
        let call = ProgramCall(
          "xclip", ["-selection", selection, "-o", "-t", type], environment: environment,
          output: .kept, error: .kept)
        let program = try call.start()
        _ = try program.waitForExit()
        return program.standardOutputBytes == bytes ? true : nil
      } ?? false
    }
    let text = Array("Grüße\nzwei".utf8)
    #expect(try writer.copy(.text(text), WorkMonitor()).program == "xclip")
    #expect(try holds("clipboard", "UTF8_STRING", text))

    let png = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(try writer.copy(.png(png), WorkMonitor()).isConfirmed)
    #expect(try holds("clipboard", "image/png", png))

    let files = ClipboardContent.files([FilePath("/tmp/a b"), FilePath(bytes: [0x2F, 0xFF])])
    #expect(try writer.copy(files, WorkMonitor()).isConfirmed)
    let list = Array("file:///tmp/a%20b\r\nfile:///%FF\r\n".utf8)
    #expect(try holds("clipboard", "text/uri-list", list))
    #expect(try holds("primary", "STRING", Array("/tmp/a b\n/".utf8) + [0xFF]))
  }
}
