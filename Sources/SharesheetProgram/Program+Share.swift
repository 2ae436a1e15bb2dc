import Glibc
import SheetCommand
import SheetEngine
import SheetImaging
import SheetPresentation
import SheetTerminal

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
    let isUTF8 = TerminalLocale.activate()
    let display = DisplaySettings(
      options: options, environment: environment, configuration: configuration.general,
      terminal: TerminalDescription(name: terminalName, isKnown: true, colors: 256))
    if let cause = display.accessible { return try converse(sheet, input, cause) }
    sheet.artKind = ArtKind(display.icons, isUTF8: isUTF8)
    let options = ScreenOptions(
      terminalType: terminalName ?? "", colorDepth: display.color, usesMouse: display.mouse,
      isUTF8: isUTF8, escapeDelay: Self.escapeDelay)
    let application: TerminalApplication
    do throws(TerminalError) {
      application = try TerminalApplication(options: options)
    } catch .noTerminal {
      throw .noTerminal
    } catch {
      return try converse(sheet, input, .terminal(terminalName))
    }
    return try run(sheet, on: application, input)
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

  /// The terminal's type; `nil` when nobody says.
  var terminalName: String? { environment[.terminal]?.text }

  /// Milliseconds; the person's own choice for curses programs counts.
  private static var escapeDelay: Int32 {
    getenv("ESCDELAY").flatMap { Int32(String(cString: $0)) } ?? 25
  }
}
