import CVTerm

/// libvterm with a Swift face. Not safe for use from two threads: ``TerminalCore`` locks around it.
final class TerminalEmulator {
  private let terminal: OpaquePointer
  private let screen: OpaquePointer
  private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
  private(set) var size: TerminalSize
  private(set) var isCursorVisible = true
  private(set) var isAlternateScreen = false
  private(set) var bells = 0
  private(set) var modes = PrivateModes()
  private var replies: [UInt8] = []

  init(size: TerminalSize) {
    self.size = size
    terminal = vterm_new(Int32(size.rows), Int32(size.columns))
    screen = vterm_obtain_screen(terminal)
    callbacks = .allocate(capacity: 1)
    callbacks.initialize(to: VTermScreenCallbacks())
    vterm_set_utf8(terminal, 1)
    installCallbacks()
    vterm_screen_enable_altscreen(screen, 1)
    vterm_screen_reset(screen, 1)
  }

  deinit {
    vterm_free(terminal)
    callbacks.deallocate()
  }

  private func installCallbacks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    callbacks.pointee.settermprop = { property, value, context in
      guard let context, let value else { return 0 }
      let emulator = Unmanaged<TerminalEmulator>.fromOpaque(context).takeUnretainedValue()
      return emulator.changed(property, to: sheet_vterm_boolean(value) != 0)
    }
    callbacks.pointee.bell = { context in
      guard let context else { return 0 }
      Unmanaged<TerminalEmulator>.fromOpaque(context).takeUnretainedValue().bells += 1
      return 1
    }
    vterm_screen_set_callbacks(screen, callbacks, context)
    vterm_output_set_callback(
      terminal,
      { bytes, count, context in
        guard let context, let bytes else { return }
        let emulator = Unmanaged<TerminalEmulator>.fromOpaque(context).takeUnretainedValue()
        UnsafeRawBufferPointer(start: bytes, count: count).forEach { emulator.replies.append($0) }
      }, context)
  }

  private func changed(_ property: VTermProp, to isOn: Bool) -> Int32 {
    switch property {
    case VTERM_PROP_CURSORVISIBLE: isCursorVisible = isOn
    case VTERM_PROP_ALTSCREEN: isAlternateScreen = isOn
    default: break
    }
    return 1
  }

  /// Takes output of the program, and returns what a terminal answers to the queries in it.
  func feed(_ bytes: [UInt8]) -> [UInt8] {
    modes.consume(bytes)
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return }
      _ = vterm_input_write(terminal, start, buffer.count)
    }
    defer { replies = [] }
    return replies
  }

  func resize(to size: TerminalSize) {
    self.size = size
    vterm_set_size(terminal, Int32(size.rows), Int32(size.columns))
  }

  var cursor: TerminalPosition {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return TerminalPosition(column: Int(position.col), row: Int(position.row))
  }

  func cell(at position: TerminalPosition) -> TerminalCell {
    var cell = VTermScreenCell()
    let found = vterm_screen_get_cell(
      screen, VTermPos(row: Int32(position.row), col: Int32(position.column)), &cell)
    let isRightHalf = sheet_vterm_character(&cell, 0) == UInt32.max
    return TerminalCell(
      text: found == 0 || isRightHalf ? "" : Self.text(of: &cell),
      width: isRightHalf ? 0 : Int(cell.width),
      foreground: TerminalColor(packed: sheet_vterm_foreground(&cell)),
      background: TerminalColor(packed: sheet_vterm_background(&cell)),
      attributes: TerminalAttributes(rawValue: sheet_vterm_flags(&cell)))
  }

  private static func text(of cell: inout VTermScreenCell) -> String {
    var text = String.UnicodeScalarView()
    for index in 0..<VTERM_MAX_CHARS_PER_CELL {
      guard let scalar = Unicode.Scalar(sheet_vterm_character(&cell, index)), scalar != "\0" else {
        break
      }
      text.append(scalar)
    }
    return text.isEmpty ? " " : String(text)
  }

  /// The rows as text, without the blanks at their ends.
  var lines: [String] {
    (0..<size.rows).map { row in
      let line = (0..<size.columns)
        .map { cell(at: TerminalPosition(column: $0, row: row)).text }
        .joined()
      return line.trimmingBlanksAtEnd
    }
  }
}

extension String {
  var trimmingBlanksAtEnd: String {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return String(self[...last])
  }
}
