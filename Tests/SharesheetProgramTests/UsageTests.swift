import Foundation
import SheetTestSupport
import Testing

/// Options, lists, configuration and messages, without any terminal.
@Suite struct UsageTests {
  let sheet: Sharesheet

  init() throws {
    sheet = try Sharesheet()
  }

  @Test(arguments: [
    (["--lsit"], "There is no option “--lsit”. Did you mean --list?"),
    (["-a", "saveToFile", "x"], "There is no activity “saveToFile”. Did you mean SaveToFiles?"),
    (["-x", "mial", "x"], "There is no activity “mial”. Did you mean mail?"),
    (["--icons", "big", "x"], "“big” is no value for --icons."),
    (["missing.txt"], "There is no file “missing.txt”. Check the name, or use -t for text."),
    (["-f", "missing"], "There is no file “missing”. Check the name."),
    (["-u", "no link"], "“no link” is not a link."),
    (["/dev/null"], "“/dev/null” is a"),
    (["--set", "x", "-a", "Archive", "y"], "“x” is not FIELD=VALUE."),
    (["hello"], "There is no terminal to show the sheet on."),
    (["receive", "x"], "“sharesheet receive” takes no item, and “x” is one."),
    (["accounts", "x"], "“sharesheet accounts” knows no “x”."),
    (["-l", "-a", "Archive", "x"], "--list and --activity exclude each other."),
  ])
  func wrongUsageIsStatus2WithAMessage(arguments: [String], message: String) throws {
    let result = try sheet.run(options: arguments)
    #expect(result.status == .code(2))
    #expect(result.standardOutput == "")
    #expect(result.standardError.hasPrefix("sharesheet: \(message)"), "\(result.standardError)")
  }

