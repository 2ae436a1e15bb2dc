extension FormViewController: LinearPresentable {
  /// Asks for one field after the other, then whether to submit. An empty answer keeps the value; a field
  /// that is refused is asked for again.
  public func presentLinearly(on console: any LinearConsole) {
    prepareForConversation()
    console.say(form.title)
    guard askAll(on: console) else { return leaveLinearly() }
    while true {
      let problems = form.problems()
      guard !problems.isEmpty else { break }
      guard askAgain(problems, on: console) else { return leaveLinearly() }
    }
    let choice = console.choose([form.submitTitle, "Cancel"], prompt: "Choose", standard: 0)
    if choice == 0 { submit(form.values) } else { leaveLinearly() }
  }

  private func leaveLinearly() {
    if let onCancel { onCancel() } else { cancelHandler?() }
  }

  private func askAll(on console: any LinearConsole) -> Bool {
    var asked: Set<String> = []
    while let field = form.fields.first(where: { !asked.contains($0.id) }) {
      asked.insert(field.id)
      guard ask(for: field, on: console) else { return false }
      didAnswer(field.id)
    }
    return true
  }

  /// Says what is wrong and asks for those fields; a problem of no field asks for all of them.
  private func askAgain(_ problems: [String: String], on console: any LinearConsole) -> Bool {
    let wrong = form.fields.filter { problems[$0.id] != nil && $0.isInput }
    for field in wrong {
      console.say("\(field.label): \(problems[field.id] ?? "")")
      guard ask(for: field, on: console) else { return false }
      didAnswer(field.id)
    }
    guard wrong.isEmpty else { return true }
    for problem in problems.values.sorted() { console.say(problem) }
    return form.fields.contains(where: \.isInput) && askAll(on: console)
  }

  private func ask(for field: FormField, on console: any LinearConsole) -> Bool {
    if !field.help.isEmpty { console.say(field.help) }
    switch field.kind {
    case .note:
      console.sayLines(field.label)
      return true
    case .choice(let choices): return askChoice(field, choices, on: console)
    case .checkbox: return askText(field, hint: "yes or no, now \(field.value.text)", on: console)
    case .secureText: return askSecret(field, on: console)
    case .multilineText: return askLines(field, on: console)
    case .text, .path: return askText(field, hint: field.value.text, on: console)
    }
  }

  private func askChoice(
    _ field: FormField, _ choices: [FormChoice], on console: any LinearConsole
  ) -> Bool {
    let standard = choices.firstIndex { $0.value == field.value.text }
    guard
      let index = console.choose(choices.map(\.title), prompt: field.label, standard: standard)
    else { return false }
    return store(choices[index].value, in: field, on: console)
  }

  private func askSecret(_ field: FormField, on console: any LinearConsole) -> Bool {
    guard let answer = console.askSecret("\(field.label): ") else { return false }
    // `set` is for the command line, and takes no secret.
    if !answer.isEmpty, let index = form.fields.firstIndex(where: { $0.id == field.id }) {
      form.fields[index].value = .text(answer)
    }
    return true
  }

  private func askText(_ field: FormField, hint: String, on console: any LinearConsole) -> Bool {
    let prompt = hint.isEmpty ? field.label : "\(field.label) [\(hint)]"
    guard let answer = console.ask("\(prompt): ") else { return false }
    return answer.isEmpty || store(answer, in: field, on: console)
  }

  /// Asks for lines until an empty one; an empty first one keeps the text that there is.
  private func askLines(_ field: FormField, on console: any LinearConsole) -> Bool {
    if !field.value.text.isEmpty { console.sayLines(field.value.text) }
    console.say("\(field.label): type lines, then an empty line.")
    var lines: [String] = []
    while let line = console.ask("> ") {
      guard line.isEmpty else {
        lines.append(line)
        continue
      }
      return lines.isEmpty || store(lines.joined(separator: "\n"), in: field, on: console)
    }
    // Who leaves in the middle has typed these all the same: a draft is made of them.
    if !lines.isEmpty { _ = store(lines.joined(separator: "\n"), in: field, on: console) }
    return false
  }

  /// Stores an answer; one that the field does not take is explained and asked for again.
  private func store(
    _ answer: String, in field: FormField, on console: any LinearConsole
  ) -> Bool {
    var changed = form
    do {
      try changed.set(field.id, to: answer)
      form = changed
      if let meaning = form.explain(form.values)[field.id] { console.say(meaning) }
      return true
    } catch {
      console.say(error.message)
      return ask(for: field, on: console)
    }
  }
}
