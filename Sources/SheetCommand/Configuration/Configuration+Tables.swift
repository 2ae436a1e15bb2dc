import SheetSettings

extension Configuration.General {
  static let keys = [
    "icons", "color", "mouse", "accessible", "exclude", "browser", "notes_dir", "history",
  ]

  /// Reads `[general]`.
  init(_ table: SettingsTable, names: ActivityNames) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    icons = try table.choice("icons")
    color = try table.choice("color")
    mouse = try table.bool("mouse")
    accessible = try table.bool("accessible")
    exclude = try names.identifiers(for: try table.texts("exclude"), key: "general.exclude")
    browser = try table.program("browser")
    notesDirectory = try table.localPath("notes_dir")
    let isNone = try table.text("history") == "none"
    history = isNone ? "none" : try table.localPath("history")
  }
}

extension Configuration.Copy {
  static let keys = ["order", "osc52_max"]

  /// Reads `[copy]`.
  init(_ table: SettingsTable) throws(ConfigurationFault) {
    try table.refuseKeys(besides: Self.keys)
    order = try table.choices("order") ?? order
    osc52Maximum = try table.number("osc52_max", in: 0 ... .max) ?? osc52Maximum
  }
}

extension ActivityNames {
  /// The full identifiers for what the file says under `key`.
  fileprivate func identifiers(
    for list: [String]?, key: String
  ) throws(ConfigurationFault) -> [String]? {
    guard let list else { return nil }
    do {
      return try identifiers(for: list)
    } catch {
      throw .unknownActivity(key: key, value: error.name, suggestion: error.suggestion)
    }
  }
}

extension JSONValue {
  /// Whether this can be a table of the file, or a list of them.
  fileprivate var isTable: Bool {
    switch self {
    case .object: return true
    case .array(let elements): return !elements.isEmpty && elements.allSatisfy(\.isTable)
    default: return false
    }
  }
}

extension Configuration {
  /// The tables that the command itself uses.
  public static let tableNames = ["general", "copy"]

  /// Reads the tables that the command itself uses. The others are left to the activities that they
  /// belong to, but a setting outside any table would have no effect, and so is an error.
  mutating func read(_ root: JSONValue, names: ActivityNames) throws(ConfigurationFault) {
    guard case .object(let tables) = root else { return }
    for table in tables {
      switch table.key {
      case "general": general = try General(SettingsTable("general", table.value), names: names)
      case "copy": copy = try Copy(SettingsTable("copy", table.value))
      default: guard table.value.isTable else { throw .outsideTable(table.key) }
      }
    }
  }
}
