import Foundation
import SheetFiles
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct PathTests {
  @Test func fileURLsKeepBytesThatAreNotUTF8() throws {
    let url = try #require(URL(string: "file:///tmp/a%FFb%20c"))
    let path = try #require(FilePath(fileURL: url))
    #expect(path.bytes == Array("/tmp/a".utf8) + [0xFF] + Array("b c".utf8))
    #expect(path.fileURL == "file:///tmp/a%FFb%20c")
  }

  @Test func fileURLsMadeByFoundationAreRead() {
    let url = URL(fileURLWithPath: "/tmp/Grüße #1 ?.txt")
    #expect(FilePath(fileURL: url) == FilePath("/tmp/Grüße #1 ?.txt"))
  }

  @Test func aPipeInsteadOfTheListOfFoldersIsNotWaitedFor() throws {
    let scratch = try ScratchDirectory()
    let folder = try scratch.makeDirectory("config")
    try #require(mkfifo(folder + "/user-dirs.dirs", 0o600) == 0)
    let environment = scratch.environment(adding: ["XDG_CONFIG_HOME": folder])
    let directories = UserDirectories(environment: environment)
    #expect(directories.pictures == scratch.bytePath("home/Pictures"))
  }

  @Test(arguments: ["http://a/b", "file://other/tmp", "file:///a%00b"])
  func otherURLsAreRefused(_ text: String) throws {
    if let url = URL(string: text) { #expect(FilePath(fileURL: url) == nil) }
  }

  @Test(arguments: [
    ("a.txt", "a (2).txt"), ("a.tar.gz", "a (2).tar.gz"), (".profile", ".profile (2)"),
    ("README", "README (2)"), (".tar.gz", ".tar (2).gz"),
  ])
  func numbersStandBeforeTheSuffix(_ name: String, _ expected: String) {
    #expect(FileName.numbered(FilePath(name), 2).text == expected)
  }

  @Test func longNamesAreCutBetweenCharacters() {
    let name = FilePath(String(repeating: "é", count: 127) + "x.txt")
    let numbered = FileName.numbered(name, 12)
    #expect(numbered.bytes.count <= 255)
    #expect(numbered.validText?.hasSuffix("é (12).txt") == true)
  }

  @Test(arguments: [
    ("Hello there, world\nsecond", "Hello there, world.txt"), ("", "text.txt"),
    ("  ../../etc/passwd", "etcpasswd.txt"), ("\u{1B}[31m red", "[31m red.txt"),
    ("one two three four five six seven eight nine", "one two three four five six seven eight.txt"),
  ])
  func textsAreNamedByTheirFirstWords(_ text: String, _ name: String) {
    #expect(FileName.name(forText: text).text == name)
  }

  @Test func userDirectoriesTreatHomeAsUnset() throws {
    let scratch = try ScratchDirectory()
    let home = scratch.path("home")
    try scratch.write(
      """
      # comment
      XDG_PICTURES_DIR="$HOME/"
      XDG_VIDEOS_DIR="$HOME/My \\"Films\\""
      """, to: "home/.config/user-dirs.dirs")
    let directories = UserDirectories(environment: scratch.environment())
    #expect(directories.pictures.text == home + "/Pictures")
    #expect(directories.videos.text == home + "/My \"Films\"")
    #expect(directories.abbreviate(directories.pictures) == "~/Pictures")
    #expect(directories.expand("~/x", in: "/w").text == home + "/x")
    #expect(directories.expand("x", in: "/w").text == "/w/x")
  }
}
