import HelperProtocol
import SheetActivities
import SheetCommand
import SheetPresentation
import SheetPrograms

/// Receiving line by line, or with nobody to ask: then what happens is said on standard error.
@MainActor
final class ReceiveConversation: ReceptionObserver {
  /// Whether nothing more is waited for.
  private(set) var isOver = false
  /// Why nothing can be received.
  private(set) var failure: (any Error)?
  private let printer: ReceptionPrinter
  private let console: TerminalConsole?
  private let once: Bool
  private var reception: Reception?

  init(printer: ReceptionPrinter, console: TerminalConsole?, once: Bool) {
    (self.printer, self.console, self.once) = (printer, console, once)
  }

  func start(_ settings: ReceptionSettings, helper: HelperProgram?) throws {
    reception = try Reception(settings, helper: helper)
    reception?.observer = self
  }

  func stop() { reception?.stop() }

  private func say(_ words: String) {
    if let console { console.say(words) } else { Message.write(words.displayable + "\n") }
  }

  func receptionIsReady() {
    guard let reception else { return }
    let device = reception.device
    let place = LocalNetwork().words(port: device.port ?? 0)
    say(
      "Ready to receive as \(device.shownName) at \(place), fingerprint "
        + "\(FingerprintWords.words(of: device.fingerprint)).")
    if let pin = reception.settings.pin, console != nil { say("PIN: \(pin)") }
    say("Saving in \(reception.settings.shownFolder).")
  }

  func receptionAsks(_ offer: IncomingOffer) {
    guard let console else { return }
    console.say("\(offer.sender) wants to send.")
    console.sayLines(offer.shownText ?? offer.description(free: reception?.freeBytes))
    let choice = console.choose(["Accept", "Decline"], prompt: "Choose", standard: nil)
    guard choice == 0 else {
      reception?.decline()
      if choice == nil { isOver = true }
      return
    }
    if offer.text == nil { reception?.accept() } else { reception?.acceptText() }
  }

  func receptionWithdrew(_ offer: IncomingOffer) { say("\(offer.sender) gave up.") }
  func receptionBegan(_ offer: IncomingOffer) {
    say("Receiving \(offer.countWords) from \(offer.sender).")
  }
  func receptionProgressed(done: Int64, total: Int64, name: String) {}

  func receptionEnded(_ report: TransferReport) {
    printer.print(report)
    if once { isOver = true }
  }

  func receptionNotes(_ words: String) { say(words) }

  func receptionFailed(_ error: any Error) {
    failure = error
    isOver = true
  }
}
