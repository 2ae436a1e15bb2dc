import SheetCommand
import SheetEngine
import SheetImaging
import SheetPresentation

extension Program {
  /// Lets the person choose an activity, or runs the named one, and prints what came of it.
  func share(
    _ sheet: UIActivityViewController, _ input: SharedItems
  ) throws(CommandError) -> Int32 {
    try DescriptorLimit.ensure()
    if let name = options.activity { return try run(named: name, sheet, input) }
    guard !sheet.offeredActivities().isEmpty else {
      throw .nothingActs(filtered: options.only != nil || sheet.excludedActivityTypes != [])
    }
    return try present(sheet, input)
  }

  /// Shows the sheet, or a conversation where the terminal cannot show one.
  func present(
    _ sheet: UIActivityViewController, _ input: SharedItems
  ) throws(CommandError) -> Int32 {
    switch try OpenedTerminal.open(options, environment, configuration.general) {
    case .lines(let cause): return try converse(sheet, input, cause)
    case .screen(let application, let art):
      sheet.artKind = art
      return try run(sheet, on: application, input)
    }
  }

  private func run(
    _ sheet: UIActivityViewController, on application: TerminalApplication, _ input: SharedItems
  ) throws(CommandError) -> Int32 {
    var report: ActivityCompletion?
    sheet.resultHandler = { report = $0 }
    var thumbnail: HeaderThumbnail?
    sheet.afterFirstFrame = {
      input.startReading()
      thumbnail = HeaderThumbnail(of: items, for: sheet)
    }
    let ending = application.run(presenting: sheet)
    thumbnail?.cancel()
    if case .signal(let number) = ending { return 128 + number }
    guard let report else { return ExitStatus.cancelled.code }
    return try finish(report)
  }
}
