import SheetFiles
import SheetSettings

/// The settings of `config.toml`. A file that is not there is an empty one and costs one `open`.
public struct Configuration: Sendable {
  /// What concerns the command as a whole.
  public struct General: Sendable, Equatable {
    /// The style of the icons.
    public var icons: IconChoice?
    /// The colours.
    public var color: ColorChoice?
    /// Whether the sheet reads the mouse.
    public var mouse: Bool?
    /// Whether the list and prompt are shown instead of the sheet.
    public var accessible: Bool?
    /// Identifiers of the activities to leave out.
    public var exclude: [String]?
    /// How links are opened.
    public var browser: String?
    /// The folder of notes; may begin with `~/`.
    public var notesDirectory: String?
    /// The file that remembers what was shared; may begin with `~/`.
    public var history: String?

    /// No settings.
    public init() {}
  }

  /// What concerns copying.
  public struct Copy: Sendable, Equatable {
    /// A way to the clipboard.
    public enum Route: String, WordChoice {
      /// `wl-copy`
      case wayland
      /// `xclip` or `xsel`
      case x11
      /// tmux's own buffer
      case tmux
      /// The terminal's clipboard sequence
      case osc52
    }

    /// The ways, the first that works is taken.
    public var order: [Route] = [.wayland, .x11, .tmux, .osc52]
    /// The most bytes that are handed to the terminal.
    public var osc52Maximum = 750_000

    /// The settings that hold without a file.
    public init() {}
  }

  /// `[general]`
  public var general = General()
  /// `[copy]`
  public var copy = Copy()
  /// The file with the tables that belong to activities; `nil` without one.
  public let source: ConfigurationSource?

  /// The settings that hold without a file.
  public init() {
    source = nil
  }

  /// Makes settings of a file. The names of activities in it are held against `names`.
  init(_ source: ConfigurationSource, names: ActivityNames) throws(CommandError) {
    self.source = source
    do {
      try read(source.root, names: names)
    } catch {
      throw CommandError(source.error(for: error))
    }
  }

  /// Reads `$XDG_CONFIG_HOME/sharesheet/config.toml`, or the same below `~/.config`. A file that is
  /// there but wrong is an error with its line, never a silent default.
  public static func load(
    environment: Environment, names: ActivityNames
  ) throws(CommandError) -> Configuration {
    guard let path = path(in: environment), let source = try source(path) else {
      return Configuration()
    }
    return try Configuration(source, names: names)
  }

  /// Where the file lies; `nil` when neither variable names a folder.
  public static func path(in environment: Environment) -> FilePath? {
    let folder =
      environment.directory(.configurationHome)
      ?? environment.directory(.home)?.appending(".config")
    return folder?.appending("sharesheet/config.toml")
  }

  private static func source(_ path: FilePath) throws(CommandError) -> ConfigurationSource? {
    do throws(ConfigurationError) {
      return try ConfigurationSource.read(path)
    } catch {
      throw CommandError(error)
    }
  }
}

extension CommandError {
  /// What is wrong in the configuration.
  public init(_ error: ConfigurationError) {
    self = .configuration(error.path, line: error.line, error.fault)
  }
}
