import SheetCommand
import SheetEngine

extension Program {
  /// The accessible form: a numbered list and a prompt, no redrawing.
  func converse(
    _ sheet: UIActivityViewController, _ input: SharedItems, _ cause: AccessibleCause
  ) throws(CommandError) -> Int32 {
    let console = try TerminalConsole(for: cause)
    input.startReading()
    let conversation = SheetConversation(sheet: sheet, console: console)
    let signal = EndingSignal(console) { [weak conversation] in conversation?.interrupt() }
    let report = conversation.run()
    if let received = signal.stop() {
      // A draft that was kept before the signal was heard of.
      tell(report.result.note, of: report.activity)
      return 128 + received
    }
    return try finish(report)
  }
}
