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
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private let usesMouse: Bool
  private var isPrepared = false

  /// Makes a keyboard; call after `newterm`.
  init(options: ScreenOptions) {
    isUTF8 = options.isUTF8
    usesMouse = options.usesMouse
    pad = newpad(1, 1)
    nodelay(pad, true)
  }

  /// Defines the keys that the terminal's entry leaves out. Once, and after the first frame, since it
  /// costs a tenth of it; what was typed before waits in the line.
  func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    keypad(pad, true)
    KeyTable.define(usesMouse: usesMouse)
  }

  func close() {
    delwin(pad)
  }

  /// All events that are waiting.
  func read() -> [Event] {
    var events = abandonedPaste().map { [$0] } ?? []
    while let code = next() {
      if code == KEY_MOUSE, paste == nil {
        events += mouse()
      } else if let event = event(for: code) {
        events.append(event)
      }
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
    // Any other key ends a character that lacks bytes.
    if !(0x80...0xFF).contains(code) { text = UTF8Assembler() }
    return code > 0xFF ? KeyTable.key(for: code).map(Event.key) : key(byte: UInt8(code))
  }

  /// Adds to a paste until its end comes.
  private func collect(_ code: Int32) -> Event? {
    guard var bytes = paste else { return nil }
    paste = nil
    if code == KeyTable.pasteEnds { return .paste(String(decoding: bytes, as: UTF8.self)) }
    if code <= 0xFF { bytes.append(UInt8(code)) }
    // Over a slow line the mark comes in pieces, which curses gives as bytes after the Esc delay.
    if code == 0x7E, bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      return .paste(String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self))
    }
    // Over the limit the middle goes: in the last bytes the end may hide.
    if bytes.count > Self.pasteLimit { bytes.remove(at: bytes.count - Self.pasteEnd.count - 1) }
    paste = bytes
    return nil
  }

  /// Ctrl-C by itself, when a paste has begun and its end never came: the line may have lost it, and
  /// there must be a way out. Inside of a paste other bytes come with it.
  private func abandonedPaste() -> Event? {
    guard paste != nil, let code = next() else { return nil }
    let following = next()
    if code == 0x03, following == nil {
      paste = nil
      return .key(.control("c"))
    }
    if let following { ungetch(following) }
    ungetch(code)
    return nil
  }

  private func key(byte: UInt8) -> Event? {
    switch byte {
    case 0x1B: return afterEscape()
    case 0x00..<0x20, 0x7F: return .key(KeyTable.control(byte))
    case 0x80... where !isUTF8: return nil
    default: return text.add(byte).flatMap(typed)
    }
  }

  /// A typed character; a control character in two bytes (U+0080 to U+009F) is none.
  private func typed(_ character: Character) -> Event? {
    let isControl = character.unicodeScalars.contains { (0x80..<0xA0).contains($0.value) }
    return isControl ? nil : .key(.character(character))
  }

  /// Esc alone, or Alt with the key that follows at once.
  private func afterEscape() -> Event? {
    guard let code = next() else { return .key(.escape) }
    guard code <= 0xFF, code != 0x1B else { return pushBack(code) }
    guard code >= 0x20, code != 0x7F else {
      return code == 0x0D ? .key(.alt("\r")) : pushBack(code)
    }
    if code == 0x5B || code == 0x4F { return skipUnknownSequence(isControlSequence: code == 0x5B) }
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
  private func skipUnknownSequence(isControlSequence: Bool) -> Event? {
    var code = next()
    if isControlSequence, code == 0x5B { return skip(1) }  // F1 of the Linux console: ESC [ [ A
    if isControlSequence, code == 0x4D { return skip(3) }  // a click in the old form: ESC [ M b x y
    for _ in 0..<32 {
      guard let byte = code, !(0x40...0x7E).contains(byte) else { return nil }
      if byte < 0x20 || byte > 0xFF {
        ungetch(byte)
        return nil
      }
      code = next()
    }
    return nil
  }

  private func skip(_ count: Int) -> Event? {
    for _ in 0..<count { _ = next() }
    return nil
  }

  /// All reports that curses took off in one go, the oldest first: it announces them with one
  /// `KEY_MOUSE` and gives the newest first.
  private func mouse() -> [Event] {
    var reports: [MEVENT] = []
    var report = MEVENT()
    while getmouse(&report) == OK { reports.append(report) }
    return reports.reversed().compactMap(event)
  }

  private func event(for report: MEVENT) -> Event? {
    let place = CellPoint(x: Int(report.x), y: Int(report.y))
    let actions: [(mmask_t, Mouse.Action)] = [
      (sheet_button4_pressed, .wheelUp), (sheet_button5_pressed, .wheelDown),
      (sheet_button1_pressed, .press), (sheet_button1_released, .release),
    ]
    return actions.first { report.bstate & $0.0 != 0 }.map { .mouse(Mouse($0.1, at: place)) }
  }
}
