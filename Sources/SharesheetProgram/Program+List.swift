import SheetCommand
import SheetEngine

extension Program {
  /// Prints what can act on the items, and with `--all` why the others cannot.
  func list(_ sheet: UIActivityViewController) throws(CommandError) -> Int32 {
    let items = sheet.placeholderItems
    let offered = sheet.offeredActivities()
    let descriptions = sheet.knownActivities.map { activity in
      let isOffered = offered.contains { $0 === activity }
      let reason = activity.reasonForRefusing(items) ?? "The options leave it out."
      return ActivityDescription(
        name: ActivityName(identifier: activity.optionName), title: activity.displayTitle,
        row: type(of: activity).activityCategory == .share ? .share : .action,
        reason: isOffered ? nil : reason)
    }
    let printer = ResultPrinter(options: options, isTerminal: StandardStream.output.isTerminal)
    try StandardStream.output.write(
      printer.bytes(for: descriptions, includesUnavailable: options.listsUnavailable))
    return offered.isEmpty ? ExitStatus.failure.code : ExitStatus.success.code
  }
}
