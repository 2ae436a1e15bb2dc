import SheetCells
import Testing

@testable import SheetCommand

/// What the words after `sharesheet icon` mean.
@Suite struct IconOptionTests {
  @Test func filesAndOptionsMayStandInAnyOrder() throws {
    let parsed = try options(
      "icon", "a.png", "--size=12x6", "-", "--category", "share", "--icons", "braille", "--", "--x")
    #expect(parsed.request == .icon)
    #expect(parsed.items == [.operand("a.png"), .standardInput, .operand("--x")])
    #expect(parsed.iconSize == CellSize(width: 12, height: 6))
    #expect(parsed.iconCategory == .share)
    #expect(parsed.icons == .braille)
  }

  @Test(arguments: ["1x1", "300x300", "010x5"] as [ByteString])
  func sizesAreColumnsAndRows(size: ByteString) throws {
    #expect(try options("icon", "a", "--size", size).iconSize != nil)
  }

  @Test(
    arguments: [
      "", "x", "12", "12x", "x6", "12x6x3", "0x6", "12x0", "-1x6", "+1x6", "12*6", "12 x 6",
      "301x5", "5x301", "99999999999999999999x1", "1e2x5", "１２x6",
    ] as [ByteString])
  func everythingElseIsNoSize(size: ByteString) {
    #expect(throws: CommandError.invalidSize(option: "--size", value: size.text, limit: 300)) {
      try options("icon", "a", "--size", size)
    }
  }

  /// Whether a file of that name exists must not decide what the command does.
  @Test func withoutAFileItIsAnErrorAndNeverAnItem() {
    #expect(throws: CommandError.noIconFile) { try options("icon") }
    #expect(throws: CommandError.noIconFile) { try options("icon", "--size", "2x2") }
    #expect(CommandError.noIconFile.message.contains("./icon"))
    #expect(CommandError.noIconFile.exitStatus == .usage)
  }

  @Test func itKnowsItsOwnOptionsAndNoOther() throws {
    #expect(throws: CommandError.unknownOption("--sise", suggestion: "--size")) {
      try options("icon", "a", "--sise", "1x1")
    }
    #expect(throws: CommandError.unknownOption("--list", suggestion: nil)) {
      try options("icon", "a", "--list")
    }
    #expect(throws: CommandError.unknownOption("--size", suggestion: nil)) {
      try options("a", "--size", "1x1")
    }
    #expect(throws: CommandError.standardInputTwice) { try options("icon", "-", "-") }
  }

  @Test func itHasHelpOfItsOwn() throws {
    #expect(try options("icon", "--help").request == .iconHelp)
    #expect(try options("icon", "-h", "--nonsense").request == .iconHelp)
    let text = HelpText.icon
    #expect(text.hasPrefix("Usage: sharesheet icon "))
    for option in OptionTable.icon { #expect(text.contains(option.synopsis)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func defaultsChooseTheStyleHereToo() throws {
    let parsed = try options(
      "icon", "a", environment: [.options: "--icons ascii --color 16 --list --title x"])
    #expect(parsed.request == .icon)
    #expect(parsed.icons == .ascii)
    #expect(parsed.color == .ansi16)
    #expect(throws: CommandError.self) {
      try options("icon", "a", environment: [.options: "--size 2x2"])
    }
  }
}

/// Flags, environment, configuration and terminal together.
@Suite struct IconSettingsTests {
  private func settings(
    _ environment: [EnvironmentVariable: ByteString] = [:], flag: ColorChoice? = nil,
    file: ColorChoice? = nil, terminalColors: Int? = nil
  ) -> IconSettings {
    var (options, configuration) = (Options(), Configuration.General())
    (options.color, configuration.color) = (flag, file)
    configuration.icons = .braille
    return IconSettings(
      options: options, environment: Environment(environment), configuration: configuration,
      terminalColors: terminalColors)
  }

  @Test func whatNobodyChose() {
    #expect(settings().size == CellSize(width: 10, height: 5))
    #expect(settings().category == .action)
    #expect(settings().icons == .braille)
  }

  @Test func withoutATerminalColoursAreForWhoAsksForThem() {
    #expect(settings().color == .monochrome)
    #expect(settings([.colorTerminal: "truecolor"]).color == .monochrome)
    #expect(settings(flag: .auto).color == .monochrome)
    #expect(settings(file: .palette256).color == .monochrome)
    #expect(settings(flag: .palette256).color == .palette256)
    #expect(settings([.cliColorForce: "1"]).color == .ansi16)
  }

  @Test func onATerminalTheyAreThoseThatItHas() {
    #expect(settings(terminalColors: 256).color == .palette256)
    #expect(settings(terminalColors: 0).color == .monochrome)
    #expect(settings([.colorTerminal: "truecolor"], terminalColors: 256).color == .trueColor)
    #expect(settings([.noColor: "1"], terminalColors: 256).color == .monochrome)
    #expect(settings(file: .never, terminalColors: 256).color == .monochrome)
    #expect(settings(flag: .never, terminalColors: 256).color == .monochrome)
  }
}

@Suite struct PictureReaderTests {
  private func reader(in scratch: Scratch, input: Int32 = -1) -> PictureReader {
    PictureReader(
      environment: Environment(), directory: scratch.path, standardInput: input)
  }

  @Test func anyNameIsReadByteForByte() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let odd = ByteString(bytes: [0x2D, 0xFF, 0x0A, 0x20, 0x27])
    try scratch.file(FilePath(odd), [1, 2, 3])
    #expect(try reader(in: scratch).bytes(of: .operand(odd)) == [1, 2, 3])
  }

  @Test func standardInputIsReadToItsEnd() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let pipe = try Pipe.holding([7, 8])
    let reader = reader(in: scratch, input: pipe.reading.number)
    #expect(try reader.bytes(of: .standardInput) == [7, 8])
    try pipe.reading.close()
    #expect(throws: CommandError.standardInputUnreadable(SystemError(9))) {
      try self.reader(in: scratch).bytes(of: .standardInput)
    }
  }

  @Test func whatIsNoFileIsSaidToBeNone() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let reader = reader(in: scratch)
    #expect(throws: CommandError.noSuchFile("none.png", fromArgument: false)) {
      try reader.bytes(of: .operand("none.png"))
    }
    #expect(throws: CommandError.undrawable(".", .folder)) { try reader.bytes(of: .operand(".")) }
    #expect(throws: CommandError.notAFile("/dev/null", kind: "a device")) {
      try reader.bytes(of: .operand("/dev/null"))
    }
    #expect(throws: CommandError.emptyItem) { try reader.bytes(of: .operand("")) }
  }
}
