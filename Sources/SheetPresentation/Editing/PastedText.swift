extension String {
  /// A paste as one line: line breaks and tabs become blanks, other control characters are dropped.
  ///
  /// A line break at the very end goes: a line copied with it was not meant to have a blank there.
  var pastedAsLine: String {
    let lines = withoutControls(tab: " ")
    let text = lines.last == "\n" ? lines.dropLast() : lines[...]
    return String(text.map { $0 == "\n" ? " " : $0 })
  }

  /// A paste as lines: every kind of line break becomes `\n`, a tab four blanks, and other control
  /// characters are dropped.
  var pastedAsLines: String { withoutControls(tab: "    ") }

  private func withoutControls(tab: String) -> String {
    var result = ""
    for character in self {
      if character.isNewline {
        result.append("\n")
      } else if character == "\t" {
        result.append(tab)
      } else {
        result.unicodeScalars.append(
          contentsOf: character.unicodeScalars.filter { $0.properties.generalCategory != .control })
      }
    }
    return result
  }
}
