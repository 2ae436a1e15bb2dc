import Foundation
import SheetPresentation
import Testing

@testable import SheetViews

/// Places and parts of what is typed.
@MainActor @Suite struct TextPlaceTests {
  private func places(_ input: any UITextInput, _ word: String) throws {
    let start = input.beginningOfDocument
    #expect(input.offset(from: start, to: input.endOfDocument) == word.utf16.count)
    #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
    #expect(input.position(from: start, offset: -1) == nil)
    #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
    let third = try #require(input.position(from: start, offset: 3))
    #expect(input.compare(start, to: third) == .orderedAscending)
    let part = try #require(input.textRange(from: third, to: start))
    #expect(input.text(in: part) == "Zoë" && !part.isEmpty)
    input.selectedTextRange = input.textRange(from: third, to: third)
    #expect(input.selectedTextRange?.isEmpty == true)
    #expect(input.selectedTextRange.map { input.offset(from: start, to: $0.start) } == 3)
    input.insertText("!")
    input.deleteBackward()
    input.replace(part, withText: "Ada")
    #expect(input.selectedTextRange.map { input.offset(from: start, to: $0.end) } == 3)
    let all = try #require(input.textRange(from: start, to: input.endOfDocument))
    #expect(input.text(in: all) == "Ada" + word.dropFirst(3))
  }

  @Test func aFieldAndATextHavePlaces() throws {
    let (field, text) = (UITextField(), UITextView())
    field.text = "Zoë 日本 👩‍💻 x"
    text.text = "Zoë 日本 👩‍💻\nx"
    try places(field, "Zoë 日本 👩‍💻 x")
    try places(text, "Zoë 日本 👩‍💻\nx")
  }

  /// A range that was taken of a longer text.
  @Test func aRangeOutsideIsCut() throws {
    let field = UITextField()
    field.text = "long words"
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.text = "ab"
    #expect(field.text(in: all) == "ab")
    field.selectedTextRange = all
    field.replace(all, withText: "c")
    #expect(field.text == "c")
  }

  @Test func selectingAllPutsTheCursorAtTheEnd() {
    let field = UITextField()
    field.text = "ab"
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    field.selectAll(nil)
    field.insertText("c")
    #expect(field.text == "abc")
  }

  /// As fields of one-time codes do.
  @Test func aSubclassHearsOfBackspace() {
    final class Digit: UITextField {
      var backs = 0
      override func deleteBackward() {
        backs += 1
        super.deleteBackward()
      }
    }
    let digit = Digit()
    digit.text = "7"
    #expect(digit.use(.key(.backspace)) && digit.backs == 1 && digit.text == "")
  }
}
