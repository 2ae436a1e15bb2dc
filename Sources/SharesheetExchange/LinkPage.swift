import HelperProtocol

/// The page that lists several files.
enum LinkPage {
  static func response(_ settings: LinkSettings) -> Response {
    let lines = settings.files.enumerated().map { number, file in
      "<li><a href=\"/\(settings.token)/\(number)\">\(escaped(file.name))</a> "
        + "(\(file.size) bytes)</li>"
    }
    let page = """
      <!DOCTYPE html>
      <html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>Files</title></head>
      <body><ul>
      \(lines.joined(separator: "\n"))
      </ul></body></html>

      """
    var response = Response(
      status: 200, type: "text/html; charset=utf-8", .bytes(Array(page.utf8)))
    response.headers += [
      ("Cache-Control", "no-store"), ("Referrer-Policy", "no-referrer"),
      ("Content-Security-Policy", "default-src 'none'"),
    ]
    return response
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.append(character)
      }
    }
  }
}
