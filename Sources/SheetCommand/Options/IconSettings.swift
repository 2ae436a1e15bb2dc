import SheetCells

/// How `sharesheet icon` draws, once flags, environment, configuration and terminal have had their say.
public struct IconSettings: Sendable, Equatable {
  /// The style of the characters.
  public var icons: IconChoice
  /// The colours; without any the text is plain.
  public var color: ColorDepth
  /// Columns and rows.
  public var size: CellSize
  /// The row's rule.
  public var category: IconCategory

  /// What a sheet of 80 by 24 cells has room for.
  public static let standardSize = CellSize(width: 10, height: 5)

  /// Decides. `terminalColors` is `nil` when the output is no terminal: colours are then for who asks
  /// for a number of them, or sets `CLICOLOR_FORCE`; the configuration was not written with files in
  /// mind.
  public init(
    options: Options, environment: Environment, configuration: Configuration.General,
    terminalColors: Int?
  ) {
    icons = options.icons ?? configuration.icons ?? .auto
    color = ColorDepth(
      choice: options.color, fallback: terminalColors == nil ? nil : configuration.color,
      environment: environment, terminalColors: terminalColors ?? 0)
    size = options.iconSize ?? Self.standardSize
    category = options.iconCategory ?? .action
  }
}
