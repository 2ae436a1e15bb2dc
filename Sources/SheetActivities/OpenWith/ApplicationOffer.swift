import SheetFiles
import SheetPrograms

/// The applications that can open some items here and now, and why others cannot.
struct ApplicationOffer: Sendable {
  /// An application that can be chosen.
  struct Choice: Hashable, Sendable {
    var entry: DesktopEntry
    /// Whether it is what a double click on any of the items would start.
    var isDefault: Bool
  }

  /// How often an application that takes one item at a time is started, at most.
  static let mostStarts = 10

  /// The types of the items, each once.
  let types: [String]
  /// The applications, the best first.
  private(set) var choices: [Choice] = []
  /// How many have windows, where there is no display.
  private(set) var needingDisplay = 0
  /// How many take one item at a time, where there are too many.
  private(set) var takingOne = 0

  /// Looks for applications that take all the items. `types` are those of the items, in their order.
  init(
    _ items: [OpenItem], types: [String], index: ApplicationIndex, environment: [String: String]
  ) {
    var unique: [String] = []
    for type in types where !unique.contains(type) { unique.append(type) }
    self.types = unique
    var programs = InstalledPrograms(environment: environment)
    let hasLinks = items.contains { $0.path == nil }
    let lists = unique.map { type in
      index.matches(for: type).filter {
        ($0.entry.exec.takesLinks || !hasLinks) && programs.start($0.entry)
      }
    }
    guard let first = lists.first else { return }
    let others = lists.dropFirst().map { Set($0.map(\.entry.id)) }
    for entry in first.map(\.entry) where others.allSatisfy({ $0.contains(entry.id) }) {
      let isDefault = lists.allSatisfy {
        $0.first?.entry.id == entry.id && $0.first?.takesAnything == false
      }
      add(Choice(entry: entry, isDefault: isDefault), count: items.count, environment)
    }
  }

  private mutating func add(_ choice: Choice, count: Int, _ environment: [String: String]) {
    if !choice.entry.isTerminal, !environment.hasDisplay {
      needingDisplay += 1
    } else if !choice.entry.exec.takesMany, count > Self.mostStarts {
      takingOne += 1
    } else {
      choices.append(choice)
    }
  }
}
