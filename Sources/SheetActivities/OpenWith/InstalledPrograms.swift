import SheetPrograms

/// Which programs are there. Each is looked for once: an entry is asked about for every type, `PATH` may have
/// ten folders, and that took two thirds of the time until the panel was there.
struct InstalledPrograms {
  private let finder: ProgramFinder
  private var known: [String: Bool] = [:]

  init(environment: [String: String]) {
    finder = ProgramFinder(environment: environment)
  }

  /// Whether an entry's program is there, and the one that `TryExec` names.
  mutating func start(_ entry: DesktopEntry) -> Bool {
    (entry.tryExec.isEmpty || has(entry.tryExec)) && has(entry.exec.program)
  }

  private mutating func has(_ program: String) -> Bool {
    if let isThere = known[program] { return isThere }
    let isThere = finder.path(of: program) != nil
    known[program] = isThere
    return isThere
  }
}
