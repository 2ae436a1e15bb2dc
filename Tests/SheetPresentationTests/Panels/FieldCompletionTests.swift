import SheetCells
import Testing

@testable import SheetPresentation

@Suite struct FieldCompletionTests {
  private let people = FieldCompletion(
    ["Zoë Ångström <zoe@example.org>", "Ada <ada@example.org>", "Adam <x@example.org>"],
    separator: ",")

  @Test func whatBeginsWithItComesFirst() {
    #expect(people.proposal(for: "ad")?.text == "Ada <ada@example.org>, ")
    #expect(people.proposal(for: "ad")?.hint == "a <ada@example.org>")
    #expect(people.proposal(for: "adam")?.text == "Adam <x@example.org>, ")
    #expect(people.proposal(for: "zoe")?.hint == " Ångström <zoe@example.org>")
  }

  @Test func aWordInsideIsFoundToo() {
    #expect(people.proposal(for: "ANG")?.hint == "  Zoë Ångström <zoe@example.org>")
    #expect(people.proposal(for: "example")?.text == "Zoë Ångström <zoe@example.org>, ")
  }

  @Test func onlyTheLastValueCounts() {
    #expect(
      people.proposal(for: "Ada <ada@example.org>, z")?.text == """
        Ada <ada@example.org>, Zoë Ångström <zoe@example.org>,\u{20}
        """)
    #expect(people.proposal(for: "Ada <ada@example.org>, ") == nil)
    #expect(people.proposal(for: "") == nil)
    #expect(people.proposal(for: "nobody") == nil)
    #expect(FieldCompletion(["a, b"]).proposal(for: "A")?.text == "a, b")
  }

  @Test(arguments: [Key.right, .end, .control("e"), .control("f")])
  func theKeysThatTakeIt(key: Key) {
    var model = FormModel(
      Form(title: "", fields: [FormField("to", label: "To", completion: people)]))
    for letter in "ada" { _ = model.handle(.character(letter)) }
    _ = model.handle(.left)
    #expect(model.proposal(0) == nil, "the cursor stands inside the text")
    _ = model.handle(.right)
    #expect(model.form.values.text("to") == "ada")
    _ = model.handle(key)
    #expect(model.form.values.text("to") == "Ada <ada@example.org>, ")
    _ = model.handle(key)
    #expect(model.form.values.text("to") == "Ada <ada@example.org>, ")
  }
}
