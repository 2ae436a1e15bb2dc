import Foundation
import HelperProtocol
import SheetActivities
import SheetCommand
import SheetEngine
import SheetTerminal

/// The command: reads the options, then lists, describes or shares.
@MainActor
struct Program {
  /// The version, printed by `--version`.
  static let version = HelperProtocol.version

  let environment: Environment
  let options: Options
  let configuration: Configuration
  let items: ItemList
  /// Shared by the progress of an activity and by what it says meanwhile.
  let passingLine = PassingLine()

  /// Runs the command and returns its exit status.
  static func main() -> Int32 {
    let environment = Environment.current
    do throws(CommandError) {
      return try start(environment)
    } catch {
      return fail(error, environment)
    }
  }

  private static func start(_ environment: Environment) throws(CommandError) -> Int32 {
    let names = KnownActivities.names
    let options = try OptionParser(names: names)
      .parse(ByteString.processArguments, environment: environment)
    switch options.request {
    case .help: return try print(HelpText.text)
    case .version: return try print("sharesheet \(version)\n")
    case .iconHelp: return try print(HelpText.icon)
    case .accountsHelp: return try print(HelpText.accounts)
    case .receiveHelp: return try print(HelpText.receive)
    case .accounts, .debug, .icon, .list, .receive, .share: break
    }
    do throws(CommandError) {
      return try run(options, names, environment)
    } catch {
      throw named(error, options)
    }
  }

  /// An error with the activity that `--activity` names, for the result.
  private static func named(_ error: CommandError, _ options: Options) -> CommandError {
    guard options.request == .share, let name = options.activity else { return error }
    switch error {
    case .inActivity, .outputFailed: return error
    default:
      return .inActivity(type: name, title: BuiltInActivities.title(of: name), error)
    }
  }

  private static func run(
    _ options: Options, _ names: ActivityNames, _ environment: Environment
  ) throws(CommandError) -> Int32 {
    let configuration = try Configuration.load(environment: environment, names: names)
    try check(configuration)
    guard options.request != .debug else {
      return try print(
        DebugReport(environment: environment, options: options, configuration: configuration).text)
    }
    guard options.request != .icon else {
      return try IconCommand(
        environment: environment, options: options, configuration: configuration.general
      ).run()
    }
    guard options.request != .accounts else {
      return try AccountsCommand(
        environment: environment, options: options, configuration: configuration
      ).run()
    }
    guard options.request != .receive else {
      return try ReceiveCommand(
        environment: environment, options: options, configuration: configuration
      ).run()
    }
    let items = try ArgumentResolver(environment: environment)
      .items(for: options, inputIsTerminal: StandardStream.inputIsTerminal)
    return try Program(
      environment: environment, options: options, configuration: configuration, items: items
    ).run()
  }

  /// Faults in the tables of activities are told at once, too.
  private static func check(_ configuration: Configuration) throws(CommandError) {
    guard let source = configuration.source else { return }
    do throws(ConfigurationError) {
      try BuiltInActivities.check(source, besides: Configuration.tableNames)
    } catch {
      throw CommandError(error)
    }
  }

  private static func print(_ text: String) throws(CommandError) -> Int32 {
    try StandardStream.output.write(Array(text.utf8))
    return 0
  }

  private func run() throws(CommandError) -> Int32 {
    let input = try SharedItems(items, options: options, environment: environment)
    let activities = BuiltInActivities.make(settings: activitySettings)
    defer {
      endWork(of: activities)
      for activity in activities { tell(activity.untold, of: activity) }
      input.remove()
    }
    let sheet = makeSheet(input, activities)
    if options.request == .list { return try list(sheet) }
    return try share(sheet, input)
  }

  /// The sheet for the items, with what options and configuration say of it.
  private func makeSheet(
    _ input: SharedItems, _ activities: [BuiltInActivity]
  ) -> UIActivityViewController {
    let sheet = UIActivityViewController(
      activityItems: input.activityItems, applicationActivities: nil,
      builtInActivities: activities)
    let excluded = options.excluded ?? configuration.general.exclude ?? []
    sheet.excludedActivityTypes = excluded.map { UIActivity.ActivityType($0) }
    sheet.onlyActivityTypes = options.only
    sheet.heading = options.title
    sheet.subject = options.subject
    sheet.header = input.header
    return sheet
  }

  /// Work that a signal or the person interrupted removes what it has begun, and gets the time for it. A
  /// closed terminal sends its signal twice, by the kernel and by the shell: the second one must not end
  /// what the first one began.
  private func endWork(of activities: [BuiltInActivity]) {
    let works = activities.compactMap(\.work).filter(\.isRunning)
    guard !works.isEmpty else { return }
    let signals = SignalMonitor(SignalMonitor.endings) { _ in }
    works.forEach { $0.cancel() }
    let deadline = ContinuousClock.now + Self.patience
    while works.contains(where: \.isRunning), ContinuousClock.now < deadline {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
    }
    signals.stop()
  }

  /// How long an interrupted activity may take to end; a dead network drive would take for ever.
  private static let patience = Duration.seconds(5)

  private var activitySettings: ActivitySettings {
    var settings = ActivitySettings(configuration)
    settings.announce = { [passingLine] in passingLine.write("sharesheet: \($0)\n") }
    return settings
  }
}

extension ActivitySettings {
  /// What the command hands to activities.
  init(_ configuration: Configuration) {
    var settings = ActivitySettings.current
    let order = configuration.copy.order.compactMap {
      ClipboardOptions.Route(rawValue: $0.rawValue)
    }
    settings.clipboard = ClipboardOptions(
      order: order, osc52Max: configuration.copy.osc52Maximum)
    settings.historyPlace =
      switch configuration.general.history {
      case "none": .none
      case let path?: .path(path)
      case nil: .standard
      }
    settings.configuration = configuration.source
    settings.notesFolder = configuration.general.notesDirectory
    settings.browser = configuration.general.browser.flatMap { $0 == "auto" ? nil : $0 }
    self = settings
  }
}
