/// A message of mail that the helper writes by the rules of MIME (``HelperRequest/message(attachments:)``).
///
/// It goes to the helper as ``bytes``: a list of texts, each a netstring (its count of bytes, a colon, the
/// bytes, a comma), words that name a part of the message and behind each what belongs to it.
package struct MessageDescription: Equatable, Sendable {
  /// An address, and whose it is.
  package struct Mailbox: Equatable, Sendable {
    /// A person's name; empty for none.
    package var name: String
    /// `local@domain`, in ASCII.
    package var address: String

    /// Takes the values as they are.
    package init(name: String, address: String) {
      (self.name, self.address) = (name, address)
    }
  }

  /// A file that goes along; its contents are inherited.
  package struct Attachment: Equatable, Sendable {
    /// The name that the reader sees.
    package var name: String
    /// The MIME type, such as `image/png`.
    package var type: String
    /// The bytes that there must be at least.
    package var size: Int

    /// Takes the values as they are.
    package init(name: String, type: String, size: Int) {
      (self.name, self.type, self.size) = (name, type, size)
    }
  }

  /// Which list of addresses.
  package enum List: String, CaseIterable, Sendable {
    case from, to, cc, bcc
  }

  /// The addresses. A list that is not there gets no header, so hidden recipients can be left out.
  package var addresses: [List: [Mailbox]] = [:]
  /// The subject; empty for no header.
  package var subject = ""
  /// Seconds since 1970, and how far the person's clock is ahead of UTC.
  package var date = 0, zone = 0
  /// What stands between the angle brackets of `Message-ID`; empty for none.
  package var identifier = ""
  /// Whether it is a draft, which mailers then open for writing.
  package var isDraft = false
  /// Whether lines end as on the wire (RFC 5321), else as in files here.
  package var hasWireEnds = false
  /// The text.
  package var body = ""
  /// The files, in the order of their descriptors.
  package var attachments: [Attachment] = []

  /// An empty message.
  package init() {}

  /// The description as bytes.
  package var bytes: [UInt8] {
    texts.flatMap { text in
      let bytes = Array(text.utf8)
      return Array("\(bytes.count):".utf8) + bytes + [UInt8(ascii: ",")]
    }
  }

  private var texts: [String] {
    let boxes = List.allCases.flatMap { list in
      (addresses[list] ?? []).flatMap { [list.rawValue, $0.name, $0.address] }
    }
    let files = attachments.flatMap { ["file", $0.name, $0.type, "\($0.size)"] }
    return boxes + files + [
      "subject", subject, "date", "\(date)", "\(zone)", "id", identifier,
      "draft", isDraft ? "1" : "0", "wire", hasWireEnds ? "1" : "0", "body", body,
    ]
  }

  /// Reads ``bytes``; `nil` for everything else, and when a text that belongs into a header has a
  /// control character in it: a line break there would begin a header that nobody wrote.
  package init?(_ bytes: [UInt8]) {
    guard var texts = Netstrings.texts(bytes)?[...] else { return nil }
    while let word = texts.popFirst() {
      let count = Self.counts[word] ?? 2
      guard texts.count >= count else { return nil }
      let values = Array(texts.prefix(count))
      texts = texts.dropFirst(count)
      guard word == "body" || values.allSatisfy(\.fitsHeader), take(word, values) else {
        return nil
      }
    }
  }

  /// How many texts belong to a word; two to a list of addresses.
  private static let counts = [
    "file": 3, "subject": 1, "date": 2, "id": 1, "draft": 1, "wire": 1, "body": 1,
  ]

  private mutating func take(_ word: String, _ values: [String]) -> Bool {
    switch word {
    case "subject": subject = values[0]
    case "id": identifier = values[0]
    case "draft": isDraft = values[0] == "1"
    case "wire": hasWireEnds = values[0] == "1"
    case "body": body = values[0]
    case "date":
      guard let date = Int(values[0]), let zone = Int(values[1]) else { return false }
      (self.date, self.zone) = (date, zone)
    case "file":
      guard let size = Int(values[2]) else { return false }
      attachments.append(Attachment(name: values[0], type: values[1], size: size))
    default:
      guard let list = List(rawValue: word) else { return false }
      addresses[list, default: []].append(Mailbox(name: values[0], address: values[1]))
    }
    return true
  }
}

/// Texts one behind the other, each with its count of bytes in front.
private enum Netstrings {
  static func texts(_ bytes: [UInt8]) -> [String]? {
    var (texts, rest) = ([String](), bytes[...])
    while !rest.isEmpty {
      let digits = rest.prefix { $0 != UInt8(ascii: ":") }
      guard digits.count <= 12, let count = Int(String(decoding: digits, as: UTF8.self)),
        count >= 0, rest.count > digits.count + 1 + count
      else { return nil }
      let text = rest.dropFirst(digits.count + 1).prefix(count)
      guard rest[text.endIndex] == UInt8(ascii: ","),
        let valid = String(validating: text, as: UTF8.self)
      else { return nil }
      texts.append(valid)
      rest = rest[(text.endIndex + 1)...]
    }
    return texts
  }
}

extension String {
  /// Whether there is no control character in it, NUL and line breaks among them.
  fileprivate var fitsHeader: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}
