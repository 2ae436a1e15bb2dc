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

/// A compositor that shows nothing. Root gives its rights up for it: sway wants none.
private final class WaylandDisplay {
  /// Where clients find it.
  let variables: [String: String]
  private let scratch: ScratchDirectory
  private let program: RunningProgram

  init() throws {
    scratch = try ScratchDirectory()
    let folder = try scratch.makeDirectory("wayland")
    chmod(scratch.path, 0o711)
    var call = [try Peers.require("sway"), "-c", "/dev/null"]
    if geteuid() == 0 {
      chown(folder, 65534, 65534)
      let drop = ["--reuid=65534", "--regid=65534", "--clear-groups", "--"]
      call = [try Peers.require("setpriv")] + drop + call
    }
    chmod(folder, 0o700)
    program = try ProgramCall(
      call[0], Array(call.dropFirst()),
      environment: scratch.environment(adding: [
        "XDG_RUNTIME_DIR": folder, "HOME": folder, "WLR_BACKENDS": "headless",
        "WLR_LIBINPUT_NO_DEVICES": "1", "WLR_RENDERER": "pixman",
      ]), directory: "/", input: .null, output: .null, error: .kept
    ).start()
    let socket = folder + "/wayland-1"
    variables = ["WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": folder]
    let isThere = poll(within: .seconds(20)) {
      FileManager.default.fileExists(atPath: socket) ? true : nil
    }
    try #require(isThere == true, "\(program.standardError)")
  }

  deinit { end() }

  /// Ends the compositor and waits for that.
  func end() {
    program.signal(SIGKILL)
    _ = try? program.waitForExit()
  }
}
