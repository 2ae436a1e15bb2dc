import Foundation
import SheetActivities
import SheetCommand
import SheetEngine
import SheetFiles
import SheetPresentation
import SheetTerminal

/// `sharesheet receive`: receives from devices of the same network, in a panel, line by line, or with nobody to
/// ask.
@MainActor
struct ReceiveCommand {
  let environment: Environment
  let options: Options
  let configuration: Configuration

  func run() throws(CommandError) -> Int32 {
    let activities = ActivitySettings(configuration)
    var settings = try settings(activities)
    let printer = ReceptionPrinter(options)
    guard ControllingTerminal.exists else {
      guard settings.acceptFrom != [] || settings.pin != nil else { throw .nobodyToAsk }
      settings.isUnattended = true
      return try wait(settings, activities, printer, console: nil)
    }
    switch try OpenedTerminal.open(options, environment, configuration.general) {
    case .screen(let application, _):
      return try show(settings, activities, printer, on: application)
    case .lines(let cause):
      return try wait(settings, activities, printer, console: TerminalConsole(for: cause))
    }
  }

  /// A folder that was named must be there; the usual one is made.
  private func settings(_ activities: ActivitySettings) throws(CommandError) -> ReceptionSettings {
    do {
      let place = options.folder.map { $0.absolute(in: FilePath(activities.workingDirectory)) }
      var settings = try ReceptionSettings(activities, folder: place)
      settings.acceptFrom = options.acceptFrom ?? []
      settings.pin = options.pin
      if place == nil { try FileSaver.makeFolder(settings.folder) }
      return settings
    } catch {
      throw .receptionFailed(error.localizedDescription)
    }
  }

  // MARK: The panel

  private func show(
    _ settings: ReceptionSettings, _ activities: ActivitySettings, _ printer: ReceptionPrinter,
    on application: TerminalApplication
  ) throws(CommandError) -> Int32 {
    let panel = ReceiveViewController(
      settings, helper: activities.helper(), once: options.receivesOnce)
    panel.onReport = { printer.print($0) }
    // Kept until it is done: letting go of it would cancel it.
    let copying = CopyActivity(settings: activities)
    panel.copy = { text, say in
      try? copying.runWithoutScreen(values: [:], items: [text]) { result in
        say(result.error?.localizedDescription ?? result.note ?? "Copied.")
      }
    }
    let ending = application.run(presenting: panel)
    if case .signal(let number) = ending { return 128 + number }
    if let failure = panel.failure { throw .receptionFailed(failure.localizedDescription) }
    return try printer.status()
  }

  // MARK: Without a screen

  private func wait(
    _ settings: ReceptionSettings, _ activities: ActivitySettings, _ printer: ReceptionPrinter,
    console: TerminalConsole?
  ) throws(CommandError) -> Int32 {
    let conversation = ReceiveConversation(
      printer: printer, console: console, once: options.receivesOnce)
    do {
      try conversation.start(settings, helper: activities.helper())
    } catch {
      throw .receptionFailed(error.localizedDescription)
    }
    let signal = EndingSignal(console)
    while signal.number == nil, !conversation.isOver {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
    let received = signal.stop()
    conversation.stop()
    if let received { return 128 + received }
    if let failure = conversation.failure {
      throw .receptionFailed(failure.localizedDescription)
    }
    return try printer.status()
  }
}
