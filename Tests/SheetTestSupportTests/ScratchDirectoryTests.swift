import Foundation
import SheetTestSupport
import Testing

@Suite struct ScratchDirectoryTests {
  @Test func goesWithAllInIt() throws {
    var scratch: ScratchDirectory? = try ScratchDirectory()
    let path = try #require(try scratch?.write("text", to: "deep/down/file.txt"))
    #expect(try scratch?.read("deep/down/file.txt") == Array("text".utf8))
    #expect(try scratch?.names() == ["deep"])
    scratch = nil
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func theEnvironmentPointsInside() throws {
    let scratch = try ScratchDirectory()
    let environment = scratch.environment(adding: ["TERM": "vt100", "MORE": "1"])
    #expect(environment["HOME"] == scratch.path("home"))
    #expect(environment["TERM"] == "vt100")
    #expect(environment["MORE"] == "1")
    #expect(environment["DISPLAY"] == nil)
  }
}
