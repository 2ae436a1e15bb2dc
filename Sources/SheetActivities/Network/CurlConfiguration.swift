/// What `curl` is told, line by line, as its manual says under `--config`. It gets this through an
/// inherited descriptor, so that neither arguments nor environment hold a secret.
package struct CurlConfiguration: Sendable, CustomReflectable {
  /// The lines.
  private var lines: [String] = []

  /// An empty one.
  package init() {}

  /// Sets an option that has no value, such as `ssl-reqd`.
  package mutating func set(_ option: String) {
    lines.append(option)
  }

  /// Sets an option to a value. NUL has no place in one and is left out.
  package mutating func set(_ option: String, _ value: String) {
    lines.append("\(option) = \"\(Self.quoted(value))\"")
  }

  /// Adds a header line. What would begin another line is left out of the value.
  package mutating func setHeader(_ name: String, _ value: String) {
    let line = value.unicodeScalars.filter { $0 != "\r" && $0 != "\n" }
    set("header", "\(name): \(String(String.UnicodeScalarView(line)))")
  }

  /// The lines of both; curl lets the later ones override.
  static func + (first: Self, second: Self) -> Self {
    var both = first
    both.lines += second.lines
    return both
  }

  /// All lines as bytes.
  var bytes: [UInt8] { Array((lines.joined(separator: "\n") + "\n").utf8) }

  /// The lines may hold secrets.
  package var customMirror: Mirror { Mirror(self, children: []) }

  /// Curl knows these escapes between quotation marks, and no others.
  private static func quoted(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}": break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
