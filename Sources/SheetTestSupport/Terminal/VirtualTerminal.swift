import Foundation

/// A terminal in the test's own process: a pty whose output libvterm turns into cells.
///
/// Open ``path`` in the code under test, or hand the terminal to ``ProcessInTerminal``. A thread reads
/// all the time, so what was written shows up a moment later: use the `wait` methods, never a pause.
///
/// libvterm is old (0.1.4) and strict about widths: emoji joined by U+200D take 2 columns for each
/// part, as in many real terminals.
public final class VirtualTerminal: Sendable {
  let core: TerminalCore
  private let descriptors: OpenDescriptors

  /// Opens a terminal.
  ///
  /// - Parameters:
  ///   - size: Its size in cells.
  ///   - answersQueries: Whether device and cursor queries are answered as xterm would. `false`
  ///     plays a terminal that keeps silent.
  /// - Throws: ``TestSupportError`` when the system has no pty left.
  public init(size: TerminalSize = .standard, answersQueries: Bool = true) throws {
    core = try TerminalCore(size: size, answersQueries: answersQueries)
    descriptors = OpenDescriptors(core.pty)
  }

  deinit {
    hangUp()
    descriptors.closeSlave()
  }

  /// The path of the terminal device, such as `/dev/pts/3`.
  public var path: String { core.pty.slavePath }

  /// The program's end, open until the terminal goes away. Do not close it.
  public var descriptor: Int32 { core.pty.slave }

  /// The rows as text, without the blanks at their ends.
  public var lines: [String] { core.locked { emulator, _ in emulator.lines } }

  /// The size in cells.
  public var size: TerminalSize { core.locked { emulator, _ in emulator.size } }

  /// Where the cursor is.
  public var cursor: TerminalPosition { core.locked { emulator, _ in emulator.cursor } }

  /// Whether the cursor shows.
  public var isCursorVisible: Bool { core.locked { emulator, _ in emulator.isCursorVisible } }

  /// Whether the alternate screen is on.
  public var isAlternateScreen: Bool { core.locked { emulator, _ in emulator.isAlternateScreen } }

  /// The private modes that are on, by number: 1 cursor keys, 25 cursor, 1000 and 1006 mouse, 1004
  /// focus, 1049 alternate screen, 2004 bracketed paste, 2026 synchronized output.
  ///
  /// A mode that is on when a terminal starts, such as 25, is listed only once it was asked for.
  public var modes: Set<Int> { core.locked { emulator, _ in emulator.modes.enabled } }

  /// How often the bell rang.
  public var bells: Int { core.locked { emulator, _ in emulator.bells } }

  /// Every byte the program wrote so far.
  public var output: [UInt8] { core.locked { _, log in log } }

  /// The cell at a place; blank outside the screen.
  public func cell(column: Int, row: Int) -> TerminalCell {
    core.locked { emulator, _ in
      emulator.cell(at: TerminalPosition(column: column, row: row))
    }
  }

  /// Where a text begins on the screen, the uppermost first; in cells, so wide characters count 2.
  public func position(of text: String) -> TerminalPosition? {
    core.locked { emulator, _ in emulator.position(of: text) }
  }

  /// The settings of the line discipline now.
  ///
  /// - Throws: ``TestSupportError`` after ``hangUp()``.
  public func settings() throws -> TerminalSettings {
    try TerminalSettings(descriptor: core.pty.slave)
  }

  /// Changes the size; the kernel sends `SIGWINCH` to the foreground programs.
  public func resize(to size: TerminalSize) {
    core.locked { emulator, _ in emulator.resize(to: size) }
    core.pty.setSize(size)
  }

  /// Sends bytes as a keyboard would.
  ///
  /// - Throws: ``TestSupportError`` when the program does not read them within 10 seconds.
  public func write(_ bytes: [UInt8]) throws {
    try core.pty.write(bytes, deadline: Deadline(within: .seconds(10)))
  }

  /// Sends text as a keyboard would.
  ///
  /// - Throws: ``TestSupportError`` when the program does not read it within 10 seconds.
  public func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  /// Closes the terminal's own end, as a window that is closed does: programs get `SIGHUP`.
  public func hangUp() {
    core.stop()
    descriptors.closeMaster()
  }
}

/// The pty's descriptors, each closed once. A number may belong to somebody else after that.
private final class OpenDescriptors: @unchecked Sendable {
  private let lock = NSLock()
  private var master: Int32?
  private var slave: Int32?

  init(_ pty: PseudoTerminal) {
    master = pty.master
    slave = pty.slave
  }

  func closeMaster() {
    lock.withLock {
      if let master { close(master) }
      master = nil
    }
  }

  func closeSlave() {
    lock.withLock {
      if let slave { close(slave) }
      slave = nil
    }
  }
}

extension TerminalEmulator {
  func position(of text: String) -> TerminalPosition? {
    for row in 0..<size.rows {
      var line = ""
      var columnAt: [String.Index: Int] = [:]
      for column in 0..<size.columns {
        columnAt[line.endIndex] = columnAt[line.endIndex] ?? column
        line += cell(at: TerminalPosition(column: column, row: row)).text
      }
      guard let start = line.range(of: text)?.lowerBound, let column = columnAt[start] else {
        continue
      }
      return TerminalPosition(column: column, row: row)
    }
    return nil
  }
}
