/// The answer of a WebDAV server about several things (RFC 4918, section 13): for each its properties as
/// text, by local name.
///
/// It knows as much of XML as such answers have: elements, text, references to characters, CDATA. Of what
/// is more or wrong nothing is taken.
struct MultiStatus {
  /// The properties of each `response`.
  private(set) var responses: [[String: String]] = []

  /// Reads an answer; `nil` for what is not well-formed.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = MarkupReader(text)
    var open: [(name: String, text: String)] = []
    while let part = reader.next() {
      switch part {
      case .text(let text): if !open.isEmpty { open[open.count - 1].text += text }
      case .start(let name, _):
        guard open.count < 64 else { return nil }
        open.append((name, ""))
        if name == "response" { responses.append([:]) }
      case .end(let name):
        guard let last = open.popLast(), last.name == name else { return nil }
        guard !responses.isEmpty, responses[responses.count - 1][name] == nil else { continue }
        responses[responses.count - 1][name] = last.text
      }
    }
    guard reader.isAtEnd, open.isEmpty else { return nil }
  }
}
