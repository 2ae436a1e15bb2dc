import SheetCells
import SheetTestSupport
import Testing

@testable import SheetPresentation

@MainActor @Suite struct FormViewControllerTests {
  private var mail: Form {
    Form(
      title: "New Message", submitTitle: "Send",
      fields: [
        FormField("to", label: "To", placeholder: "name@example.org", isRequired: true),
        FormField("subject", label: "Subject", value: "Café ☕"),
        FormField("password", label: "Password", kind: .secureText, value: "secret"),
        FormField(
          "from", label: "From",
          kind: .choice([.init("a", title: "ada@example.org"), .init("b", title: "bob")])),
        FormField("file", label: "Folder", kind: .path, value: "/home/ada/Documents/letters"),
        FormField("sign", label: "Add the signature", kind: .checkbox, value: true),
        FormField("body", label: "Text", kind: .multilineText, value: "Hello,\n\nbye"),
        .note("n", "1 attachment, 1.4 MB"),
      ],
      validate: { $0.text("to").contains("@") ? [:] : ["to": "Type an address with an @."] })
  }

  @Test func looksLikeThis() throws {
    let harness = PanelHarness(FormViewController(form: mail), width: 60, height: 20)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """

          ╭──────────────────── New Message ─────────────────────╮
          │ To *      name@example.org                           │
          │ Subject   Café ☕                                    │
          │ Password  ••••••                                     │
          │ From      ‹ ada@example.org ›                        │
          │ Folder    /home/ada/Documents/letters                │
          │           [x] Add the signature                      │
          │ Text      │Hello,                                    │
          │           │                                          │
          │           │bye                                       │
          │           │                                          │
          │           │                                          │
          │           │                                          │
          │           │                                          │
          │ 1 attachment, 1.4 MB                                 │
          │                                                      │
          │                 [ Send ]  [ Cancel ]                 │
          ╰──────────────────────────────────────────────────────╯
        """)
  }

  @Test(arguments: [8, 16]) func aLongMessageIsReadWhole(height: Int) throws {
    let fields = ["a", "b", "c"].map { FormField($0, label: $0, help: "Help.") }
    var form = Form(title: "Note", fields: fields)
    form.explain = { $0.text("a").isEmpty ? [:] : ["a": "That is \($0.text("a"))."] }
    let controller = FormViewController(form: form)
    let harness = PanelHarness(controller, width: 30, height: height)
    let words = "One two three four five six seven eight nine ten eleven twelve thirteen fourteen"
    controller.show(problems: ["": words])
    var screen = harness.lines.joined(separator: "\n")
    #expect(screen.contains("One two three four five"), "\(screen)")
    #expect(screen.contains("fourteen") == (height > 8), "\(screen)")
    #expect(screen.contains("…") == (height == 8), "\(screen)")
    controller.show(problems: [:])
    #expect(harness.lines.joined().contains("Help."))
    harness.press(.character("x"))
    screen = harness.lines.joined(separator: "\n")
    #expect(screen.contains("That is x."), "\(screen)")
  }

  @Test func narrowInASCIIScrollsToTheFocus() throws {
    let harness = PanelHarness(
      FormViewController(form: mail), width: 30, height: 12, theme: PanelHarness.ascii)
    harness.press(.tab, .tab, .tab, .tab, .tab)
    try TextSnapshot.compare(
      harness.screen.lines,
      with: """
        +------- New Message --------+
        | Café ☕                   ^|
        | Password                   |
        | ******                     |
        | From                       |
        | < ada@example.org >        |
        | Folder                     |
        | <ome/ada/Documents/letters |
        | [x] Add the signature     v|
        |                            |
        |    [ Send ]  [ Cancel ]    |
        +----------------------------+
        """)
  }

  @Test func focusShowsWithoutColour() {
    let harness = PanelHarness(FormViewController(form: mail), theme: PanelHarness.ascii)
    var screens: [[Cell]] = []
    for _ in 0..<9 {
      screens.append(harness.screen.cells)
      #expect(harness.screen.cursor != nil)
      harness.press(.tab)
    }
    #expect(Set(screens).count == 9)
    #expect(harness.screen.cells == screens[0])
  }

  @Test func refusesThenSubmits() throws {
    var submitted: [FormValues] = []
    let controller = FormViewController(form: mail)
    controller.onSubmit = { submitted.append($0) }
    let harness = PanelHarness(controller)
    harness.press(.control("s"))
    #expect(harness.lines.contains { $0.contains("This is needed.") })
    harness.type("ada")
    harness.press(.control("s"))
    #expect(harness.lines.contains { $0.contains("Type an address with an @.") })
    harness.window.send(.paste("@example.org\n"))
    harness.press(.control("s"))
    #expect(submitted.map { $0.text("to") } == ["ada@example.org"])
    #expect(submitted.first?.text("body") == "Hello,\n\nbye")
    #expect(harness.window.isPresenting, "The form leaves dismissing to its owner")
  }

  @Test func secretsAreNotDrawn() {
    let harness = PanelHarness(FormViewController(form: mail))
    #expect(!harness.lines.contains { $0.contains("secret") })
    harness.press(.tab, .tab)
    #expect(!harness.lines.contains { $0.contains("secret") })
  }

  @Test func choiceListFillsTheField() {
    let controller = FormViewController(form: mail)
    let harness = PanelHarness(controller)
    harness.press(.tab, .tab, .tab, .enter)
    #expect(harness.window.topmost is ListViewController)
    harness.press(.down, .enter)
    #expect(harness.window.topmost === controller)
    #expect(controller.form.values.text("from") == "b")
  }

  @Test func upAndDownLeaveTheTextAtItsEdges() {
    let controller = FormViewController(form: mail)
    let harness = PanelHarness(controller)
    harness.press(.tab, .tab, .tab, .tab, .tab, .tab)
    #expect(controller.model.focus == .field(6))
    harness.press(.up, .up)
    #expect(controller.model.focus == .field(6))
    harness.press(.up)
    #expect(controller.model.focus == .field(5))
  }

  @Test func clicks() throws {
    var cancelled = 0
    let controller = FormViewController(form: mail)
    controller.onCancel = { cancelled += 1 }
    let harness = PanelHarness(controller)
    try harness.click("[x]")
    #expect(!controller.form.values.flag("sign"))
    try harness.click("bye")
    harness.type("!")
    #expect(controller.form.values.text("body") == "Hello,\n\n!bye")
    try harness.click("Cancel")
    harness.press(.escape)
    #expect(cancelled == 2)
  }

  @Test func cancelButtonWithoutHandlerDismisses() throws {
    let harness = PanelHarness(FormViewController(form: mail))
    try harness.click("Cancel")
    #expect(!harness.window.isPresenting)
  }

  @Test func problemsFromOutside() {
    let controller = FormViewController(form: mail)
    let harness = PanelHarness(controller, width: 60, height: 30)
    controller.show(problems: ["password": "Refused.", "": "The server is busy."])
    #expect(controller.model.focus == .field(2))
    let screen = harness.lines.joined(separator: "\n")
    #expect(screen.contains("Refused.") && screen.contains("The server is busy."), "\(screen)")
  }

  @Test func everySizeIsSafe() throws {
    let events: [Event] = [
      .key(.tab), .key(.character("日")), .paste("x\ny"), .key(.pageDown), .key(.up),
      .key(.control("s")), .mouse(Mouse(.press, at: CellPoint(x: 13, y: 2))),
      .mouse(Mouse(.wheelDown, at: .zero)), .key(.control("w")), .key(.backTab), .key(.down),
    ]
    try PanelHarness.driveEverySize(events) { FormViewController(form: self.mail) }
    try PanelHarness.driveEverySize(events) {
      FormViewController(form: Form(title: "", submitTitle: "", fields: []))
    }
  }

  @Test func linear() {
    var submitted: FormValues?
    let controller = FormViewController(form: mail)
    controller.onSubmit = { submitted = $0 }
    let console = ScriptedConsole(
      "ada", "", "pw", "2", "", "maybe", "no", "one", "two", "", "ada@example.org", "")
    controller.presentLinearly(on: console)
    #expect(submitted?.text("to") == "ada@example.org", "\(console.said.joined(separator: "\n"))")
    #expect(submitted?.text("subject") == "Café ☕")
    #expect(submitted?.text("password") == "pw")
    #expect(submitted?.text("from") == "b")
    #expect(submitted?.flag("sign") == false)
    #expect(submitted?.text("body") == "one\ntwo")
    #expect(console.said.contains("\"maybe\" cannot be chosen for sign. Choices: yes, no."))
    #expect(console.said.contains("To: Type an address with an @."))
    #expect(!console.said.contains { $0.contains("secret]") })
  }

  /// A form whose second question depends on the first answer, as the print panel's.
  private final class ChangingForm: FormViewController {
    override func didAnswer(_ field: String) {
      guard field == "first" else { return }
      var changed = form
      changed.fields = [changed.fields[0], FormField("new", label: "New")]
      replace(changed)
    }
  }

  @Test func linearAsksWhatAnAnswerBringsAbout() {
    let controller = ChangingForm(
      form: Form(
        title: "T",
        fields: [FormField("first", label: "First"), FormField("gone", label: "Gone")]))
    var values: FormValues?
    controller.onSubmit = { values = $0 }
    let console = ScriptedConsole("one", "two", "")
    controller.presentLinearly(on: console)
    #expect(values?.text("first") == "one" && values?.text("new") == "two")
    #expect(!console.said.contains { $0.contains("Gone") })
  }

  @Test func linearKeepsTheLinesOfWhoLeaves() {
    let controller = FormViewController(
      form: Form(title: "T", fields: [FormField("a", label: "A", kind: .multilineText)]))
    controller.onCancel = {}
    controller.presentLinearly(on: ScriptedConsole("one", "two"))
    #expect(controller.form.values.text("a") == "one\ntwo")
  }

  @Test func linearEndOfInputCancels() {
    var cancelled = 0
    let controller = FormViewController(form: mail)
    controller.onCancel = { cancelled += 1 }
    controller.onSubmit = { _ in Issue.record("Submitted without an answer") }
    controller.presentLinearly(on: ScriptedConsole("ada@example.org"))
    #expect(cancelled == 1)
  }
}
