import SheetCells
import Testing

@testable import SheetPresentation

@Suite struct FormTests {
  private let form = Form(
    title: "Mail", submitTitle: "Send",
    fields: [
      FormField("to", label: "To", isRequired: true),
      .note("hint", "Sent by the local mail system."),
      FormField("kind", label: "As", kind: .choice([.init("t", title: "Text"), .init("h")])),
      FormField("sign", label: "Signature", kind: .checkbox),
      FormField("body", label: "Body", kind: .multilineText),
    ])

  @Test func setFillsByKind() throws {
    var form = form
    try form.set("to", to: "ada@example.org")
    try form.set("kind", to: "text")
    try form.set("sign", to: "Yes")
    #expect(form.values.text("to") == "ada@example.org")
    #expect(form.values.text("kind") == "t")
    #expect(form.values.flag("sign"))
    #expect(form.values["hint"] == nil)
    #expect(form.problems().isEmpty)
  }

  /// Nothing of a value can pass for a line of the file that it is written into.
  @Test func fieldsOfOneLineStayThat() throws {
    var form = Form(
      title: "",
      fields: [FormField("name", label: ""), FormField("text", label: "", kind: .multilineText)])
    try form.set("name", to: "ok\r\nEND:VCARD\u{1b}[31m\tx")
    try form.set("text", to: "a\nb")
    #expect(form.values.text("name") == "ok END:VCARD [31m x")
    #expect(form.values.text("text") == "a\nb")
  }

  @Test func setRefusesUnknownFieldsAndChoices() {
    var form = form
    let known = ["to", "kind", "sign", "body"]
    #expect(throws: FormError.unknownField("bcc", known: known)) { try form.set("bcc", to: "x") }
    #expect(throws: FormError.unknownField("hint", known: known)) { try form.set("hint", to: "x") }
    #expect(throws: FormError.notAChoice(field: "kind", value: "z", choices: ["t", "h"])) {
      try form.set("kind", to: "z")
    }
    #expect(throws: FormError.notAChoice(field: "sign", value: "2", choices: ["yes", "no"])) {
      try form.set("sign", to: "2")
    }
    let message = FormError.notAChoice(field: "kind", value: "z", choices: ["t", "h"]).message
    #expect(message == "\"z\" cannot be chosen for kind. Choices: t, h.")
  }

  @Test func secretsAreNotTakenFromTheCommandLine() {
    var form = Form(
      title: "", fields: [FormField("password", label: "Password", kind: .secureText)])
    #expect(throws: FormError.secret(field: "password")) { try form.set("password", to: "x") }
    #expect(form.values.text("password").isEmpty)
  }

  @Test func problemsAreOwnOnesAndValidation() {
    var form = form
    form.validate = {
      $0.text("body").isEmpty ? ["body": "Say something.", "to": "never seen"] : [:]
    }
    #expect(form.problems() == ["to": "This is needed.", "body": "Say something."])
  }

  @Test func pathExpandsTheHomeFolder() throws {
    var form = Form(title: "", fields: [FormField("p", label: "Folder", kind: .path)])
    try form.set("p", to: " ~/x y ")
    #expect(form.values.path("p").hasSuffix("/x y"))
    #expect(!form.values.path("p").contains("~"))
    try form.set("p", to: "a~/b")
    #expect(form.values.path("p") == "a~/b")
  }

  @Test func focusGoesAroundAndSkipsNotes() {
    var model = FormModel(form)
    var seen = [model.focus]
    for _ in 0..<5 {
      _ = model.handle(.tab)
      seen.append(model.focus)
    }
    #expect(seen == [.field(0), .field(2), .field(3), .field(4), .submit, .cancel])
    _ = model.handle(.tab)
    #expect(model.focus == .field(0))
    _ = model.handle(.backTab)
    #expect(model.focus == .cancel)
  }

  @Test func keysOfChoicesAndCheckboxes() {
    var model = FormModel(form)
    _ = model.handle(.down)
    #expect(model.handle(.right) == .used)
    #expect(model.form.values.text("kind") == "h")
    #expect(model.handle(.right) == .used)
    #expect(model.form.values.text("kind") == "t")
    #expect(model.handle(.enter) == .list(2))
    _ = model.handle(.down)
    _ = model.handle(.character(" "))
    #expect(model.form.values.flag("sign"))
  }

  @Test func submitIsRefusedUntilTheFieldIsRight() {
    var model = FormModel(form)
    _ = model.handle(.tab)
    #expect(model.handle(.control("s")) == .used)
    #expect(model.focus == .field(0))
    #expect(model.problems == ["to": "This is needed."])
    #expect(model.handle(.character("x")) == .used)
    #expect(model.problems.isEmpty)
    #expect(model.handle(.control("s")) == .submit)
  }

  @Test func enterGoesOnAndSubmitsInTheLastField() {
    var model = FormModel(
      Form(title: "", fields: [FormField("a", label: "A"), FormField("b", label: "B")]))
    #expect(model.handle(.enter) == .used)
    #expect(model.focus == .field(1))
    #expect(model.handle(.enter) == .submit)
  }

  @Test func aFormWithoutFieldsHasItsButtons() {
    var model = FormModel(Form(title: "", fields: []))
    #expect(model.focus == .submit)
    #expect(model.handle(.up) == .used)
    #expect(model.handle(.enter) == .submit)
    _ = model.handle(.right)
    #expect(model.handle(.enter) == .cancel)
  }
}
