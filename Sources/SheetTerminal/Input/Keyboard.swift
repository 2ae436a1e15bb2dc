import CNcurses
import SheetCells

/// Reads keys, clicks and pasted text through curses.
///
/// Bytes rather than wide characters are asked for: `wget_wch` swallows up to 145 bytes after one
/// that is not UTF-8, and what was typed behind it is lost.
@MainActor
final class Keyboard {
  /// An invisible pad: reading from a window would first repaint it.
  private let pad: UnsafeMutablePointer<WINDOW>?
  private let isUTF8: Bool
  private var text = UTF8Assembler()
  private var paste: [UInt8]?
  /// More than a person types or a clipboard needs; the rest of a paste is dropped.
  private static let pasteLimit = 1 << 20

  /// Defines the keys that the terminal's entry leaves out; call after `newterm`.
  init(options: ScreenOptions) {
    isUTF8 = options.isUTF8
    pad = newpad(1, 1)
    keypad(pad, true)
    nodelay(pad, true)
    KeyTable.define()
  }

  func close() {
    delwin(pad)
  }

  /// All events that are waiting.
  func read() -> [Event] {
    var events: [Event] = []
    while let code = next() {
      if let event = event(for: code) { events.append(event) }
    }
    return events
  }

  private func next() -> Int32? {
    let code = wgetch(pad)
    return code == ERR ? nil : code
  }

  private func event(for code: Int32) -> Event? {
    if code == KeyTable.pasteBegins {
      paste = []
      return nil
    }
    if paste != nil { return collect(code) }
    if code > 0xFF { return code == KEY_MOUSE ? mouse() : KeyTable.key(for: code).map(Event.key) }
    return key(byte: UInt8(code))
  }

  /// Adds to a paste until its end comes.
  private func collect(_ code: Int32) -> Event? {
    if code == KeyTable.pasteEnds {
      let bytes = paste ?? []
      paste = nil
      return .paste(String(decoding: bytes, as: UTF8.self))
    }
    if code <= 0xFF, paste?.count ?? 0 < Self.pasteLimit { paste?.append(UInt8(code)) }
    return nil
  }

  private func key(byte: UInt8) -> Event? {
    switch byte {
    case 0x1B: return afterEscape()
    case 0x00..<0x20, 0x7F: return .key(KeyTable.control(byte))
    case 0x80... where !isUTF8: return nil
    default: return text.add(byte).map { .key(.character($0)) }
    }
  }

  /// Esc alone, or Alt with the key that follows at once.
  private func afterEscape() -> Event? {
    guard let code = next() else { return .key(.escape) }
    guard code <= 0xFF, code != 0x1B else { return pushBack(code) }
    guard code >= 0x20, code != 0x7F else {
      return code == 0x0D ? .key(.alt("\r")) : pushBack(code)
    }
    if code == 0x5B || code == 0x4F { return skipUnknownSequence() }
    var character = text.add(UInt8(code))
    while character == nil, text.isPending, let more = next(), more <= 0xFF {
      character = text.add(UInt8(more))
    }
    return character.map { .key(.alt($0)) }
  }

  private func pushBack(_ code: Int32) -> Event? {
    ungetch(code)
    return .key(.escape)
  }

  /// A sequence that neither terminfo nor we know: its bytes must not become typed letters.
  private func skipUnknownSequence() -> Event? {
    for _ in 0..<32 {
      guard let code = next(), code <= 0xFF else { return nil }
      if (0x40...0x7E).contains(code) { return nil }
    }
    return nil
  }

  private func mouse() -> Event? {
    var report = MEVENT()
    guard getmouse(&report) == OK else { return nil }
    let place = CellPoint(x: Int(report.x), y: Int(report.y))
    let actions: [(mmask_t, Mouse.Action)] = [
      (sheet_button4_pressed, .wheelUp), (sheet_button5_pressed, .wheelDown),
      (sheet_button1_pressed, .press), (sheet_button1_released, .release),
    ]
    return actions.first { report.bstate & $0.0 != 0 }.map { .mouse(Mouse($0.1, at: place)) }
  }
}
