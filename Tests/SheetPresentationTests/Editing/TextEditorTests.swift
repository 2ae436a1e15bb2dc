import SheetCells
import SheetPresentation
import Testing

@Suite struct TextEditorTests {
  private func editor(_ text: String, width: Int, _ keys: Key...) -> TextEditor {
    var editor = TextEditor(text)
    editor.wrapWidth = width
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test func wrapsAtBlanksAndInLongWords() {
    #expect(editor("one two three", width: 8).rows == ["one two ", "three"])
    #expect(editor("abcdefghij", width: 4).rows == ["abcd", "efgh", "ij"])
    #expect(editor("日本語", width: 4).rows == ["日本", "語"])
    #expect(editor("ab日本", width: 4).rows == ["ab日", "本"])
    #expect(editor("a\n", width: 4).rows == ["a", ""])
    #expect(editor("", width: 4).rows == [""])
  }

  @Test func combiningMarksAndEmojiAreNotSplit() {
    let family = "👨‍👩‍👧‍👦"
    #expect(editor("\(family)\(family)", width: 3).rows == [family, family])
    #expect(editor("e\u{301}e\u{301}e\u{301}", width: 2).rows == ["e\u{301}e\u{301}", "e\u{301}"])
  }

  @Test func upAndDownKeepTheColumn() {
    var text = editor("abcdef\nab\nabcdef", width: 20, .up)
    #expect(text.cursorPosition == CellPoint(x: 2, y: 1))
    _ = text.handle(.up)
    #expect(text.cursorPosition == CellPoint(x: 6, y: 0))
    _ = text.handle(.left)
    _ = text.handle(.down)
    _ = text.handle(.down)
    #expect(text.cursorPosition == CellPoint(x: 5, y: 2))
  }

  @Test func upAndDownGoByWhatIsSeen() {
    let text = editor("one two three", width: 8, .up)
    #expect(text.cursorPosition == CellPoint(x: 5, y: 0))
    // The column after a wrapped row is the next row's: the last grapheme is as far as it goes.
    let end = editor("abcdefgh", width: 4, .up)
    #expect(end.cursorPosition == CellPoint(x: 3, y: 0))
  }

  @Test func columnsCountWideGraphemes() {
    #expect(editor("日本語\nabcdef", width: 20, .left, .up).cursorPosition == CellPoint(x: 4, y: 0))
  }

  @Test func leavesAtTheEdges() {
    var text = editor("a\nb", width: 9)
    let used = [Key.down, .up, .control("p")].map { text.handle($0) }
    #expect(used == [false, true, false])
  }

  @Test func lineKeysStayInTheirLine() {
    #expect(editor("ab\ncd", width: 9, .control("u")).text == "ab\n")
    #expect(editor("ab\ncd", width: 9, .up, .home, .control("k")).text == "\ncd")
    #expect(editor("ab\ncd", width: 9, .up, .control("k")).text == "abcd")
    #expect(editor("ab\ncd", width: 9, .home, .backspace).text == "abcd")
    #expect(editor("ab", width: 9, .left, .enter).text == "a\nb")
  }

  @Test func pasteKeepsLineBreaks() {
    var text = TextEditor()
    text.paste("a\r\nb\tc\u{1B}\u{85}d")
    #expect(text.text == "a\nb    c\nd")
  }

  @Test func clickGoesToTheNearest() {
    var text = editor("abc\nde", width: 9)
    text.moveCursor(to: CellPoint(x: 9, y: 9))
    #expect(text.cursor == 6)
    text.moveCursor(to: CellPoint(x: 1, y: -4))
    #expect(text.cursor == 1)
  }
}
