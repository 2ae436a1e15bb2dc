import SheetCells
import Testing

@testable import SheetPresentation

@Suite struct LineEditorTests {
  private let family = "👨‍👩‍👧‍👦"

  private func edited(_ text: String, _ keys: Key...) -> (text: String, cursor: Int) {
    var editor = LineEditor(text)
    let unused = keys.filter { !editor.handle($0) }
    #expect(unused.isEmpty)
    return (editor.text, editor.cursor)
  }

  @Test func backspaceTakesOneGrapheme() {
    #expect(edited("a\(family)", .backspace) == ("a", 1))
    #expect(edited("ne\u{301}", .control("h")) == ("n", 1))
    #expect(edited("日本", .left, .backspace) == ("本", 0))
    #expect(edited("שלום", .backspace) == ("שלו", 3))
  }

  @Test func combiningMarkTypedLaterJoinsItsLetter() {
    #expect(edited("ab", .left, .character("\u{301}")) == ("a\u{301}b", 1))
    #expect(edited("ab", .left, .character("\u{301}"), .delete) == ("a\u{301}", 1))
  }

  @Test func deletingBetweenRegionalIndicatorsMakesAFlag() {
    // D and E with an x between: without it they are one grapheme, and the cursor stands after it.
    #expect(edited("\u{1F1E9}x\u{1F1EA}", .left, .backspace) == ("\u{1F1E9}\u{1F1EA}", 1))
  }

  @Test func whatWasPastedByMistakeStopsAtTheLimit() {
    var editor = LineEditor("é")
    editor.paste(String(repeating: "日x", count: 1 << 16))
    let full = editor
    #expect((LineEditor.limit - 3...LineEditor.limit).contains(editor.text.utf8.count))
    let isUsed = editor.handle(.character("日"))
    #expect(isUsed && editor == full, "nothing more goes in, and nothing is done for it")
    #expect(editor.handle(.backspace) && editor.handle(.backspace))
    #expect(editor.handle(.character("y")) && editor.text.hasSuffix("y"))
    var marks = LineEditor("a")
    marks.paste(String(repeating: "\u{301}", count: 1 << 18))
    #expect(marks.text == "a")
    let given = String(repeating: "a", count: LineEditor.limit + 1)
    #expect(LineEditor(given).text == given, "a value is never cut")
  }

  @Test func aMegabyteIsPastedQuickly() {
    var editor = LineEditor()
    let text = String(repeating: "x\r\n\u{7}é\u{2028}", count: 1 << 17)
    let time = ContinuousClock().measure { editor.paste(text) }
    #expect(editor.text.hasPrefix("x é x é x"))
    #expect(time < .seconds(10))
  }

  @Test func typingIsQuickUpToTheLimit() {
    var editor = LineEditor()
    let time = ContinuousClock().measure {
      for _ in 0..<2 * LineEditor.limit { _ = editor.handle(.character("x")) }
    }
    #expect(editor.cursor == LineEditor.limit)
    #expect(time < .seconds(10))
  }

  @Test func aMarkJoinsALetterTypedBeforeIt() {
    #expect(edited("\u{301}", .home, .character("a")) == ("a\u{301}", 1))
    #expect(edited("abc", .left, .character("x"), .left, .backspace) == ("axc", 1))
  }

  @Test func motionStaysInside() {
    #expect(edited("ab", .left, .left, .left).cursor == 0)
    #expect(edited("ab", .right).cursor == 2)
    #expect(edited("ab", .control("a"), .control("f"), .control("b")).cursor == 0)
    #expect(edited("ab", .home, .end).cursor == 2)
  }

  @Test func wordsMoveAsInReadline() {
    #expect(edited("one, two", .alt("b")).cursor == 5)
    #expect(edited("one, two", .alt("b"), .alt("b")).cursor == 0)
    #expect(edited("one, two", .control("a"), .alt("f"), .alt("f")).cursor == 8)
    #expect(edited("one, two", .control("a"), .alt("d")) == (", two", 0))
  }

  @Test func killAndYank() {
    #expect(edited("one two", .control("w")) == ("one ", 4))
    #expect(edited("one two", .control("w"), .home, .control("y")) == ("twoone ", 3))
    #expect(edited("one two", .control("u")) == ("", 0))
    #expect(
      edited("one two", .control("a"), .control("k"), .control("y"), .control("y")).text
        == "one twoone two")
    // Nothing to kill keeps what was killed.
    #expect(edited("ab", .control("u"), .control("k"), .control("w"), .control("y")).text == "ab")
  }

  @Test func pasteIsOneLineWithoutControls() {
    var editor = LineEditor()
    editor.paste("a\r\nb\tc\u{1B}[31m\u{7F}\n")
    #expect(editor.text == "a b c[31m")
  }

  @Test func leavesOtherKeysToItsOwner() {
    var editor = LineEditor("x")
    let others: [Key] = [
      .tab, .enter, .escape, .up, .down, .control("c"), .control("s"), .function(1),
    ]
    let used = others.filter { editor.handle($0) }
    #expect(used.isEmpty)
    #expect(editor.text == "x")
  }

  @Test func scrollsByColumnsNotGraphemes() {
    var editor = LineEditor("日本語日本語")
    let end = editor.visibleLine(width: 6)
    #expect(end.text == "本語" && end.cursorColumn == 4 && end.continuesLeft)
    _ = editor.handle(.home)
    let start = editor.visibleLine(width: 6)
    #expect(start.text == "日本語" && start.cursorColumn == 0 && start.continuesRight)
  }

  @Test func doesNotScrollBackUntilTheCursorLeaves() {
    var editor = LineEditor("abcdefghij")
    #expect(editor.visibleLine(width: 5).text == "ghij")
    _ = editor.handle(.left)
    _ = editor.handle(.left)
    #expect(
      editor.visibleLine(width: 5)
        == .init(
          text: "ghij", cursorColumn: 2, continuesLeft: true, continuesRight: false))
  }

  @Test func masksEveryGraphemeWithOneColumn() {
    var editor = LineEditor("日\(family)x")
    let line = editor.visibleLine(width: 10, mask: "•")
    #expect(line.text == "•••" && line.cursorColumn == 3)
  }

  @Test(arguments: -1...9) func visiblePartFits(width: Int) {
    for text in ["", "x", "日本語", "a\(family)b\(family)", "e\u{301}e\u{301}", "שלום עולם"] {
      var editor = LineEditor(text)
      for _ in 0...text.count {
        let line = editor.visibleLine(width: width)
        #expect(line.text.displayWidth <= max(0, width))
        #expect(line.cursorColumn >= 0 && line.cursorColumn <= max(0, width - 1))
        _ = editor.handle(.left)
      }
    }
  }

  @Test func clickFindsTheGrapheme() {
    var editor = LineEditor("日本x")
    editor.moveCursor(toColumn: 3)
    #expect(editor.cursor == 1)
    editor.moveCursor(toColumn: 99)
    #expect(editor.cursor == 3)
  }
}
