/// A conversation line by line, for screen readers and for terminals that cannot be drawn on.
///
/// Everything is synchronous: ``ask(_:)`` returns when a line was read. A console makes what it is given
/// safe for the terminal (`displayable`), line by line.
@MainActor
public protocol LinearConsole: AnyObject {
  /// Writes one line.
  func say(_ line: String)
  /// Writes a prompt, without a line break, and reads a line. `nil`: the input ended or the person left.
  func ask(_ prompt: String) -> String?
  /// As ``ask(_:)``, without showing what is typed.
  func askSecret(_ prompt: String) -> String?
}

/// A controller that can also be used as a conversation, for `--accessible`.
@MainActor
public protocol LinearPresentable {
  /// Tells and asks everything, and calls the same handlers as on the screen. Returns when it is done.
  /// The end of the input counts as cancelling.
  func presentLinearly(on console: any LinearConsole)
}

extension LinearConsole {
  /// Says a text of several lines.
  package func sayLines(_ text: String) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      say(String(line))
    }
  }

  /// Offers a numbered list and reads a number; asks again after an answer that is not one of them.
  ///
  /// - Returns: the index, `standard` for an empty answer, `nil` when the input ended.
  package func choose(_ titles: [String], prompt: String, standard: Int?) -> Int? {
    for (index, title) in titles.enumerated() { say("\(index + 1). \(title)") }
    let hint = standard.map { " [\($0 + 1)]" } ?? ""
    while let answer = ask("\(prompt)\(hint): ") {
      let word = answer.trimmed
      if word.isEmpty, let standard { return standard }
      if let number = Int(word), titles.indices.contains(number - 1) { return number - 1 }
      say(titles.count == 1 ? "Type 1." : "Type a number from 1 to \(titles.count).")
    }
    return nil
  }
}

extension String {
  /// The text without blanks at both ends.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
