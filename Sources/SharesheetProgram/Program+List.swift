import SheetCommand
import SheetEngine

extension Program {
  /// Prints what can act on the items, and with `--all` why the others cannot.
  func list(_ sheet: UIActivityViewController) throws(CommandError) -> Int32 {
    let offered = sheet.offeredActivities()
    let refusals = sheet.refusals()
    let descriptions = sheet.knownActivities.map { activity in
      ActivityDescription(
        name: KnownActivities.name(of: activity.optionName), title: activity.displayTitle,
        row: type(of: activity).activityCategory == .share ? .share : .action,
        reason: refusals.first { $0.activity === activity }?.reason)
    }
    let printer = ResultPrinter(options: options, isTerminal: StandardStream.output.isTerminal)
    try StandardStream.output.write(
      printer.bytes(for: descriptions, includesUnavailable: options.listsUnavailable))
    return offered.isEmpty ? ExitStatus.failure.code : ExitStatus.success.code
  }
}
