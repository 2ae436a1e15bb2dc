import Foundation
import SheetCommand
import SheetEngine
import SheetTestSupport
import Testing

@testable import SharesheetProgram

/// The names of activities are the same everywhere: in code, in the completions, in the manual.
@MainActor
@Suite struct ActivityNameTests {
  private static let resources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources")

  private func resource(_ name: String) throws -> String {
    try String(contentsOf: Self.resources.appendingPathComponent(name), encoding: .utf8)
  }

  private var names: [String] { KnownActivities.names.all.map(\.short) }

  @Test(arguments: ["sharesheet.bash", "_sharesheet", "sharesheet.fish"])
  func completionsOfferExactlyTheKnownActivities(script: String) throws {
    let text = try resource("Completions/" + script)
    let list = try #require(text.firstMatch(of: /activities[ =('\\\n]+(mail[^'()]*)/)).output.1
    let words = list.split { " \n\\".contains($0) }.map(String.init)
    #expect(Array(words.prefix(names.count)) == names)
  }

  @Test func theManualNamesNoOtherActivity() throws {
    let manual = try resource("Manual/sharesheet.1")
    let shown = manual.matches(of: /\.It Cm (\S+)/).map { String($0.output.1) }
    let others = OptionTable.subcommands + ["list", "add", "test", "remove"]
    for name in shown where !others.contains(name) {
      #expect(names.contains(name), "\(name)")
    }
  }

  @Test func eachNameIsUsedOnceWhateverItsCase() {
    #expect(Set(names.map { $0.lowercased() }).count == UIActivity.ActivityType.wellKnown.count)
  }

  /// What the list prints can be given to `-a`, `-x` and `--only`.
  @Test func theListPrintsTheseNames() throws {
    let sheet = try Sharesheet()
    let output = try sheet.run("--all", "hello").standardOutput
    let printed = output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    #expect(!printed.isEmpty)
    #expect(printed.allSatisfy(names.contains), "\(printed)")
    #expect(printed == names.filter(printed.contains), "the order of the sheet")
  }
}
