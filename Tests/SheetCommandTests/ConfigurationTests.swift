import Glibc
import SheetFiles
import Testing

@testable import SheetCommand
@testable import SheetSettings

@Suite struct ConfigurationTests {
  private func load(_ text: String) throws(CommandError) -> Configuration {
    let source: ConfigurationSource
    do throws(ConfigurationError) {
      source = try ConfigurationSource(path: "/c.toml", text: Array(text.utf8))
    } catch {
      throw CommandError(error)
    }
    return try Configuration(source, names: someNames)
  }

  private func fault(_ text: String, line: Int?, _ fault: ConfigurationFault) {
    #expect(throws: CommandError.configuration("/c.toml", line: line, fault)) { try load(text) }
  }

  @Test func settingsAreRead() throws {
    let configuration = try load(
      """
      [general]
      icons = "ascii"     # a comment
      color = "256"
      mouse = false
      exclude = ["mail", "SAVETOFILES"]
      notes_dir = "~/Notes"
      [copy]
      order = ["tmux", "osc52"]
      osc52_max = 1_000
      """)
    #expect(configuration.general.icons == .ascii)
    #expect(configuration.general.color == .palette256)
    #expect(configuration.general.mouse == false)
    #expect(configuration.general.accessible == nil)
    #expect(configuration.general.notesDirectory == "~/Notes")
    #expect(
      configuration.general.exclude == [
        "com.apple.UIKit.activity.Mail", "org.sharesheet.activity.SaveToFiles",
      ])
    #expect(configuration.copy.order == [.tmux, .osc52])
    #expect(configuration.copy.osc52Maximum == 1000)
  }

  @Test func otherTablesAreKeptForTheirActivities() throws {
    let configuration = try load(
      """
      [files.nextcloud]
      type = "webdav"
      share_link = true
      [files.server]
      type = "sftp"
      [[notes]]
      when = 2024-05-01
      """)
    let root = try #require(configuration.source?.root)
    let servers = try SettingsTable("files", root["files"] ?? .null).tables()
    #expect(servers.map(\.name) == ["nextcloud", "server"])
    #expect(try servers[0].table.bool("share_link") == true)
    #expect(servers[1].table.missing("host") == .missingKey("files.server.host"))
    #expect(
      throws: ConfigurationFault.wrongType(
        key: "files.server.type", expected: "a table", got: "“sftp”")
    ) {
      try servers[1].table.tables()
    }
  }

  @Test func jsonIsReadAsTOMLWritesIt() throws {
    let json = try TOMLText.json(
      Array(#"a = "\"\\\n\u0001é☕\U0001F600" "#.utf8)
        + Array("\nb = [1, -2.5, true, {}, [], inf]\nc = 1979-05-27\n".utf8))
    let value = JSONReader.value(of: json)
    #expect(value?["a"] == .string("\"\\\n\u{1}é☕😀"))
    #expect(
      value?["b"]
        == .array([
          .integer(1), .number(-2.5), .bool(true), .object([]), .array([]), .null,
        ]))
    #expect(value?["c"] == .null)
  }

  /// Each part is a table inside another one: 6 KB took 20 s, and half a megabyte the whole stack.
  @Test(arguments: [
    "# a.b\nx = 1\nKEY = 1", "[KEY]", "x = { KEY = 1 }", "[[KEY]]",
    "x = \"\"\"a\"\"\"\"\"\nKEY = 1",
    "x = [ { y = '#' }, { KEY = 1 } ]", "x = \"\\\"\" # \"\nKEY = 1",
  ])
  func keysOfManyPartsAreRefused(text: String) {
    let line = text.prefix { $0 != "K" }.count { $0 == "\n" } + 1
    for (parts, isRefused) in [(32, false), (33, true), (250_000, true)] {
      let key = Array(repeating: "a", count: parts).joined(separator: ".")
      let start = ContinuousClock.now
      let text = text.replacing("KEY", with: key)
      let refusal = ConfigurationError(path: "/c.toml", line: line, fault: .tooDeep(limit: 32))
      do throws(ConfigurationError) {
        _ = try ConfigurationSource(path: "/c.toml", text: Array(text.utf8))
        #expect(!isRefused)
      } catch {
        #expect(isRefused && error == refusal, "\(error)")
      }
      #expect(ContinuousClock.now - start < .seconds(3))
    }
  }

  @Test func pointsInTextsAndCommentsAreNoParts() throws {
    let points = String(repeating: "a.", count: 100)
    let texts = ["\"\(points)\"", "'\(points)'", "\"\"\"\n\(points)\n\"\"\"", "'''\(points)'''"]
    for text in texts {
      _ = try ConfigurationSource(
        path: "/c.toml", text: Array("[a]\nb = \(text) # \(points)\nc = [1.5, 2.5]\n".utf8))
    }
  }

  @Test func nestedListsGrowByTheirSizeAlone() throws {
    let list = String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    let json = try TOMLText.json(Array("x = [\(list), \(list)]".utf8))
    #expect(json.count < 4000)
  }

  @Test func theLineOfAKeyIsFoundInALargeFile() {
    let filler = Array(repeating: "# " + String(repeating: "a", count: 300), count: 1500)
    let text = (filler + ["[general]", "exclude = [", "]"] + filler + ["colour = 1"] + filler)
      .joined(separator: "\n")
    let start = ContinuousClock.now
    fault(text, line: 3004, .unknownKey("general.colour", suggestion: "color"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  /// What would never work is told when the file is read.
  @Test func listsWithNothingInThemAndProgramsBelowTheFolderAreRefused() {
    fault(
      "[copy]\norder = []", line: 2,
      .outOfRange(
        key: "copy.order", expected: "a list of wayland, x11, tmux or osc52", got: "an empty list"))
    for browser in ["rel/x", "./w3m -dump", "~/bin/b", "a/b c"] {
      fault(
        "[general]\nbrowser = \"\(browser)\"", line: 2,
        .outOfRange(
          key: "general.browser",
          expected: "the name of a program or its whole path, which begins with /",
          got: "“\(browser)”"))
    }
    fault(
      "[general]\nbrowser = \"  \"", line: 2,
      .outOfRange(
        key: "general.browser", expected: "a text with something in it, or be left out", got: "“  ”"
      ))
    for browser in ["auto", "w3m -s a/b", "/usr/bin/w3m", "w3m"] {
      #expect(throws: Never.self) { try load("[general]\nbrowser = \"\(browser)\"") }
    }
    #expect(throws: Never.self) { try load("[general]\nexclude = []") }
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "\"a", "\"\\u12\"", "\"\\uD83D\"", "1 2", "nul", "-", "\"\\",
  ])
  func whatIsNotJSONIsNoValue(text: String) {
    #expect(JSONReader.value(of: Array(text.utf8)) == nil)
  }

  @Test func jsonEscapesAreUnderstood() {
    let text = #"[ "\ud83d\ude00\/\b\f\r\t\u00e9" , null , 1e3, 18446744073709551616 ]"#
    #expect(
      JSONReader.value(of: Array(text.utf8))
        == .array([
          .string("😀/\u{8}\u{C}\r\té"), .null, .number(1000), .number(18_446_744_073_709_551_616),
        ]))
  }

  @Test func aMistakeIsNamedWithItsLine() {
    fault(
      "[general]\n\nmouse = \"no\"\n", line: 3,
      .wrongType(key: "general.mouse", expected: "true or false", got: "“no”"))
    fault(
      "[general]\nicons = \"round\"", line: 2,
      .invalidChoice(key: "general.icons", value: "round", choices: IconChoice.words))
    fault(
      "[general]\ncolour = \"never\"", line: 2,
      .unknownKey("general.colour", suggestion: "color"))
    fault(
      "[copy]\nosc52_max = -1", line: 2,
      .outOfRange(
        key: "copy.osc52_max", expected: "a whole number, 0 or more", got: "the number -1"))
    fault("# hello\ncolor = \"never\"\n", line: 2, .outsideTable("color"))
    fault(
      "\n[general]\nexclude = [\n\"mail\",\n\"prnt\"]\n", line: 3,
      .unknownActivity(key: "general.exclude", value: "prnt", suggestion: "print"))
    fault(
      "copy = { order = 1 }", line: 1,
      .wrongType(key: "copy.order", expected: "a list in brackets", got: "the number 1"))
    fault(
      "[copy]\norder = [\n\"tmux\",\n 3]", line: 2,
      .wrongType(key: "copy.order[1]", expected: "a text in quotes", got: "the number 3"))
    fault(
      "general = 1", line: 1,
      .wrongType(key: "general", expected: "a table", got: "the number 1"))
  }

  @Test func everyKeyRefusesWhatCannotBeMeant() {
    let keys =
      Configuration.General.keys.map { ("general", $0) }
      + Configuration.Copy.keys.map { ("copy", $0) }
    let long = "\"" + String(repeating: "a", count: 5000) + "\""
    for (table, key) in keys {
      for value in ["{ a = 1 }", "1.5", "\"\"", "-1", "[5]", "\"\\u0007\"", long, "[\"\", \"a\"]"] {
        let error = #expect(throws: CommandError.self) {
          try load("[\(table)]\n\(key) = \(value)\n")
        }
        let message = error?.message ?? ""
        #expect(
          message.hasPrefix("/c.toml:2: ") && message.contains("\(table).\(key)"),
          "\(key) = \(value.prefix(40)): \(message)")
      }
    }
  }

  /// A relative path would lie below whatever folder a person works in.
  @Test(arguments: ["notes_dir", "history"]) func pathsAreWhole(key: String) throws {
    for path in ["a", "./a", "~ada/a", "None"] {
      fault(
        "[general]\n\(key) = \"\(path)\"", line: 2,
        .outOfRange(
          key: "general.\(key)", expected: "a whole path, which begins with / or ~/",
          got: "“\(path)”"))
    }
    for path in ["/a", "~/a", "~"] {
      #expect(throws: Never.self) { try load("[general]\n\(key) = \"\(path)\"") }
    }
    #expect(try load("[general]\nhistory = \"none\"").general.history == "none")
  }

  @Test func whatIsNotTOMLIsNamedWithItsLine() {
    for text in ["[general]\nicons = \n", "[a]\n[b", "x = 1\nx = 2", "[a]\nb = \"\u{1}\""] {
      let error = #expect(throws: CommandError.self) { try load(text) }
      guard case .configuration("/c.toml", let line?, .syntax) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(line == 2)
    }
  }

  @Test func aFileThatIsMissingIsFineAndOneThatCannotBeReadIsNot() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let environment = Environment([.configurationHome: ByteString(bytes: scratch.path.bytes)])
    let path = try #require(Configuration.path(in: environment))
    #expect(path == scratch.path.appending("sharesheet/config.toml"))
    let none = try Configuration.load(environment: environment, names: someNames)
    #expect(none.general == Configuration.General())
    let secret = try scratch.file("secret", [])
    _ = secret.withCString { chmod($0, 0) }
    guard geteuid() != 0 else { return }
    #expect(
      throws: ConfigurationError(
        path: secret, line: nil, fault: .unreadable(.system(SystemError(13))))
    ) { try ConfigurationSource.read(secret) }
  }

  /// Opening a pipe waits for its other end, and a device may have no end.
  @Test func whatIsNoFileOfSettingsIsRefusedAtOnce() throws {
    let scratch = try Scratch()
    defer { scratch.remove() }
    let pipe = scratch.path.appending("pipe")
    try #require(pipe.withCString { mkfifo($0, 0o600) } == 0)
    let kinds: [(FilePath, String)] = [
      (pipe, "a pipe"), (scratch.path, "a folder"), ("/dev/zero", "a device"),
    ]
    for (path, kind) in kinds {
      let error = ConfigurationError(
        path: path, line: nil, fault: .unreadable(.notAFile(kind: kind)))
      #expect(throws: error) { try ConfigurationSource.read(path) }
      #expect(error.message.hasPrefix("\(path.text): This is \(kind), not a file of settings."))
    }
    let huge = try scratch.file("huge")
    try #require(huge.withCString { truncate($0, 1 << 40) } == 0)
    #expect(
      throws: ConfigurationError(
        path: huge, line: nil, fault: .unreadable(.tooLarge(limit: 1 << 20)))
    ) { try ConfigurationSource.read(huge) }
  }

  @Test func theFileLiesWhereXDGSays() {
    #expect(Configuration.path(in: Environment()) == nil)
    #expect(
      Configuration.path(in: Environment([.home: "/h", .configurationHome: "relative"]))
        == "/h/.config/sharesheet/config.toml")
  }
}
