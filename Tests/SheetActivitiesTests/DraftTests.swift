import SheetFiles
import SheetPrograms
import SheetTestSupport
import Testing

@testable import SheetActivities

@Suite struct DraftTests {
  private let scratch: ScratchDirectory
  private let drafts: Drafts
  private let folder = "home/.local/share/sharesheet/drafts"

  init() throws {
    scratch = try ScratchDirectory()
    drafts = Drafts(scratch.settings().directories)
  }

  private struct Failure: Error {}

  @Test func onlyThePersonReadsADraftAndNoneIsOverwritten() throws {
    let version = DraftVersion(name: "../a\nb.txt", text: "words\n")
    let paths = [try drafts.save(version), try drafts.save(version)]
    #expect(paths.map(\.lastComponent.text) == ["a_b.txt", "a_b (2).txt"])
    #expect(try paths[0].facts().st_mode & 0o777 == 0o600)
    #expect(try scratch.read(folder + "/a_b.txt") == Array("words\n".utf8))
  }

  @Test func aNewDraftTakesThePlaceOfTheOldOne() throws {
    let slot = DraftSlot()
    #expect(try slot.keep([], in: drafts) == nil)
    for text in ["one", "two"] {
      #expect(try slot.keep([DraftVersion(name: FilePath(text), text: text)], in: drafts) != nil)
    }
    #expect(try scratch.names(in: folder) == ["one"])
    let kept = try slot.keep([DraftVersion(name: "other.txt", text: "three")], in: drafts)
    #expect(kept != nil)
    #expect(try scratch.names(in: folder) == ["other.txt"])
    _ = try slot.keep([DraftVersion(name: "more.txt", text: "four")], in: drafts)
    #expect(try scratch.read(folder + "/other.txt") == Array("four".utf8))
    slot.remove()
    #expect(try scratch.names(in: folder) == [])
    #expect(slot.path == nil)
  }

  @Test func theFirstVersionThatCanBeWrittenIsKept() throws {
    let slot = DraftSlot()
    let bad = DraftVersion(name: "bad") { file in
      try file.write([1])
      throw Failure()
    }
    let kept = try slot.keep(
      [bad, DraftVersion(name: "good", lacks: "half", text: "x")], in: drafts)
    #expect(kept?.lacks == "half")
    #expect(try scratch.names(in: folder) == ["good"])
    #expect(throws: Failure.self) { try slot.keep([bad], in: drafts) }
    #expect(try scratch.names(in: folder) == ["good"], "the draft before must stay")
  }
}
