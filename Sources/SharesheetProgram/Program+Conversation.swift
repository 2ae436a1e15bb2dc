import Foundation
import SheetCommand
import SheetEngine
import SheetTerminal

extension Program {
  /// The accessible form: a numbered list and a prompt, no redrawing.
  func converse(
    _ sheet: UIActivityViewController, _ input: SharedItems, _ cause: AccessibleCause
  ) throws(CommandError) -> Int32 {
    guard let console = TerminalConsole() else { throw .noTerminal }
    if let notice = cause.notice { Message.write(notice + "\n") }
    input.startReading()
    let conversation = SheetConversation(sheet: sheet, console: console)
    return try finish(conversation.run())
  }
}
