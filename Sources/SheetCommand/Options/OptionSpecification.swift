/// What stands after an option, and how a shell should complete it.
public enum OptionArgument: Sendable, Equatable {
  /// Any text; the name is what help calls it.
  case text(String)
  /// The path of a file.
  case file(String)
  /// The identifier or short name of an activity.
  case activity(String)
  /// One word of a few.
  case choice(String, among: [String])

  /// What help and manual call the argument, such as `FILE`.
  public var name: String {
    switch self {
    case .text(let name), .file(let name), .activity(let name), .choice(let name, _): return name
    }
  }

  /// The words to choose from; empty when anything goes.
  public var choices: [String] {
    guard case .choice(_, let choices) = self else { return [] }
    return choices
  }
}

/// The headings of the help text, in its order.
public enum OptionGroup: String, CaseIterable, Sendable {
  /// What is shared.
  case items = "Items"
  /// What happens to it.
  case activity = "Activities"
  /// What comes back.
  case output = "Output"
  /// How the sheet looks.
  case display = "Display"
  /// What only `sharesheet icon` understands.
  case icon = "Icons, for sharesheet icon FILE"
  /// What only `sharesheet accounts` understands.
  case accounts = "Accounts, for sharesheet accounts"
  /// What only `sharesheet receive` understands.
  case receive = "Receiving, for sharesheet receive"
  /// About the command itself.
  case other = "Other"
}

/// One option: all that parser, help, manual page and completions need to know of it.
public struct OptionSpecification: Sendable {
  /// The one-letter name, without its dash.
  public let short: Character?
  /// The long name, without its dashes.
  public let long: String
  /// What stands after it; `nil` for a switch.
  public let argument: OptionArgument?
  /// Where it stands in the help text.
  public let group: OptionGroup
  /// Whether giving it twice adds up; otherwise the last one counts.
  public let isRepeatable: Bool
  /// One line on what it does.
  public let help: String
  /// Carries it out.
  let effect: OptionEffect

  init(
    _ short: Character? = nil, _ long: String, _ argument: OptionArgument? = nil,
    in group: OptionGroup, repeatable: Bool = false, help: String, _ effect: OptionEffect
  ) {
    self.short = short
    self.long = long
    self.argument = argument
    self.group = group
    isRepeatable = repeatable
    self.help = help
    self.effect = effect
  }
}
