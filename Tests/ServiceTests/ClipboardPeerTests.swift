import Foundation
import SheetTestSupport
import Testing

/// Copying to a Wayland clipboard, which is that of a sway without a screen.
@Suite(.peer("sway", "wl-copy", "wl-paste", "setpriv")) struct ClipboardPeerTests {
  private let person: SharingPerson
  private let display: WaylandDisplay

  init() throws {
    display = try WaylandDisplay()
    person = try SharingPerson(adding: display.variables)
  }

  private func pasted(_ type: String) throws -> FinishedProgram {
    try person.run(try Peers.require("wl-paste"), ["--no-newline", "--type", type])
  }

  @Test func textIsPastedAsItWas() throws {
    let text = "Grüße ☕\n日本 \"quoted\"\ttab"
    let shared = try person.share("copyToPasteboard", [:], ["-t", text])
    #expect(shared.outcome == "completed", "\(shared)")
    #expect(try pasted("text/plain;charset=utf-8").standardOutput == text)
  }

  @Test func filesArePastedAsFiles() throws {
    let path = try person.scratch.write("x", to: "naïve café.txt")
    let shared = try person.share("copyToPasteboard", [:], [path])
    #expect(shared.outcome == "completed", "\(shared)")
    let list = try pasted("text/uri-list").standardOutput
    #expect(list.hasSuffix("/na%C3%AFve%20caf%C3%A9.txt\r\n"), "\(list)")
  }

  @Test func aCompositorThatHasGoneIsSaid() throws {
    display.end()
    let shared = try person.share("copyToPasteboard", [:], ["-t", "x"])
    #expect(shared.outcome == "failed", "\(shared)")
    #expect(
      shared.error?.message.hasPrefix("The clipboard could not be reached") == true, "\(shared)")
  }
}
