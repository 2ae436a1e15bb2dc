import SheetCells
import Testing

@testable import SheetPresentation

@Suite struct SoftWrapTests {
  @Test func readingDropsBlanksAtRowEndsAndExpandsTabs() {
    #expect("one two three".wrapped(to: 7) == ["one two", "three"])
    #expect("a\tb\r\n\n日\tc".wrapped(to: 40) == ["a       b", "", "日      c"])
  }

  @Test(arguments: 1...12) func rowsFitAndLoseNothing(width: Int) {
    let texts = ["", " ", "one two  three", "日本語 の テキスト", "👨‍👩‍👧‍👦 family", "x\n\ny", "שלום עולם"]
    for text in texts {
      let characters = Array(text)
      let rows = SoftWrap.rows(of: characters, width: width)
      let joined = rows.flatMap { characters[$0] }.filter { $0 != "\n" }
      #expect(joined == characters.filter { $0 != "\n" })
      for row in text.wrapped(to: width) where row.count > 1 { #expect(row.displayWidth <= width) }
    }
  }
}
