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
