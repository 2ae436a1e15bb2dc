import Foundation
import Testing

@testable import SheetCommand

/// Help, manual page and completions say the same as the option table.
@Suite struct ResourceTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources")

  private func resource(_ name: String) throws -> String {
    try String(contentsOf: Self.resources.appendingPathComponent(name), encoding: .utf8)
  }

  private var allNames: Set<String> { Set(names(of: OptionTable.all)) }

  private func names(of options: [OptionSpecification]) -> [String] {
    options.flatMap { option in
      ["--" + option.long] + (option.short.map { ["-\($0)"] } ?? [])
    }
  }

  private func names(in text: some StringProtocol, _ pattern: Regex<(Substring, Substring)>)
    -> Set<String>
  {
    Set(String(text).matches(of: pattern).map { String($0.output.1) })
  }

  @Test func namesAreUsedOnce() {
    let longs = OptionTable.all.map(\.long)
    let shorts = OptionTable.all.compactMap(\.short)
    #expect(Set(longs).count == longs.count)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test func helpHasEveryOptionWithin80Columns() {
    let text = HelpText.text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let heads = lines.filter { $0.hasPrefix("  -") || $0.hasPrefix("      -") }
      .joined(separator: "\n")
    let found = names(in: heads, /(?:^|[ ,])(--?[a-z0-9][a-z0-9-]*)/.anchorsMatchLineEndings())
    #expect(found == allNames)
    for option in OptionTable.all { #expect(text.contains(option.synopsis)) }
  }

  @Test func manualHasEveryOptionWithItsArgumentAndNoOther() throws {
    let items = try resource("Manual/sharesheet.1").split(separator: "\n")
      .filter { $0.hasPrefix(".It Fl") }
    let found = items.flatMap { names(in: $0, /Fl (\S+)/).map { "-" + $0 } }
    #expect(Set(found) == allNames)
    for option in OptionTable.all {
      let short = option.short.map { "Fl \($0) , " } ?? ""
      let argument = option.argument.map { argument in
        " Ar " + argument.name.split(separator: "=").joined(separator: " Ns = Ns Ar ")
      }
      let line = ".It \(short)Fl -\(option.long)\(argument ?? "")"
      #expect(items.contains { $0 == line }, "\(line)")
    }
  }

  @Test func manualHasEveryVariableStatusAndChoice() throws {
    let manual = try resource("Manual/sharesheet.1")
    let variables = names(in: manual, /\.It Ev (\S+)/)
    #expect(variables == Set(EnvironmentVariable.allCases.map(\.rawValue)))
    for code in ["0", "1", "2", "130", "128+ Ns Ar n"] {
      #expect(manual.contains("\n.It \(code)\n"))
    }
    for word in IconChoice.words + ColorChoice.words + IconCategory.words
      + Configuration.Copy.Route.words
    {
      #expect(manual.contains(word), "\(word)")
    }
    for name in OptionTable.subcommands { #expect(manual.contains(".Cm \(name)")) }
  }

  @Test func manualHasEveryKeyOfTheCommandsTables() throws {
    let manual = try resource("Manual/sharesheet.1")
    for (table, keys) in [
      ("general", Configuration.General.keys), ("copy", Configuration.Copy.keys),
    ] {
      let start = try #require(manual.range(of: ".Cm [\(table)]"))
      let part = manual[start.upperBound...].prefix(1200).split(separator: "The table")[0]
      for key in keys {
        let isThere = part.split(whereSeparator: \.isWhitespace).contains { $0 == key }
        #expect(isThere, "\(table).\(key)")
      }
    }
  }

  @Test func bashCompletesEveryOptionAndNoOther() throws {
    let script = try resource("Completions/sharesheet.bash")
    let lists = script.components(separatedBy: "compgen -W '\n").dropFirst().map { list in
      list.prefix { $0 != "'" }.split { $0 == " " || $0 == "\n" }.map(String.init)
    }
    #expect(
      lists.map { $0.sorted() } == [
        names(of: OptionTable.accounts).sorted(), names(of: OptionTable.icon).sorted(),
        names(of: OptionTable.receive).sorted(),
        names(of: OptionTable.sharing).sorted(),
      ])
    let label = /(?:^    |\| )(--?[a-z0-9-]+)(?= \||\))/.anchorsMatchLineEndings()
    let cases = names(in: script, label)
    let valued = OptionTable.all.filter { $0.argument != nil }
    #expect(cases == Set(names(of: valued)))
  }

  @Test func zshCompletesEveryOptionAndNoOther() throws {
    let script = try resource("Completions/_sharesheet")
    let lines = script.split(separator: "\n").filter { $0.hasPrefix("  '") && $0.contains("-") }
    let heads = lines.map { line in
      line.prefix { $0 != "[" }.replacing(/'\([^)]*\)'?/, with: "")
    }.joined(separator: "\n")
    #expect(names(in: heads, /(--?[a-z0-9][a-z0-9-]*)/) == allNames)
    for option in OptionTable.all {
      let isValued = lines.contains { $0.contains("--\(option.long)=") }
      #expect(isValued == (option.argument != nil), "\(option.long)")
    }
  }

  @Test func fishCompletesEveryOptionAndNoOther() throws {
    let lines = try resource("Completions/sharesheet.fish").replacing("\\\n", with: "")
      .split(separator: "\n")
      .filter { $0.hasPrefix("complete -c sharesheet") && $0.contains(" -l ") }
    let longs = lines.flatMap { names(in: $0, /\ -l ([a-z0-9-]+)/).map { "--" + $0 } }
    let shorts = lines.flatMap { names(in: $0, /\ -s (\S)/).map { "-" + $0 } }
    #expect(Set(longs + shorts) == allNames)
    #expect(lines.count == OptionTable.all.count)
    for option in OptionTable.all {
      let line = try #require(lines.first { $0.contains(" -l \(option.long) ") })
      let isValued = line.contains(" -x ") || line.contains(" -r ")
      #expect(isValued == (option.argument != nil), "\(option.long)")
    }
  }

  /// What fish itself offers for a line.
  private func fishOffers(_ line: String) throws -> Set<String> {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/fish")
    process.currentDirectoryURL = Self.resources
    process.arguments = [
      "--no-config", "-c", "source Completions/sharesheet.fish; complete -C $argv[1]", line,
    ]
    let pipe = Foundation.Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Set(text.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) })
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fish"), "no fish"))
  func fishOffersTheOptionsOfTheCommand() throws {
    let icon = Set(OptionTable.icon.map { "--" + $0.long })
    let accounts = Set(OptionTable.accounts.map { "--" + $0.long })
    let sharing = Set(OptionTable.sharing.map { "--" + $0.long })
    let receive = Set(OptionTable.receive.map { "--" + $0.long })
    #expect(try fishOffers("sharesheet receive --") == receive)
    #expect(try fishOffers("sharesheet icon --") == icon)
    #expect(try fishOffers("sharesheet accounts --") == accounts)
    #expect(try fishOffers("sharesheet accounts ") == ["list", "add", "test", "remove"])
    #expect(try fishOffers("sharesheet --") == sharing)
    // The word is a command only as the first one.
    #expect(try fishOffers("sharesheet -t icon --") == sharing)
  }

  @Test func completionsOfferTheChoicesAndTheSameActivities() throws {
    let scripts = try ["sharesheet.bash", "_sharesheet", "sharesheet.fish"].map {
      try resource("Completions/" + $0)
    }
    for script in scripts {
      for option in OptionTable.all where option.argument?.choices.isEmpty == false {
        #expect(script.contains(option.argument?.choices.joined(separator: " ") ?? ""))
      }
    }
    let lists = scripts.map { script in
      script.firstMatch(of: /activities[ =('\\\n]+(mail[^'()]*?assignToContact)/)?.output.1
        .split { " \n\\".contains($0) }
    }
    #expect(lists[0]?.count == 28)
    #expect(lists[0] == lists[1])
    #expect(lists[0] == lists[2])
  }

  @Test(arguments: [
    ["bash", "-n", "Completions/sharesheet.bash"], ["zsh", "-n", "Completions/_sharesheet"],
    ["fish", "-n", "Completions/sharesheet.fish"],
    ["mandoc", "-T", "lint", "-W", "warning", "Manual/sharesheet.1"],
  ])
  func filesPassTheirOwnCheckers(command: [String]) throws {
    let program = "/usr/bin/" + command[0]
    guard FileManager.default.isExecutableFile(atPath: program) else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    process.currentDirectoryURL = Self.resources
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
