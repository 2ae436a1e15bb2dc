import Foundation

extension String {
  /// The text as HTML and XML write it, between tags and between quotes. Control characters, which XML
  /// forbids, become blanks.
  package var escapedForMarkup: String {
    unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\u{0}"..<"\u{20}", "\u{7F}", "\u{FFFE}", "\u{FFFF}": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// What ``escapedForMarkup`` was made of.
  var unescapedMarkup: String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }
}
