/// The views of a controller as a conversation: labels are said, fields are asked for, and what can be
/// pressed or chosen is offered with numbers.
@MainActor
package final class ViewConversation {
  private let console: any LinearConsole
  private var choices: [SpokenChoice] = []

  /// Makes a conversation.
  package init(on console: any LinearConsole) { self.console = console }

  /// Tells and asks everything of a controller. `false` when the person left.
  package func hold(with controller: UIViewController) -> Bool {
    guard let view = controller.view else { return false }
    if let title = controller.title { console.say(title) }
    choices = []
    guard speak(view) else { return false }
    return choose(in: controller)
  }

  /// What is chosen may change what is said, as a switch does: then the choice comes again.
  private func choose(in controller: UIViewController) -> Bool {
    while !choices.isEmpty {
      let titles = choices.map(\.title) + ["Leave"]
      guard let index = console.choose(titles, prompt: "Choose", standard: nil),
        choices.indices.contains(index)
      else { return false }
      let choice = choices[index]
      choice.choose()
      guard choice.stays, let view = controller.viewIfLoaded else { return true }
      collect(view)
    }
    return true
  }

  private func speak(_ view: UIView) -> Bool {
    guard view.isShown else { return true }
    guard view.innerBefore.allSatisfy(speak) else { return false }
    switch view.content?.spoken ?? .nothing {
    case .nothing: break
    case .text(let text): if !text.isEmpty { console.sayLines(text) }
    case .question(let question): guard ask(question) else { return false }
    case .choices(let found): choices += found
    }
    return view.innerAfter.allSatisfy(speak)
  }

  private func collect(_ root: UIView) {
    choices = []
    add(root)
  }

  private func add(_ view: UIView) {
    guard view.isShown else { return }
    view.innerBefore.forEach(add)
    if case .choices(let found) = view.content?.spoken { choices += found }
    view.innerAfter.forEach(add)
  }

  private func ask(_ question: SpokenQuestion) -> Bool {
    if question.hasLines { return askLines(question) }
    let hint = question.current.isEmpty ? "" : " [\(question.current)]"
    let answer =
      question.isSecret
      ? console.askSecret("\(question.prompt): ") : console.ask("\(question.prompt)\(hint): ")
    guard let answer else { return false }
    if !answer.isEmpty { question.answer(answer) }
    return true
  }

  /// Asks for lines until an empty one; an empty first one keeps the text that there is.
  private func askLines(_ question: SpokenQuestion) -> Bool {
    if !question.current.isEmpty { console.sayLines(question.current) }
    console.say("\(question.prompt): type lines, then an empty line.")
    var lines: [String] = []
    while let line = console.ask("> ") {
      guard line.isEmpty else {
        lines.append(line)
        continue
      }
      if !lines.isEmpty { question.answer(lines.joined(separator: "\n")) }
      return true
    }
    return false
  }
}

extension UIViewController {
  /// What tells the controller line by line: itself if it can, else its views if it has any.
  package func presentAnyLinearly(on console: any LinearConsole) -> LinearOutcome {
    if let linear = self as? any LinearPresentable {
      linear.presentLinearly(on: console)
      return .told
    }
    loadViewIfNeeded()
    guard viewIfLoaded != nil else { return .impossible }
    return ViewConversation(on: console).hold(with: self) ? .chosen : .left
  }
}

/// What became of telling a controller line by line.
package enum LinearOutcome {
  /// All was told, and there is no more to it.
  case told
  /// The person chose something; what that starts may take its time.
  case chosen
  /// The person left.
  case left
  /// It has neither words nor views.
  case impossible
}