  @Test(arguments: [
    (["--json", "missing.txt"], Int32(2), "There is no file “missing.txt”."),
    (["--lsit", "-j"], 2, "There is no option “--lsit”."),
    (["-lj", "-f"], 2, "The option -f needs a value."),
    (["-j", "hello"], 2, "There is no terminal"),
    (["-j", "-a", "saveToCameraRoll", "x"], 1, "Save Photo cannot act on this."),
  ])
  func withJSONThereIsAlwaysAnObject(
    arguments: [String], status: Int32, message: String
  ) throws {
    let result = try sheet.run(options: arguments)
    #expect(result.status == .code(status))
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8)) as? [String: Any])
    #expect(object["outcome"] as? String == "failed")
    #expect((object["results"] as? [Any])?.isEmpty == true)
    let error = try #require(object["error"] as? [String: Any])
    let words = try #require(error["message"] as? String)
    #expect(words.hasPrefix(message), "\(words)")
    #expect(result.standardError == "sharesheet: \(words)\n")
  }

  @Test func jsonAsADefaultCountsAfterAMistakeToo() throws {
    let result = try sheet.run(
      "--lsit", "-0", environment: ["SHARESHEET_OPTS": "--json"])
    #expect(result.standardOutput.hasPrefix("{") && result.standardOutput.hasSuffix("}\0"))
    let separated = try sheet.run("--lsit", "--", "--json")
    #expect(separated.standardOutput == "")
  }

  @Test func nothingToShareAtATerminalIsUsage() throws {
    let process = try sheet.open()
    #expect(try process.waitForExit() == .code(2))
    #expect(process.messages.contains("There is nothing to share"))
    #expect(process.messages.contains("--help"))
    #expect(process.terminal.output.isEmpty)
  }

  @Test func anUnreadableFileIsNamed() throws {
    try sheet.scratch.write("x", to: "work/secret.txt")
    chmod(sheet.scratch.path("work/secret.txt"), 0)
    // Root may read anything: the program is run as somebody else then.
    for folder in ["", "work", "tmp"] { chmod(sheet.scratch.path(folder), 0o777) }
    let asNobody = ["setpriv", "--reuid=65534", "--clear-groups"]
    let words = (geteuid() == 0 ? asNobody : []) + [sheet.path, "-l", "secret.txt"]
    try #require(access(sheet.path, X_OK) == 0)
    let result = try ProgramCall(
      words[0], Array(words.dropFirst()), environment: sheet.environment(), directory: sheet.work,
      input: .null, output: .kept, error: .kept
    ).run()
    #expect(result.status == .code(2))
    #expect(
      result.standardError
        == "sharesheet: “secret.txt” cannot be read: permission denied. Check its permissions.\n")
  }

  @Test func anActivityThatCannotActSaysWhy() throws {
    let result = try sheet.run("-a", "saveToCameraRoll", "x")
    #expect(result.status == .code(1))
    #expect(
      result.standardError
        == "sharesheet: Save Photo cannot act on this. It needs a picture or a video.\n")
  }

  @Test(arguments: [
    (
      ["-a", "saveToCameraRoll", "x"], "com.apple.UIKit.activity.SaveToCameraRoll", "Save Photo", 1
    ),
    (
      ["-a", "mail", "--set", "via=draft", "--set", "nofield=1", "x"],
      "com.apple.UIKit.activity.Mail", "Mail", 2
    ),
    (
      ["-a", "SaveToFiles", "--set", "name=", "x"], "org.sharesheet.activity.SaveToFiles",
      "Save", 2
    ),
    (["-a", "mail", "missing.txt"], "com.apple.UIKit.activity.Mail", "Mail", 2),
    (["-a", "Paste", "-"], "org.sharesheet.activity.Paste", "Paste", 1),
  ])
  func anActivityThatWasNamedIsNamedInTheResult(
    _ arguments: [String], _ type: String, _ title: String, _ status: Int32
  ) throws {
    let result = try sheet.run("--json", options: arguments)
    #expect(result.status == .code(status))
    let object = try JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8))
    let answer = try #require(object as? [String: Any])
    #expect(answer["activityType"] as? String == type, "\(result)")
    #expect(answer["title"] as? String == title)
    #expect(answer["outcome"] as? String == "failed")
  }

  // MARK: Lists

  @Test func theListHasNameRowAndTitle() throws {
    let result = try sheet.run("--list", "hello")
    #expect(result.status == .code(0))
    let rows = result.standardOutput.split(separator: "\n").map { line in
      line.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
    }
    #expect(rows.first == ["mail", "share", "Mail"])
    #expect(rows.contains(["copyToPasteboard", "action", "Copy"]))
    #expect(rows.contains(["Archive", "action", "Archive"]))
    #expect(!result.standardOutput.contains("Photo"))
  }

  @Test func allTellsWhyTheOthersCannot() throws {
    let result = try sheet.run("--all", "hello")
    #expect(result.status == .code(0))
    #expect(result.standardOutput.contains("Save Photo  It needs a picture or a video.\n"))
  }

  @Test func theListAsJSONIsOneArray() throws {
    let result = try sheet.run("-l", "--all", "-j", "hello")
    let list = try #require(
      JSONSerialization.jsonObject(with: Data(result.standardOutput.utf8)) as? [[String: Any]])
    let photo = try #require(list.first { $0["name"] as? String == "saveToCameraRoll" })
    #expect(photo["available"] as? Bool == false)
    #expect(photo["reason"] as? String == "It needs a picture or a video.")
    #expect(photo["activityType"] as? String == "com.apple.UIKit.activity.SaveToCameraRoll")
    #expect(photo["row"] as? String == "action")
  }

  @Test func excludeAndOnlyTakeListsAndAnyCase() throws {
    func names(_ list: String) -> [Substring] {
      list.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    }
    let all = names(try sheet.run("-l", "hello").standardOutput)
    let without = names(
      try sheet.run("-l", "-x", "COPYTOPASTEBOARD,archive,NOTES", "hello").standardOutput)
    let excluded: Set<Substring> = ["copyToPasteboard", "Archive", "Notes"]
    #expect(without == all.filter { !excluded.contains($0) })
    #expect(without.count > 5)
    let only = try sheet.run("-l", "--only", "org.sharesheet.activity.Archive", "hello")
    #expect(only.standardOutput == "Archive  action  Archive\n")
    let none = try sheet.run("--only", "assignToContact", "hello")
    #expect(none.status == .code(1))
    #expect(none.standardError.contains("Leave --only or -x out"))
  }

  // MARK: Configuration and defaults

  @Test func aMistakeInTheFileIsSaidWithItsLine() throws {
    let file = try sheet.scratch.write(
      "[general]\nicons = \"none\"\nmouse = = true\n", to: "home/.config/sharesheet/config.toml")
    let result = try sheet.run("-l", "hello")
    #expect(result.status == .code(2))
    #expect(result.standardError.hasPrefix("sharesheet: \(file):3: This is not TOML"))
    try sheet.scratch.write(
      "[general]\n\nicns = \"none\"\n", to: "home/.config/sharesheet/config.toml")
    let unknown = try sheet.run("-l", "hello")
    #expect(unknown.status == .code(2))
    #expect(unknown.standardError.hasPrefix("sharesheet: \(file):3: There is no setting"))
  }

  @Test func flagsWinOverTheEnvironmentAndThatOverTheFile() throws {
    try sheet.scratch.write(
      "[general]\nexclude = [\"archive\"]\n", to: "home/.config/sharesheet/config.toml")
    #expect(try !sheet.run("-l", "hello").standardOutput.contains("Archive"))
    let options = ["SHARESHEET_OPTS": "-x copyToPasteboard"]
    let second = try sheet.run("-l", "hello", environment: options).standardOutput
    #expect(second.contains("Archive") && !second.contains("Copy"))
    let third = try sheet.run("-l", "-x", "SaveToFiles", "hello", environment: options)
    #expect(third.standardOutput.contains("Copy") && !third.standardOutput.contains("Save"))
  }

  @Test func aMistakeInTheDefaultsIsSaidToBeThere() throws {
    let result = try sheet.run("hello", environment: ["SHARESHEET_OPTS": "--lsit"])
    #expect(result.status == .code(2))
    #expect(result.standardError.hasPrefix("sharesheet: In SHARESHEET_OPTS: There is no option"))
    let help = try sheet.run("--help", environment: ["SHARESHEET_OPTS": "--lsit"])
    #expect(help.status == .code(0))
  }

  // MARK: About itself

  @Test func helpVersionAndDebugNeedNothing() throws {
    let help = try sheet.run("--help", environment: ["TERM": nil, "HOME": nil])
    #expect(help.status == .code(0))
    #expect(help.standardOutput.hasPrefix("Usage: sharesheet"))
    #expect(
      try sheet.run("--version").standardOutput.wholeMatch(of: /sharesheet \d+\.\d+\.\d+\n/) != nil)
    let debug = try sheet.run("--debug", environment: ["TERM": "evil\u{1b}[31m"])
    #expect(debug.status == .code(0))
    for word in ["sharesheet: ", "system: Linux", "terminal: evil", "locale: UTF-8", "tmux: /"] {
      #expect(debug.standardOutput.contains(word), "\(word)")
    }
    #expect(debug.standardOutput.contains("config.toml (does not exist)"))
    #expect(!debug.standardOutput.contains("\u{1b}"))
    #expect(debug.standardOutput.contains("sharesheet-helper: not found"))
  }

  // MARK: Standard output

  @Test(arguments: [ProgramStream.file("/dev/full"), .closed])
  func aResultThatCannotBeWrittenIsAFailure(output: ProgramStream) throws {
    for arguments in [["-l", "x"], ["--help"], ["-a", "SaveToFiles", "-t", "x"]] {
      let result = try sheet.run(output: output, options: arguments)
      #expect(result.status == .code(1), "\(arguments)")
      #expect(
        result.standardError.hasPrefix(
          "sharesheet: The result cannot be written to standard output"))
    }
  }

  /// A number that is free would be that of the next file, and the result would be written into it.
  @Test func noFileTakesTheNumberOfAMissingStream() throws {
    let process = try ProcessInTerminal(
      ProgramCall(
        sheet.path, ["-a", "SaveToFiles", "--set", "name=", "hello"],
        environment: sheet.environment(), directory: sheet.work, input: .closed, output: .closed,
        error: .kept))
    try process.terminal.wait(for: "Save to Files")
    for number in 0...1 {
      let link = "/proc/\(process.program.identifier)/fd/\(number)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "/dev/null")
    }
    try process.terminal.press(.tab, .text("kept.txt"), .control("s"))
    #expect(try process.waitForExit() == .code(1))
    #expect(process.messages.contains("bad file descriptor"), "\(process.messages)")
    #expect(try sheet.scratch.read("work/kept.txt") == Array("hello".utf8))
  }
}
