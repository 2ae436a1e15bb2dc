import Glibc
import SheetCells
import SheetTerminal

/// Runs a ``TerminalScreen`` without an application around it.
@MainActor
struct ScreenProbe {
  let screen: TerminalScreen

  /// Shows a scene's frames, one for each key.
  func show(_ scene: String) {
    let steps = Scenes.steps(scene, size: screen.size)
    for (number, frame) in steps.enumerated() {
      screen.show(frame)
      let picture = frame.flattened(size: screen.size).lines.joined(separator: "|")
      if scene == "changes" { say("expected \(picture)") }
      say("shown \(number)")
      _ = nextEvents()
    }
    screen.leave()
    say("closed")
  }

  /// Tells every event until a `q` was typed.
  func tellEvents() {
    screen.show(Scenes.steps("plain", size: screen.size)[0])
    say("ready")
    while true {
      for event in nextEvents() {
        say("\(event)")
        guard event != .key(.character("q")) else { return screen.leave() }
      }
    }
  }

  /// Writes to standard error while the screen is up, as a library's warning would.
  func warn() {
    screen.show(Scenes.steps("plain", size: screen.size)[0])
    fputs("held warning\n", stderrFile)
    say("warned")
    _ = nextEvents()
    screen.leave()
  }

  /// Prints while the screen is up, then shows that it has done so.
  func print() {
    screen.show(Scenes.steps("plain", size: screen.size)[0])
    Swift.print("printed")
    Swift.print("half a ", terminator: "")
    screen.show(Scenes.steps("corner", size: screen.size)[0])
    _ = nextEvents()
    screen.leave()
    Swift.print("line")
    while true { pause() }
  }

  /// Dies in the way that a name says.
  func crash(_ name: String) {
    screen.show(Scenes.steps("plain", size: screen.size)[0])
    fputs("held warning\n", stderrFile)
    say("crashing")
    switch name {
    case "segv": UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1
    case "abort": abort()
    case "ill": raise(SIGILL)
    case "fatal": fatalError("boom")
    case "exit": exit(7)
    default: raise(SIGSEGV)
    }
  }

  private func nextEvents() -> [Event] {
    while true {
      var state = pollfd(fd: screen.inputDescriptor, events: Int16(POLLIN), revents: 0)
      poll(&state, 1, -1)
      let events = screen.readEvents()
      if !events.isEmpty { return events }
      if screen.isHungUp { exit(3) }
    }
  }
}

/// One line on standard output, where the test reads it; unbuffered.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = bytes.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
}

/// Standard error by its descriptor: the global is "not concurrency-safe" to Swift 6.
func fputs(_ text: String, _ descriptor: Int32) {
  let bytes = Array(text.utf8)
  _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

let stderrFile: Int32 = 2
