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
    var received: Int32?
    let signals = SignalMonitor(SignalMonitor.endings) { [weak conversation] number in
      received = received ?? number
      console.isInterrupted = true
      conversation?.interrupt()
    }
    console.interruption = signals.descriptor
    let report = conversation.run()
    // A prompt gives up before the main queue hears which signal it was.
    while console.isInterrupted, received == nil {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    signals.stop()
    if let received {
      // A draft that was kept before the signal was heard of.
      tell(report.result.note, of: report.activity)
      return 128 + received
    }
    return try finish(report)
  }
}
