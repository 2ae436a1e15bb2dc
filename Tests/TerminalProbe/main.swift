import Foundation
import SheetCells
import SheetPresentation
import SheetTerminal

// The child process of SheetTerminalTests. The first argument says what to do, the second how:
//
//   scene NAME   shows the frames of a scene, a key for each
//   keys         tells the events it reads
//   warn         writes to standard error while the screen is up
//   crash HOW    dies
//   print        prints to standard output while the screen is up
//   open         opens the screen and shows nothing
//   wait         opens the screen, shows nothing and waits for a signal
//   app [HOW]    runs a TerminalApplication: once, `twice`, or to `linger` afterwards
//
// PROBE_COLORS is the most colours to use, PROBE_MOUSE=0 leaves the mouse to the terminal.

@MainActor
func options() -> ScreenOptions {
  let environment = ProcessInfo.processInfo.environment
  let depth = environment["PROBE_COLORS"].flatMap(Int.init).flatMap(ColorDepth.init)
  return ScreenOptions(
    terminalType: environment["TERM"] ?? "", colorDepth: depth ?? .palette256,
    usesMouse: environment["PROBE_MOUSE"] != "0", isUTF8: TerminalLocale.activate())
}

/// The case of an error, whatever words it is told in.
func name(of error: TerminalError) -> String {
  switch error {
  case .noTerminal: "noTerminal"
  case .plainTerminal(let type): "plainTerminal \(type)"
  case .unknownType(let type): "unknownType \(type)"
  case .noCursorMotion(let type): "noCursorMotion \(type)"
  }
}

@MainActor
func runApplication(_ how: String) throws {
  let application = try TerminalApplication(options: options())
  for _ in 0..<(how == "twice" ? 2 : 1) {
    let ending = application.run(presenting: ProbeController())
    say("ended \(ending)")
    if case .signal(let number) = ending { exit(128 + number) }
  }
  guard how == "linger" else { return }
  say("lingering")
  while true { pause() }
}

@MainActor
func runProbe(_ mode: String, _ how: String) throws {
  guard mode != "app" else { return try runApplication(how) }
  let probe = ScreenProbe(screen: try TerminalScreen(options()))
  switch mode {
  case "scene": probe.show(how)
  case "keys": probe.tellEvents()
  case "warn": probe.warn()
  case "print": probe.print()
  case "crash": probe.crash(how)
  case "wait":
    say("opened")
    while true { pause() }
  default: say("opened")
  }
}

MainActor.assumeIsolated {
  let words = CommandLine.arguments.dropFirst()
  do {
    try runProbe(words.first ?? "open", words.dropFirst().first ?? "")
  } catch {
    say((error as? TerminalError).map(name) ?? "\(error)")
    exit(2)
  }
}
