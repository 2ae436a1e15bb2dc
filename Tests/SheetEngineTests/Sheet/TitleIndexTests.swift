import Testing

@testable import SheetEngine

@MainActor @Suite struct TitleIndexTests {
  private func titles(_ rows: [[String]], _ text: String) -> [[String]] {
    TitleIndex(rows.map { $0.map { RecordingActivity($0) } }).matches(text)
      .map { $0.map(\.displayTitle) }
  }

  @Test func matchesAnyPartInAnyCase() {
    #expect(titles([["Mail", "Print"], ["E-MAIL"]], "mAi") == [["Mail"], ["E-MAIL"]])
    #expect(titles([["Größe", "ÄRGER"]], "är") == [["ÄRGER"]])
    #expect(titles([["Mail"]], "mails") == [[]])
  }

  @Test(arguments: ["é", "e\u{301}", "E\u{301}", "e"])
  func accentsDoNotCount(text: String) {
    #expect(
      titles([["Café", "Cafe\u{301}", "CAFE", "Kaffi"]], "caf" + text)
        == [["Café", "Cafe\u{301}", "CAFE"]])
  }

  @Test func beginningsOfWordsComeFirst() {
    #expect(
      titles([["Export", "Save port", "Portal", "Sport"]], "port") == [
        ["Portal", "Save port", "Export", "Sport"]
      ])
  }

  @Test func aLaterBeginningOfAWordCountsToo() {
    #expect(titles([["Import", "Report portal"]], "port") == [["Report portal", "Import"]])
  }

  @Test func emptyTitlesAndTextsAreFine() {
    #expect(titles([[], ["A"]], "a") == [[], ["A"]])
    #expect(titles([["A"]], "") == [["A"]])
  }

  @Test func rowWithoutATitleIsFoundByItsClass() {
    final class Nameless: UIActivity {}
    #expect(TitleIndex([[Nameless()]]).matches("nameless")[0].count == 1)
  }
}
