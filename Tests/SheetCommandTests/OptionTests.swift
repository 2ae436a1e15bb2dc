import Testing

@testable import SheetCommand

@Suite struct OptionTests {
  @Test func orderOfItemsIsKeptBetweenOptionsAndOperands() throws {
    let parsed = try options(
      "a", "-t", "one", "b", "--url=https://x", "-f", "c", "-", "--files-from", "list")
    #expect(
      parsed.items == [
        .operand("a"), .text("one"), .operand("b"), .url("https://x"), .file("c"), .standardInput,
        .pathList(.file("list")),
      ])
  }

  @Test func lettersAreBundledAndTheLastOneTakesTheRest() throws {
    let parsed = try options("-lj0tTEXT")
    #expect(parsed.request == .list)
    #expect(parsed.isJSON && parsed.resultsEndInNUL)
    #expect(parsed.items == [.text("TEXT")])
  }

  @Test func theNamesOfActivitiesAreMadeOnceForAList() throws {
    let made = Counter()
    let names = ActivityNames(
      {
        made.add()
        return someNames.all
      }())
    let parsed = try OptionParser(names: names)
      .parse(["-x", "mail,Print,SAVETOFILES"], environment: Environment([:]))
    #expect(parsed.excluded?.count == 3 && made.count == 1)
  }

  @Test func aValueMayBeginWithADashOrHoldAnEqualsSign() throws {
    #expect(try options("-t", "-x").items == [.text("-x")])
    #expect(try options("--text=a=b").items == [.text("a=b")])
    #expect(try options("--text=").items == [.text("")])
    #expect(try options("-f", "-").items == [.file("-")])
  }

  @Test func afterTheSeparatorEverythingIsAnOperand() throws {
    let parsed = try options("--", "-l", "--help", "-", "receive")
    #expect(
      parsed.items == [.operand("-l"), .operand("--help"), .operand("-"), .operand("receive")])
    #expect(parsed.request == .share)
  }

  @Test func bytesThatAreNotUTF8SurviveInPathsAndAreRefusedInTexts() throws {
    let name = ByteString(bytes: [0x61, 0xFF, 0x62])
    #expect(try options(name).items == [.operand(name)])
    #expect(try options("-f", name).items == [.file(FilePath(name))])
    #expect(try options(ByteString(bytes: Array("--file=".utf8) + name.bytes)).items.count == 1)
    #expect(throws: CommandError.notUTF8(option: "-t")) { try options("-t", name) }
  }

  @Test(arguments: [
    ("--subjct", "--subject"), ("--colour", "--color"), ("--files-form", "--files-from"),
  ])
  func anUnknownOptionNamesTheNearest(written: String, meant: String) {
    #expect(throws: CommandError.unknownOption(written, suggestion: meant)) {
      try options(ByteString(written), "x")
    }
  }

  @Test func anUnknownOptionUnlikeAnyHasNoSuggestion() {
    #expect(throws: CommandError.unknownOption("--frobnicate", suggestion: nil)) {
      try options("--frobnicate")
    }
    #expect(throws: CommandError.unknownOption("-é", suggestion: nil)) { try options("-é") }
    #expect(throws: CommandError.unknownOption("-q", suggestion: nil)) { try options("-lq") }
  }

  @Test func valuesAreMissingOrTooMany() {
    #expect(throws: CommandError.missingValue(option: "--title")) { try options("--title") }
    #expect(throws: CommandError.missingValue(option: "-s")) { try options("a", "-ls") }
    #expect(throws: CommandError.unexpectedValue(option: "--json")) { try options("--json=yes") }
  }

  @Test func activitiesAreFoundByEitherNameInAnyCase() throws {
    let parsed = try options(
      "a", "-x", "MAIL,print", "--exclude=com.apple.uikit.activity.copytopasteboard", "--only",
      "savetofiles")
    #expect(
      parsed.excluded == [
        "com.apple.UIKit.activity.Mail", "com.apple.UIKit.activity.Print",
        "com.apple.UIKit.activity.CopyToPasteboard",
      ])
    #expect(parsed.only == ["org.sharesheet.activity.SaveToFiles"])
    #expect(throws: CommandError.unknownActivity("mial", suggestion: "mail")) {
      try options("a", "-a", "mial")
    }
    #expect(throws: CommandError.missingValue(option: "-x")) { try options("a", "-x", ",") }
  }

  @Test func shortNamesAreThoseOfTheConstants() {
    #expect(someNames.all.map(\.short) == ["mail", "print", "copyToPasteboard", "SaveToFiles"])
  }

  @Test func choicesAndFieldsAndTypesAreChecked() throws {
    #expect(try options("a", "--icons", "braille").icons == .braille)
    #expect(try options("a", "--color=256").color == .palette256)
    #expect(
      try options("a", "--set", "to=a=b").fields == [FieldValue(field: "to", value: "a=b")])
    #expect(throws: CommandError.invalidField("to")) { try options("a", "--set", "to") }
    #expect(throws: CommandError.invalidField("=x")) { try options("a", "--set", "=x") }
    #expect(
      throws: CommandError.invalidChoice(
        option: "--color", value: "512", choices: ColorChoice.words)
    ) { try options("a", "--color", "512") }
    #expect(throws: CommandError.invalidDataType("png", suggestion: "image/png")) {
      try options("--type", "png")
    }
  }

  @Test func wordsOfAccountsAreUnderstood() throws {
    let parsed = try options(
      "accounts", "add", "mastodon", "--set", "name=work", "--store", "pass", "-j")
    #expect(parsed.request == .accounts)
    #expect(try AccountsOrder(parsed.items) == .add(service: "mastodon"))
    #expect(parsed.store == .pass)
    #expect(parsed.isJSON)
    #expect(try AccountsOrder(options("accounts").items) == .panel)
    #expect(try AccountsOrder(options("accounts", "list").items) == .list)
    #expect(try AccountsOrder(options("accounts", "test", "a b").items) == .test(account: "a b"))
    #expect(
      try AccountsOrder(options("accounts", "remove", "--", "-x").items) == .remove(account: "-x"))
    #expect(try options("accounts", "add", "--help").request == .accountsHelp)
    #expect(try options("-t", "accounts").request == .share)
  }

  @Test func otherWordsOfAccountsAreRefused() {
    #expect(throws: CommandError.unknownOrder("lst", suggestion: "list")) {
      try options("accounts", "lst")
    }
    #expect(throws: CommandError.needsName(order: "add", of: "SERVICE")) {
      try options("accounts", "add")
    }
    #expect(throws: CommandError.needsName(order: "test", of: "NAME")) {
      try options("accounts", "test", "")
    }
    #expect(throws: CommandError.tooManyNames(order: "remove", "b")) {
      try options("accounts", "remove", "a", "b")
    }
    #expect(throws: CommandError.tooManyNames(order: "list", "a")) {
      try options("accounts", "list", "a")
    }
    #expect(throws: CommandError.unknownOption("--token", suggestion: nil)) {
      try options("accounts", "add", "mastodon", "--token=x")
    }
  }

  @Test func receivingTakesNoItemAndAPINOfDigits() throws {
    let all = try options(
      "receive", "--accept-from", "Anna", "--accept-from=Büro", "--once", "--pin", "0042", "--to",
      "a", "-j")
    #expect(all.request == .receive)
    #expect(all.acceptFrom == ["Anna", "Büro"])
    #expect((all.receivesOnce, all.pin, all.folder?.text) == (true, "0042", "a"))
    #expect(try options("receive", "--help").request == .receiveHelp)
    #expect(throws: CommandError.itemForReceiving("x")) { try options("receive", "x") }
    #expect(throws: CommandError.missingValue(option: "--accept-from")) {
      try options("receive", "--accept-from", "")
    }
    for pin in ["123", "12345678901234567", "12a4", "", "１２３４"] as [ByteString] {
      #expect(throws: CommandError.invalidPIN(option: "--pin")) {
        try options("receive", "--pin", pin)
      }
    }
    #expect(throws: CommandError.unknownOption("--pin", suggestion: nil)) {
      try options("x", "--pin", "1234")
    }
  }

  @Test(arguments: ["receive", "accounts"] as [ByteString])
  func subcommandsAreReservedOnlyAsTheFirstArgument(name: ByteString) throws {
    #expect(try options("--", name).items == [.operand(name)])
    #expect(try options("-t", name).items == [.text(name.text)])
    #expect(try options("x", name).items.count == 2)
    #expect(try options("--", "icon").request == .share)
  }

  @Test func whatMakesNoSenseTogetherIsRefused() {
    #expect(throws: CommandError.standardInputTwice) { try options("-", "-") }
    #expect(throws: CommandError.standardInputTwice) { try options("-", "--files-from", "-") }
    #expect(throws: CommandError.conflict("--list", "--activity")) {
      try options("x", "-l", "-a", "mail")
    }
    #expect(throws: CommandError.needsStandardInput(option: "--name")) {
      try options("x", "--name", "y")
    }
    #expect(throws: CommandError.needsPathList(option: "--null")) { try options("x", "-z") }
  }

  @Test func allMeansAList() throws {
    #expect(try options("x", "--all").request == .list)
  }
}

