import Foundation
import SheetTestSupport
import Testing

/// A compositor that shows nothing. Root gives its rights up for it: sway wants none.
final class WaylandDisplay {
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
