import SheetCells

/// The text of `--help`, drawn from the option table.
public enum HelpText {
  /// The whole text, at most 80 columns wide, with a newline at its end.
  public static var text: String {
    let groups = OptionGroup.allCases.map { group in
      section(group.rawValue, OptionTable.all.filter { $0.group == group })
    }
    return ([introduction] + groups + [ending]).joined(separator: "\n\n") + "\n"
  }

  /// The text of `sharesheet icon --help`.
  public static var icon: String {
    [iconIntroduction, section("Options", OptionTable.icon), iconEnding].joined(separator: "\n\n")
      + "\n"
  }

  /// The text of `sharesheet accounts --help`.
  public static var accounts: String {
    [accountsIntroduction, section("Options", OptionTable.accounts), accountsEnding]
      .joined(separator: "\n\n") + "\n"
  }

  private static let accountsIntroduction = """
    Usage: sharesheet accounts [OPTION]...
           sharesheet accounts list [OPTION]...
           sharesheet accounts add SERVICE [OPTION]...
           sharesheet accounts test NAME
           sharesheet accounts remove NAME

    List the accounts with services of the network, sign in to one, ask a service
    who an account is, or forget it. Without a word: a panel for all of that.
    """

  private static let accountsEnding = """
    --set fills what an account consists of: name, and what its table in config.toml
    has, such as instance=https://mastodon.social. Secrets are asked for without
    showing them, or read from standard input, one a line; never from the command
    line.
    """

  /// The text of `sharesheet receive --help`.
  public static var receive: String {
    [receiveIntroduction, section("Options", OptionTable.receive), receiveEnding]
      .joined(separator: "\n\n") + "\n"
  }

  private static let receiveIntroduction = """
    Usage: sharesheet receive [OPTION]...

    Receive files and texts from devices of the same network, by the LocalSend
    protocol. Each offer is asked about; nothing is overwritten.
    """

  private static let receiveEnding = """
    The paths of the files are printed, one a line. Without a terminal, --accept-from
    or --pin is needed; with --pin alone, whoever knows it is accepted.
    A name and a fingerprint are what the sender says of itself.
    """

  private static func section(_ heading: String, _ options: [OptionSpecification]) -> String {
    "\(heading):\n" + options.flatMap(lines(for:)).joined(separator: "\n")
  }

  private static let iconIntroduction = """
    Usage: sharesheet icon [OPTION]... [--] FILE...

    Print pictures as the sheet draws icons, for who makes one. A FILE is a PNG
    picture; - reads standard input.
    """

  private static let iconEnding = """
    The text is plain when it goes into a file or a pipe: as many lines of as many
    columns as --size says. --color 256 keeps the colours there too.
    """

  /// The line that says how the command is called.
  public static let usage = "Usage: sharesheet [OPTION]... [--] [ITEM]..."

  private static let introduction = """
    \(usage)

    Share files, links and text from the terminal. An ITEM is the path of a file or
    folder, a link, or text; - reads standard input. Without an ITEM, what comes on
    standard input is shared.
    """

  private static let ending = """
    TYPE is an identifier or its short name, as --list prints it.
    Defaults: SHARESHEET_OPTS and ~/.config/sharesheet/config.toml.
    Exit status: 0 done or handed over, 1 failed, 2 wrong usage, 130 cancelled.
    More: man sharesheet
    """

  private static let column = 26

  private static func lines(for option: OptionSpecification) -> [String] {
    let help = wrapped(option.help, to: 80 - column)
    let head = "  " + option.synopsis
    let blank = String(repeating: " ", count: column)
    guard head.count <= column - 2 else { return [head] + help.map { blank + $0 } }
    return [head.padded(to: column) + help[0]] + help.dropFirst().map { blank + $0 }
  }

  /// Never empty: the first line of an empty text is empty.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

extension OptionSpecification {
  /// The option with its argument as help shows it: `-t, --text TEXT`.
  public var synopsis: String {
    let start = short.map { "-\($0), --\(long)" } ?? "    --\(long)"
    return argument.map { "\(start) \($0.name)" } ?? start
  }
}
