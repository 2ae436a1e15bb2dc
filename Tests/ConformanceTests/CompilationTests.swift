import SheetTestSupport
import Testing

/// Files written for iOS compile as they are.
@Suite struct CompilationTests {
  @Test(arguments: Fixture.inModes)
  func compilesUnmodified(fixture: Fixture, mode: LanguageMode) throws {
    let result = try Toolchain.typeCheck(fixture.paths, mode: mode)
    #expect(result.status == .code(0), "\(result.standardError)")
  }

  @Test func thereAreFixturesOfAllModes() {
    #expect(Fixture.all.count >= 40)
    for mode in LanguageMode.allCases {
      #expect(Fixture.all.count { $0.modes.contains(mode) } >= 30)
    }
  }
}
