import Foundation
import SheetCells
import SheetTerminal

/// Runs controllers on the terminal until the last one is dismissed.
///
/// The loop is `RunLoop.main`, which waits for keys and signals too (`DescriptorSource`):
/// main-queue blocks, `Task { @MainActor in }`, timers and child processes all go on while a sheet is
/// up. It must be entered from a synchronous `main`: under `@main async` or `dispatchMain()` the main thread is not the main thread any more
/// and timers never fire.
@MainActor
public final class TerminalApplication {
  /// How the run ended.
  public enum Ending: Equatable, Sendable {
    /// The last controller was dismissed.
    case dismissed
    /// A signal asked the process to end; the exit status should be 128 and its number.
    case signal(Int32)
  }

  /// The stack of controllers.
  public private(set) var window = UIWindow()
  /// The look, fixed by the terminal's colours and encoding.
  public let theme: Theme

  let screen: TerminalScreen
  var input: DescriptorSource?
  /// Whether another program has the terminal.
  var isLent = false
  private let signals = SignalMonitor([SIGWINCH, SIGCONT, SIGTSTP] + SignalMonitor.endings)
  private var isRunning = false
  private var turnIsScheduled = false
  private(set) var ending: Ending?

  /// Opens the terminal. Nothing is drawn yet.
  public init(options: ScreenOptions) throws(TerminalError) {
    screen = try TerminalScreen(options)
    theme = Theme(
      colorDepth: screen.colorDepth, glyphs: options.isUTF8 ? .unicode : .ascii,
      artKind: .automatic(terminalType: options.terminalType, isUTF8: options.isUTF8))
    window.host = self
    window.rootViewController = Backdrop()
  }

  /// Presents a controller, and returns after it and all that followed it were dismissed. The
  /// terminal is then as it was before.
  ///
  /// A second call after the first returned is fine; a call from within is ignored.
  @discardableResult
  public func run(presenting controller: UIViewController) -> Ending {
    run { window.rootViewController?.present(controller, animated: false) }
  }

  /// Shows a window of the application's own, and returns after its controller was left. As
  /// ``run(presenting:)`` otherwise.
  package func run(showing window: UIWindow) -> Ending {
    guard !isRunning else { return .dismissed }
    self.window.host = nil
    self.window = window
    window.host = self
    return run { window.makeKeyAndVisible() }
  }

  private func run(_ begin: () -> Void) -> Ending {
    guard !isRunning else { return .dismissed }
    isRunning = true
    ending = nil
    window.makeKey()
    begin()
    // The first frame comes before the loop is built: that costs as much again.
    paint()
    buildLoop()
    if screen.refreshSize() { window.setNeedsDisplay() }
    scheduleTurn()
    while ending == nil { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    tearDown()
    return ending ?? .dismissed
  }

  /// Ends the run as a signal would: every sheet is dismissed and told so.
  func end(_ reason: Ending) {
    guard ending == nil else { return }
    window.rootViewController?.endPresenting(animated: false, completion: nil)
    window.leaveRoot()
    screen.leave()
    while window.isActive, !window.isPresenting { window.runAfterFrame() }
    ending = reason
  }

  private func tearDown() {
    screen.leave()
    signals.stop()
    input?.cancel()
    input = nil
    isLent = false
    isRunning = false
  }
}

/// The empty screen below everything.
private final class Backdrop: UIViewController {
  override var hasChrome: Bool { false }
  override func draw(into canvas: inout Canvas, theme: Theme) {}
}

extension TerminalApplication: WindowHost {
  package func windowNeedsTurn(_ window: UIWindow) {
    scheduleTurn()
  }

  /// Before, to wake the main queue would take time that the first frame needs.
  private var loopIsBuilt: Bool { input != nil || isLent }

  private func scheduleTurn() {
    guard !turnIsScheduled, ending == nil, loopIsBuilt else { return }
    turnIsScheduled = true
    DispatchQueue.main.async { [self] in
      MainActor.assumeIsolated {
        turnIsScheduled = false
        turn()
      }
    }
  }

  /// One turn: paint, then tell those who waited for the frame. With nothing left to show the
  /// terminal is given back first, so that a completion handler may print.
  private func turn() {
    guard ending == nil else { return }
    if window.isPresenting { paint() } else { screen.leave() }
    window.runAfterFrame()
    if !window.isActive {
      ending = .dismissed
    } else if window.needsDisplay, !isLent {
      scheduleTurn()
    }
  }

  /// The one place that draws on the terminal.
  private func paint() {
    guard window.needsDisplay, !isLent else { return }
    screen.show(window.composeFrame(size: screen.size, theme: theme))
  }
}

extension TerminalApplication {
  private func buildLoop() {
    watchInput()
    signals.start { [weak self] number in
      self?.answer { self?.receive(signal: number) }
    }
  }

  func watchInput() {
    input = DescriptorSource(descriptor: screen.inputDescriptor) { [weak self] in
      self?.readInput()
    }
    // Without keys nobody could leave.
    if input == nil { end(.signal(SIGHUP)) }
  }

  private func readInput() {
    let events = screen.readEvents()
    if events.isEmpty, screen.isHungUp { return end(.signal(SIGHUP)) }
    answer { for event in events where ending == nil { handle(event) } }
  }

  /// Lets something happen, and takes the one turn that answers it at once: none is scheduled.
  private func answer(_ happening: () -> Void) {
    turnIsScheduled = true
    happening()
    turnIsScheduled = false
    turn()
  }

  private func handle(_ event: Event) {
    switch event {
    case .key(.control("z")): suspend()
    case .key(.control("l")):
      screen.repaint()
      window.setNeedsDisplay()
    default: window.send(event)
    }
  }

  private func receive(signal number: Int32) {
    guard !isLent else { return receiveWhileLent(signal: number) }
    switch number {
    case SIGWINCH, SIGCONT:
      guard screen.isEntered else { return }
      if number == SIGCONT { screen.recover() }
      if screen.refreshSize() || number == SIGCONT { window.setNeedsDisplay() }
    case SIGTSTP: suspend()
    default: end(.signal(number))
    }
  }

  private func suspend() {
    screen.suspend()
    window.setNeedsDisplay()
  }
}
