import Foundation

extension String {
  /// The text as a header has it: control characters and line breaks are blanks.
  var singleLine: String {
    guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) else { return trimmingBlanks }
    var line = ""
    for scalar in unicodeScalars {
      let isBreak =
        scalar.properties.generalCategory == .control || scalar == "\u{2028}"
        || scalar == "\u{2029}"
      line.unicodeScalars.append(isBreak ? " " : scalar)
    }
    return line.trimmingBlanks
  }

  /// The text as the body of a message has it: its lines ended by line feeds, tabs, and no other control
  /// character, which could do something to the reader's screen.
  var withoutControls: String {
    guard !utf8.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A || $0 == 0x09 }) else {
      return self
    }
    let text = replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    let kept = text.unicodeScalars.filter {
      $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
    }
    return String(String.UnicodeScalarView(kept))
  }
}
