extension UIAlertController: LinearPresentable {
  /// Says title and message, asks for the fields and then for a choice, and runs its handler. An empty
  /// answer is the preferred action or, without one, the only action. The end of the input is an Esc.
  public func presentLinearly(on console: any LinearConsole) {
    if let title { console.say(title) }
    if let message { console.sayLines(message) }
    for field in fields where !ask(for: field, on: console) { return finish(with: escapeAction) }
    let choices = shownActions.filter(\.isEnabled)
    guard !choices.isEmpty else { return finish(with: nil) }
    let standard =
      choices.firstIndex { $0 === preferredAction } ?? (choices.count == 1 ? 0 : nil)
    let choice = console.choose(
      choices.map { $0.title ?? "" }, prompt: "Choose", standard: standard)
    finish(with: choice.map { choices[$0] } ?? escapeAction)
  }

  private func ask(for field: UITextField, on console: any LinearConsole) -> Bool {
    let prompt = "\(field.placeholder ?? "Text"): "
    let answer = field.isSecureTextEntry ? console.askSecret(prompt) : console.ask(prompt)
    guard let answer else { return false }
    if !answer.isEmpty { field.text = answer }
    return true
  }
}
