import SheetPresentation

/// For scripts: answers are the lines of standard input, and what is said goes to standard error.
@MainActor
final class StandardInputConsole: LinearConsole {
  func say(_ line: String) {
    Message.write(line.displayable + "\n")
  }

  func ask(_ prompt: String) -> String? { readLine() }

  func askSecret(_ prompt: String) -> String? { readLine() }
}
