import SheetTestSupport
import Testing

@Suite struct TmuxSessionTests {
  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  private func session(_ script: String, size: TerminalSize = .standard, term: String = "screen")
    throws -> TmuxSession
  {
    try TmuxSession(
      ["bash", "-c", script], size: size, term: term, environment: scratch.environment())
  }

  @Test func keysGoInAndTheScreenComesOut() throws {
    let session = try session("printf 'é ready\\n'; read -r line; printf '<%s>' \"$line\"; exit 3")
    try session.wait(for: "é ready")
    try session.type("-l; $HOME")
    try session.press("Enter")
    try session.wait(for: "<-l; $HOME>")
    #expect(try session.waitForExit() == .code(3))
  }

  @Test func sizeAndTermAreTheGivenOnes() throws {
    let session = try session(
      "echo $TERM; trap 'stty size' WINCH; stty size; while :; do read -r -t 0.05; done",
      size: TerminalSize(columns: 50, rows: 12), term: "screen-256color")
    try session.wait(for: "screen-256color")
    try session.wait(for: "12 50")
    try session.resize(to: TerminalSize(columns: 71, rows: 20))
    try session.wait(for: "20 71")
    #expect(try session.capture().count == 20)
  }

  @Test func pasteBufferTakesWhatTmuxLoads() throws {
    let session = try session("printf 'for the buffer' | tmux load-buffer -; printf loaded; read")
    try session.wait(for: "loaded")
    #expect(try session.pasteBuffer() == "for the buffer")
  }

  @Test func attributesAreCaptured() throws {
    let session = try session("printf '\\e[1mbold\\e[0m plain'; read")
    try session.wait(for: "plain")
    #expect(try session.capture(styled: true)[0].hasPrefix("\u{1b}[1mbold"))
  }

  @Test func waitingInVainShowsTheScreen() throws {
    let session = try session("printf 'only this'; read")
    try session.wait(for: "only this")
    let error = #expect(throws: TestSupportError.self) {
      try session.wait(for: "that", within: .milliseconds(50))
    }
    #expect(String(describing: error).contains("|only this|"))
  }
}
