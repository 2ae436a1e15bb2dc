import SheetCells

/// The turns of phrase that messages about options and settings share.
public enum MessageWords {
  /// A name in quotation marks, safe for the screen and not longer than a message should be.
  public static func quote(_ text: String) -> String {
    "“\(text.displayable.fitted(to: 300))”"
  }

  /// A question for what was probably meant, or advice, with a blank before it.
  public static func hint(_ suggestion: String?, else advice: String) -> String {
    " " + (suggestion.map { "Did you mean \($0)?" } ?? advice)
  }

  /// Some words, with "or" before the last one.
  public static func list(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
    return choices.dropLast().joined(separator: ", ") + " or " + last
  }
}
