import SheetPresentation

/// A console with answers prepared.
@MainActor
public final class ScriptedConsole: LinearConsole {
  /// What was said and asked, in order.
  public private(set) var said: [String] = []
  private var answers: [String]

  /// A console that answers each question with the next of these, then with the end of its input.
  public init(_ answers: String...) { self.answers = answers }

  /// Keeps the line.
  public func say(_ line: String) { said.append(line) }
  /// Keeps the question and gives the next answer; `nil` after the last.
  public func ask(_ prompt: String) -> String? {
    said.append(prompt)
    return answers.isEmpty ? nil : answers.removeFirst()
  }
  /// As ``ask(_:)``, with `secret` before the question.
  public func askSecret(_ prompt: String) -> String? { ask("secret " + prompt) }
}
