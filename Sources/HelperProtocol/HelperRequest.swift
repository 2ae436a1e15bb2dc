/// What the helper is asked, as its arguments.
///
/// A new request is a case here with its words, its limits and the form of its answer.
package enum HelperRequest: Equatable, Sendable {
  /// The picture in standard input, made to fit into a box of pixels and never enlarged: `picture W H`.
  case picture(width: Int, height: Int)
  /// The MIME types of that many files, a line each: `type N`. The first one is standard input, the others
  /// are inherited. A line is empty where nothing is known.
  case type(count: Int)
  /// The QR code of the text in standard input, a pixel a module and no margin: `code`.
  case code
  /// A PDF document in the file 3, of what ``DocumentDescription`` in standard input says about the files
  /// 4 and so on; the count of pages answers: `document`.
  case document
  /// A PDF document in the file 3, of the steps that ``PageDrawing`` in standard input names, with the pictures
  /// in the file 4; the count of pages answers: `pages`.
  case pages
  /// A message of mail with that many files: `message N`. A ``MessageDescription`` comes on standard
  /// input, the message goes into the file 3, and the attachments are 4, 5 and so on. Answered by no words.
  case message(attachments: Int)
  /// A JPEG file in the file 3, of pixels in standard input, three bytes each, row by row from the top;
  /// quality 0 to 100: `jpeg W H QUALITY`. Answered by no words.
  case jpeg(width: Int, height: Int, quality: Int)
  /// How much room a text takes, which ``TextDescription`` in standard input is: ``TextMeasures`` as words.
  case measure
  /// The pixels of such a text, in a picture of that size: `text W H`.
  case text(width: Int, height: Int)
  /// Version and formats, as lines of words: `about`.
  case about

  /// The most files that ``type(count:)`` is asked for: their names fit into one answer.
  package static let mostTypes = 8

  /// The arguments after the program's name.
  package var arguments: [String] {
    switch self {
    case .picture(let width, let height): ["picture", "\(width)", "\(height)"]
    case .type(let count): ["type", "\(count)"]
    case .code: ["code"]
    case .document: ["document"]
    case .pages: ["pages"]
    case .message(let attachments): ["message", "\(attachments)"]
    case .jpeg(let width, let height, let quality):
      ["jpeg", "\(width)", "\(height)", "\(quality)"]
    case .measure: ["measure"]
    case .text(let width, let height): ["text", "\(width)", "\(height)"]
    case .about: ["about"]
    }
  }

  /// Reads arguments; `nil` for everything that ``arguments`` does not write.
  package init?(arguments: [String]) {
    switch (arguments.first, arguments.count) {
    case ("about", 1): self = .about
    case ("code", 1): self = .code
    case ("document", 1): self = .document
    case ("pages", 1): self = .pages
    case ("measure", 1): self = .measure
    case ("message", 2):
      guard let count = Self.number(arguments[1]), count <= HelperLimits.attachments else {
        return nil
      }
      self = .message(attachments: count)
    case ("jpeg", 4):
      guard let jpeg = Self.jpeg(arguments.dropFirst()) else { return nil }
      self = jpeg
    case ("picture", 3), ("text", 3):
      guard let width = Self.side(arguments[1]), let height = Self.side(arguments[2]) else {
        return nil
      }
      let isText = arguments[0] == "text"
      self = isText ? .text(width: width, height: height) : .picture(width: width, height: height)
    case ("type", 2):
      guard let count = Self.number(arguments[1]), (1...Self.mostTypes).contains(count) else {
        return nil
      }
      self = .type(count: count)
    default: return nil
    }
  }

  /// What the helper may use for it.
  package var limits: HelperLimits {
    switch self {
    case .picture, .type, .code, .about: HelperLimits()
    case .document, .pages: HelperLimits.document
    case .message: HelperLimits.message
    case .jpeg: HelperLimits.jpeg
    case .measure, .text: HelperLimits.text
    }
  }

  /// The box in which the picture that answers it must fit; `nil` when words answer it.
  package var answerBox: (width: Int, height: Int)? {
    switch self {
    case .picture(let width, let height), .text(let width, let height): (width, height)
    case .code: (HelperLimits.codeSide, HelperLimits.codeSide)
    case .type, .document, .pages, .message, .jpeg, .measure, .about: nil
    }
  }

  /// The name of the program that answers it; both stand in the same folder.
  package var programName: String {
    switch self {
    case .document, .pages, .measure, .text: HelperProtocol.typesetterName
    case .picture, .type, .code, .message, .jpeg, .about: HelperProtocol.programName
    }
  }

  /// Bytes of the longest answer.
  package var longestAnswer: Int {
    let pixels = answerBox.map { $0.width * $0.height * 4 } ?? 0
    return HelperAnswer.headSize + max(HelperAnswer.longestText, pixels)
  }

  private static func jpeg(_ words: ArraySlice<String>) -> HelperRequest? {
    let numbers = words.compactMap(number)
    guard numbers.count == 3, numbers[2] <= 100,
      HelperLimits.allowJPEG(width: numbers[0], height: numbers[1])
    else { return nil }
    return .jpeg(width: numbers[0], height: numbers[1], quality: numbers[2])
  }

  private static func side(_ text: String) -> Int? {
    guard let number = number(text) else { return nil }
    return (1...HelperLimits.answerSide).contains(number) ? number : nil
  }

  /// Only digits: `Int` also takes a sign.
  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
