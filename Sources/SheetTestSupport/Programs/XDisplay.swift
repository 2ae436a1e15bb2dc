import Foundation

/// An X server without a screen, on a display that it chooses itself. It ends with the last reference.
public final class XDisplay: Sendable {
  /// What `DISPLAY` is for its clients, such as `:1`.
  public let name: String
  private let scratch: ScratchDirectory
  private let server: RunningProgram

  /// Starts Xvfb and waits until it can be used.
  ///
  /// - Parameter screen: Width, height and depth of what it would show.
  /// - Throws: ``TestSupportError`` when Xvfb is missing or refuses.
  public init(screen: String = "64x64x24") throws {
    scratch = try ScratchDirectory()
    let server = try ProgramCall(
      "Xvfb", ["-displayfd", "1", "-screen", "0", screen, "-nolisten", "tcp"],
      environment: scratch.environment(), input: .kept, output: .kept, error: .kept
    ).start()
    let number = poll(within: .seconds(20)) {
      server.standardOutput.contains("\n") ? server.standardOutput : nil
    }
    guard let number else {
      throw TestSupportError.helperFailed(command: "Xvfb", message: server.standardError)
    }
    self.server = server
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    server.signal(SIGTERM)
    _ = try? server.waitForExit()
  }
}
