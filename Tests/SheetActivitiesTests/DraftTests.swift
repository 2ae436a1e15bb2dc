import Glibc
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

  // MARK: Where the usual folder cannot be written

  private func drafts(_ blocked: [String: String]) -> Drafts {
    Drafts(scratch.settings(adding: blocked).directories)
  }

  private static let nowhere = "/dev/null/x"

  @Test func thereAreMorePlacesForADraft() throws {
    try scratch.makeDirectory("run")
    let shared = "sharesheet-drafts-\(geteuid())"
    var blocked: [String: String] = [:]
    for (variable, place, lasts) in [
      ("XDG_DATA_HOME", "home/.local/state/sharesheet/drafts", true),
      ("XDG_STATE_HOME", "run/sharesheet/drafts", false), ("XDG_RUNTIME_DIR", shared, false),
    ] {
      blocked[variable] = Self.nowhere
      let drafts = drafts(blocked)
      let path = try drafts.save(DraftVersion(name: "words", text: "typed"))
      #expect(path == scratch.bytePath(place + "/words"))
      #expect(drafts.isLasting(path) == lasts)
      #expect(try path.facts().st_mode & 0o777 == 0o600)
      #expect(try path.parent.facts().st_mode & 0o777 == 0o700)
    }
    blocked["TMPDIR"] = Self.nowhere
    #expect(throws: FileError.notAFolder(FilePath("/dev/null"))) {
      try drafts(blocked).save(DraftVersion(name: "words", text: "typed"))
    }
  }

  @Test func aDraftMovesToThePlaceThatWorks() throws {
    let slot = DraftSlot()
    let version = DraftVersion(name: "words", text: "typed")
    _ = try slot.keep([version], in: drafts(["XDG_DATA_HOME": Self.nowhere]))
    #expect(try scratch.names(in: "home/.local/state/sharesheet/drafts") == ["words"])
    _ = try slot.keep([version], in: drafts)
    #expect(try scratch.names(in: "home/.local/state/sharesheet/drafts") == [])
    #expect(try scratch.names(in: folder) == ["words"])
  }

  @Test func aTextWithoutAPlaceIsHandedOutOnce() throws {
    let blocked = ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "TMPDIR"]
      .reduce(into: [:]) { $0[$1] = Self.nowhere }
    let slot = DraftSlot()
    let versions = [
      DraftVersion(name: "bad") { _ in throw Failure() }, DraftVersion(name: "good", text: "typed"),
    ]
    #expect(throws: FileError.self) { try slot.keep(versions, in: drafts(blocked)) }
    #expect(slot.takeUnsaved() == "typed")
    #expect(slot.takeUnsaved() == nil)
    #expect(throws: FileError.self) { try slot.keep(versions, in: drafts(blocked)) }
    _ = try slot.keep(versions, in: drafts)
    #expect(slot.takeUnsaved() == nil)
  }

  @Test func aFolderThatWasOpenIsClosedToOthers() throws {
    try scratch.makeDirectory(folder)
    #expect(chmod(scratch.path(folder), 0o755) == 0)
    _ = try drafts.save(DraftVersion(name: "words", text: "typed"))
    #expect(try scratch.bytePath(folder).facts().st_mode & 0o777 == 0o700)
  }
}
