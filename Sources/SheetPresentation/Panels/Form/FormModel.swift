import SheetCells

/// A form being filled in: the values, their editors, the focus and what was found wrong. Everything
/// about it but the drawing.
struct FormModel {
  enum Stop: Equatable { case field(Int), submit, cancel }
  enum Outcome: Equatable { case unused, used, submit, cancel, list(Int) }
  /// What text is typed into; `nil` for choices, checkboxes and notes.
  enum Editor { case line(LineEditor), lines(TextEditor) }

  private(set) var form: Form
  var editors: [Editor?]
  var focus: Stop
  /// Messages by field id, from the last try to submit.
  private(set) var problems: [String: String] = [:]

  init(_ form: Form) {
    self.form = form
    editors = form.fields.map { field in
      switch field.kind {
      case .text, .secureText, .path: .line(LineEditor(field.value.text))
      case .multilineText: .lines(TextEditor(field.value.text))
      case .choice, .checkbox, .note: nil
      }
    }
    focus = .submit
    focus = stops[0]
  }

  /// Where the focus can be, in the order of Tab.
  var stops: [Stop] {
    form.fields.indices.filter { form.fields[$0].isInput }.map(Stop.field) + [.submit, .cancel]
  }

  /// The field with the focus.
  var focusedField: Int? {
    if case .field(let index) = focus { index } else { nil }
  }

  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .tab: return moveFocus(by: 1, wraps: true)
    case .backTab: return moveFocus(by: -1, wraps: true)
    case .control("s"): return submit()
    default: break
    }
    guard let index = focusedField else { return handleOnButton(key) }
    if edit(index, key) { return .used }
    let outcome = handleOnField(index, key)
    return outcome == .unused ? leave(index, by: key) : outcome
  }

  mutating func paste(_ text: String) -> Outcome {
    guard let index = focusedField else { return .unused }
    switch editors[index] {
    case .line(var editor):
      editor.paste(text)
      store(.line(editor), index)
    case .lines(var editor):
      editor.paste(text)
      store(.lines(editor), index)
    case nil: return .unused
    }
    return .used
  }

  /// Looks for problems; the first field that has one gets the focus.
  mutating func submit() -> Outcome {
    problems = form.problems()
    guard !problems.isEmpty else { return .submit }
    show(problems)
    return .used
  }

  mutating func show(_ problems: [String: String]) {
    self.problems = problems
    if let index = form.fields.firstIndex(where: { $0.isInput && problems[$0.id] != nil }) {
      focus = .field(index)
    }
  }

  /// The problems of no field.
  var generalProblem: String? {
    let ids = Set(form.fields.map(\.id))
    let rest = problems.filter { !ids.contains($0.key) }
    return rest.sorted { $0.key < $1.key }.first?.value
  }

  mutating func choose(_ choice: Int, in index: Int) {
    let choices = form.fields[index].choices
    guard choices.indices.contains(choice) else { return }
    set(index, .text(choices[choice].value))
  }

  /// The place of the value among the choices.
  func chosen(in index: Int) -> Int? {
    let field = form.fields[index]
    return field.choices.firstIndex { $0.value == field.value.text }
  }
}

// MARK: Keys

extension FormModel {
  private mutating func moveFocus(by step: Int, wraps: Bool) -> Outcome {
    let stops = stops
    let place = (stops.firstIndex(of: focus) ?? 0) + step
    focus = stops[wraps ? (place + stops.count) % stops.count : min(max(0, place), stops.count - 1)]
    return .used
  }

  private mutating func handleOnButton(_ key: Key) -> Outcome {
    switch key {
    case .enter, .character(" "): return focus == .submit ? submit() : .cancel
    case .left where focus == .cancel, .right where focus == .submit:
      return moveFocus(by: key == .left ? -1 : 1, wraps: false)
    case .up, .control("p"):
      focus = stops.dropLast(2).last ?? focus
      return .used
    case .left, .right, .down, .control("n"): return .used
    default: return .unused
    }
  }

  /// Keys of choices and checkboxes.
  private mutating func handleOnField(_ index: Int, _ key: Key) -> Outcome {
    switch (form.fields[index].kind, key) {
    case (.checkbox, .character(" ")):
      set(index, .flag(form.fields[index].value != .flag(true)))
    case (.choice, .left), (.choice, .right):
      step(index, by: key == .left ? -1 : 1)
    case (.choice, .enter), (.choice, .character(" ")): return .list(index)
    default: return .unused
    }
    return .used
  }

  private mutating func step(_ index: Int, by step: Int) {
    let count = form.fields[index].choices.count
    guard count > 0 else { return }
    choose(((chosen(in: index) ?? 0) + step + count) % count, in: index)
  }

  /// Keys that go from a field to its neighbours. Enter in the last field submits.
  private mutating func leave(_ index: Int, by key: Key) -> Outcome {
    switch key {
    case .up, .control("p"): return moveFocus(by: -1, wraps: false)
    case .down, .control("n"): return moveFocus(by: 1, wraps: false)
    case .enter:
      return stops.dropLast(2).last == focus ? submit() : moveFocus(by: 1, wraps: false)
    default: return .unused
    }
  }

  private mutating func edit(_ index: Int, _ key: Key) -> Bool {
    if [.right, .end, .control("f"), .control("e")].contains(key), let text = proposal(index)?.text
    {
      store(.line(LineEditor(text)), index)
      return true
    }
    switch editors[index] {
    case .line(let old):
      var editor = old
      guard editor.handle(key) else { return false }
      if editor != old { store(.line(editor), index) }
    case .lines(let old):
      var editor = old
      guard editor.handle(key) else { return false }
      if editor != old { store(.lines(editor), index) }
    case nil: return false
    }
    return true
  }

  /// What is proposed for a field of one line while the cursor stands at its end.
  func proposal(_ index: Int) -> FieldCompletion.Proposal? {
    guard case .line(let editor)? = editors[index], editor.cursor == editor.text.count else {
      return nil
    }
    return form.fields[index].completion?.proposal(for: editor.text)
  }

  private mutating func store(_ editor: Editor, _ index: Int) {
    editors[index] = editor
    switch editor {
    case .line(let line): set(index, .text(line.text))
    case .lines(let lines): set(index, .text(lines.text))
    }
  }

  /// A message goes once its field has changed.
  private mutating func set(_ index: Int, _ value: FormValue) {
    guard form.fields[index].value != value else { return }
    form.fields[index].value = value
    problems[form.fields[index].id] = nil
  }
}
