/// What a person does at a terminal.
public enum TerminalInput: Hashable, Sendable {
  /// Keys that move.
  case up, down, left, right, home, end, pageUp, pageDown
  /// Keys that act; backspace sends DEL, as nearly all terminals do.
  case enter, escape, tab, backTab, backspace, delete
  /// Typed characters, as they stand.
  case text(String)
  /// A letter with the control key.
  case control(Character)
  /// Text put in by the terminal's paste, in brackets when the program asked for them.
  case paste(String)
  /// The left button pressed and let go over a cell.
  case click(column: Int, row: Int)
  /// One notch of the wheel over a cell.
  case wheelUp(column: Int, row: Int)
  /// One notch of the wheel over a cell.
  case wheelDown(column: Int, row: Int)
  /// The window got the keyboard.
  case focusIn
  /// The window lost the keyboard.
  case focusOut
}

extension VirtualTerminal {
  /// Sends keys, clicks and pastes as xterm encodes them in the modes that are on.
  ///
  /// - Throws: ``TestSupportError`` when the program does not read them within 10 seconds.
  public func press(_ inputs: TerminalInput...) throws {
    let modes = modes
    try write(inputs.map { $0.encoded(modes: modes) }.joined())
  }
}

extension TerminalInput {
  func encoded(modes: Set<Int>) -> String {
    switch self {
    case .up, .down, .right, .left, .home, .end: cursorKey(application: modes.contains(1))
    case .click, .wheelUp, .wheelDown: mouseReport
    case .paste(let text): modes.contains(2004) ? "\u{1b}[200~\(text)\u{1b}[201~" : text
    case .text(let text): text
    case .control(let letter): Self.control(letter)
    default: fixedSequence
    }
  }

  private func cursorKey(application: Bool) -> String {
    let final =
      switch self {
      case .up: "A"
      case .down: "B"
      case .right: "C"
      case .left: "D"
      case .home: "H"
      default: "F"
      }
    return (application ? "\u{1b}O" : "\u{1b}[") + final
  }

  /// Mode 1006 is what programs ask for; its places count from 1.
  private var mouseReport: String {
    switch self {
    case .click(let column, let row):
      "\u{1b}[<0;\(column + 1);\(row + 1)M\u{1b}[<0;\(column + 1);\(row + 1)m"
    case .wheelUp(let column, let row): "\u{1b}[<64;\(column + 1);\(row + 1)M"
    case .wheelDown(let column, let row): "\u{1b}[<65;\(column + 1);\(row + 1)M"
    default: ""
    }
  }

  private var fixedSequence: String {
    switch self {
    case .enter: "\r"
    case .escape: "\u{1b}"
    case .tab: "\t"
    case .backTab: "\u{1b}[Z"
    case .backspace: "\u{7f}"
    case .delete: "\u{1b}[3~"
    case .pageUp: "\u{1b}[5~"
    case .pageDown: "\u{1b}[6~"
    case .focusIn: "\u{1b}[I"
    case .focusOut: "\u{1b}[O"
    default: ""
    }
  }

  private static func control(_ letter: Character) -> String {
    guard let value = letter.uppercased().unicodeScalars.first?.value else { return "" }
    return Unicode.Scalar(value & 0x1f).map(String.init) ?? ""
  }
}
