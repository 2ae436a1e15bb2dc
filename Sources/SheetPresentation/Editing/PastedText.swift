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

  /// Scalar by scalar: to append many to a string's view copies the string each time.
  private func withoutControls(tab: String) -> String {
    var result = UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where previous == "\r": break
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": result.append("\n")
      case "\t": tab.unicodeScalars.forEach { result.append($0) }
      case _ where scalar.properties.generalCategory == .control: break
      default: result.append(scalar)
      }
      previous = scalar
    }
    return String(result)
  }
}
