import CNcurses
import CTerminalRescue
import Glibc
import SheetCells

/// The full screen of the terminal: shows frames and reads events. The only owner of curses, which is
/// not safe to call from two threads (python/cpython#154173).
///
/// Between ``leave()`` and ``enter()`` the terminal is the shell's, or a child program's: nothing is
/// drawn then, whatever is asked (junegunn/fzf#2289 is what happens otherwise).
@MainActor
public final class TerminalScreen {
  /// Columns and rows at the last look; see ``refreshSize()``.
  public private(set) var size: CellSize
  /// How many colours are really shown.
  public let colorDepth: ColorDepth
  /// Whether the screen is ours at the moment.
  public private(set) var isEntered = false

  let device: TerminalDevice
  let keyboard: Keyboard
  private let modes: TerminalModes
  /// What gives the screen back when curses no longer can.
  private let reset: String
  private let panels: PanelStack
  private let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]
  private let output: FrameOutput
  private var cursorIsVisible: Bool?

  /// Opens the terminal. Nothing is drawn before the first frame.
  public init(_ options: ScreenOptions) throws(TerminalError) {
    let name = options.terminalType
    guard !name.isEmpty, name != "dumb", name != "unknown" else { throw .plainTerminal(name: name) }
    device = try TerminalDevice()
    modes = TerminalModes(terminalType: name)
    // Opening changes the modes of the line, and asking for the mouse the screen: before any frame.
    device.armRescue(reset: "")
    let opened = try Self.open(device, options)
    (screen, files) = (opened.screen, opened.files)
    reset = modes.emergencyReset
    device.armRescue(reset: reset)
    output = FrameOutput(device: device, curses: fileno(opened.files[0]))
    Self.configure(options)
    let palette = Palette(limit: options.colorDepth)
    colorDepth = palette.depth
    keyboard = Keyboard(options: options)
    let dimensions = device.size
    size = CellSize(width: dimensions.columns, height: dimensions.rows)
    panels = PanelStack(encoder: CellEncoder(palette: palette, isUTF8: options.isUTF8))
  }

  /// The descriptor to watch for input.
  public var inputDescriptor: Int32 { device.descriptor }

  /// Shows a frame, writing only what changed. Does nothing while the screen is not ours, but for the
  /// very first frame, which takes it.
  public func show(_ frame: Frame) {
    if !isEntered { enter() }
    let showsCursor = panels.update(frame.layers, screen: size)
    output.send(before: modes.beginUpdate, after: modes.endUpdate) {
      setCursor(visible: showsCursor)
      doupdate()
    }
    keyboard.prepare()
  }

  /// Everything that was typed, clicked or pasted since the last call; never waits, except the few
  /// milliseconds of the Esc delay.
  public func readEvents() -> [Event] {
    isEntered ? keyboard.read() : []
  }

  /// Whether the terminal is gone: its window was closed or the line dropped. A read source fires
  /// for that again and again (util-linux/util-linux#4385), so ask when a read brought nothing.
  public var isHungUp: Bool {
    var state = pollfd(fd: device.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&state, 1, 0) > 0 && Int32(state.revents) & (POLLHUP | POLLERR | POLLNVAL) != 0
  }

  /// The next frame is painted whole, since something else wrote on the screen.
  public func repaint() {
    sheet_repaint_all()
  }

  /// Looks again how large the terminal is; `true` when it changed. The next frame is painted whole.
  public func refreshSize() -> Bool {
    let dimensions = device.size
    let new = CellSize(width: dimensions.columns, height: dimensions.rows)
    guard new != size else { return false }
    size = new
    // First, since curses would fit every panel's window to a screen that it is no more drawn on.
    panels.removeAll()
    resizeterm(Int32(new.height), Int32(new.width))
    sheet_repaint_all()
    return true
  }

  /// Takes the screen: modes on, a full repaint with the next frame. Idempotent.
  public func enter() {
    guard !isEntered else { return }
    isEntered = true
    terminal_rescue_hold_streams()
    device.armRescue(reset: reset)
    device.write(modes.enter)
    panels.removeAll()
    cursorIsVisible = nil
    sheet_repaint_all()
  }

  /// Gives the screen back with everything as it was found. Idempotent.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    device.write(modes.endUpdate + modes.leave)
    endwin()
    // Where curses saved the cursor to scroll, libvterm (the terminal of Neovim) brings back with the
    // other screen that it was hidden then.
    device.write(Terminfo.string("cnorm") ?? "")
    device.restoreModes()
    terminal_rescue_disarm()
    terminal_rescue_release_streams()
  }

  /// Gives the screen back, also when no frame was ever shown: the modes of the line change as soon
  /// as it is opened, so that what is typed ahead is not echoed.
  isolated deinit {
    leave()
    terminal_rescue_disarm()
    if !isendwin() {
      endwin()
      device.restoreModes()
    }
    keyboard.close()
    panels.removeAll()
    delscreen(screen)
    files.forEach { fclose($0) }
  }

  private func setCursor(visible: Bool) {
    guard cursorIsVisible != visible else { return }
    cursorIsVisible = visible
    curs_set(visible ? 1 : 0)
  }
}

extension TerminalScreen {
  private static func open(
    _ device: TerminalDevice, _ options: ScreenOptions
  ) throws(TerminalError) -> (screen: OpaquePointer, files: [UnsafeMutablePointer<FILE>]) {
    guard let output = fdopen(fcntl(device.descriptor, F_DUPFD_CLOEXEC, 3), "w"),
      let input = fdopen(device.descriptor, "r")
    else { throw .noTerminal }
    let files = [output, input]
    do throws(TerminalError) {
      return (try makeScreen(device, options, output, input), files)
    } catch {
      terminal_rescue_disarm()
      files.forEach { fclose($0) }
      throw error
    }
  }

  private static func makeScreen(
    _ device: TerminalDevice, _ options: ScreenOptions, _ output: UnsafeMutablePointer<FILE>,
    _ input: UnsafeMutablePointer<FILE>
  ) throws(TerminalError) -> OpaquePointer {
    for name in options.candidateTypes {
      let opened = name.withCString { newterm(UnsafeMutablePointer(mutating: $0), output, input) }
      guard let screen = opened else { continue }
      if Terminfo.string("cup") != nil { return screen }
      endwin()
      delscreen(screen)
      device.restoreModes()
      throw .noCursorMotion(name: options.terminalType)
    }
    throw .unknownType(name: options.terminalType)
  }

  /// Raw rather than cbreak: Ctrl-C, Ctrl-Z and Ctrl-\ arrive as keys, so that a panel may use them
  /// and a suspend does not race with a frame.
  private static func configure(_ options: ScreenOptions) {
    raw()
    noecho()
    nonl()
    set_escdelay(options.escapeDelay)
    // A frame goes out whole, whatever is typed meanwhile.
    typeahead(-1)
    guard options.usesMouse else { return }
    mousemask(sheet_mouse_events, nil)
    // Zero: curses would hold back each press to see whether it becomes a click.
    mouseinterval(0)
  }
}

extension ScreenOptions {
  /// The terminfo entries to try. curses sends 24-bit colours only with a "direct" entry, which many
  /// systems do not have (Debian: ncurses-term), so the plain one follows.
  var candidateTypes: [String] {
    let suffix = "-256color"
    guard colorDepth == .trueColor, terminalType.hasSuffix(suffix) else { return [terminalType] }
    return [terminalType.dropLast(suffix.count) + "-direct", terminalType]
  }
}
