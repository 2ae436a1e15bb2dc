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
    let signals = ConversationSignals { [weak conversation] in conversation?.interrupt() }
    console.interruption = signals?.descriptor
    let report = conversation.run()
    if let number = signals?.number { return 128 + number }
    return try finish(report)
  }
}