@Suite struct DefaultOptionTests {
  private func with(_ defaults: ByteString, _ arguments: ByteString...) throws -> Options {
    try OptionParser(names: someNames)
      .parse(arguments, environment: Environment([.options: defaults]))
  }

  @Test func flagsWinOverDefaults() throws {
    let parsed = try with("--icons ascii --title 'a b' -x mail --no-mouse", "x", "--icons=none")
    #expect(parsed.icons == IconChoice.none)
    #expect(parsed.title == "a b")
    #expect(parsed.excluded == ["com.apple.UIKit.activity.Mail"])
    #expect(parsed.mouse == false)
    #expect(try with("-x mail", "x", "-x", "print").excluded == ["com.apple.UIKit.activity.Print"])
  }

  @Test func wordsAreSplitAsInAShell() {
    #expect(
      WordSplitter.split(" a  'b c'\"d\\\"e\"\\ f\n# not this 'at all\n'' g#h") == [
        "a", "b cd\"e f", "", "g#h",
      ])
    #expect(WordSplitter.split("") == [])
    #expect(WordSplitter.split("'a") == nil)
    #expect(WordSplitter.split("a\\") == nil)
  }

  @Test(arguments: ["file.txt", "-t text", "-", "-- x", "--files-from=l"] as [ByteString])
  func defaultsCannotNameItems(defaults: ByteString) {
    let error = #expect(throws: CommandError.self) { try with(defaults, "x") }
    guard case .inDefaults(.itemInDefaults) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func helpWorksWhileDefaultsAreWrong() throws {
    #expect(throws: CommandError.inDefaults(.unclosedQuote)) { try with("'", "x") }
    #expect(try with("'", "--help").request == .help)
    #expect(try with("--bogus", "--version").request == .version)
  }
}
