/// What the helper answers.
///
/// The head is eight numbers of four bytes, the lowest first: the mark `SHH1`, a code (0 for a picture or
/// words asked for, else a ``HelperRefusal``), width and height of the pixels, width and height of the
/// picture itself, 1 if it has an alpha channel, and the count of the bytes that follow. Those are pixels
/// (red, green, blue, alpha, not premultiplied, row by row from the top) or UTF-8.
package enum HelperAnswer: Equatable, Sendable {
  /// A picture.
  case picture(Picture)
  /// Words that were asked for.
  case words(String)
  /// No picture, with words of the library for some refusals and the size for ``HelperRefusal/tooLarge``.
  case refused(HelperRefusal, words: String, width: Int, height: Int)

  /// Pixels and what is known of their origin.
  package struct Picture: Equatable, Sendable {
    /// Pixels in a row and rows.
    package var width, height: Int
    /// The size of the picture in the file, upright.
    package var originalWidth, originalHeight: Int
    /// Whether the file has an alpha channel.
    package var hasAlpha: Bool
    /// `width * height * 4` bytes.
    package var pixels: [UInt8]

    /// Takes the values as they are.
    package init(
      width: Int, height: Int, originalWidth: Int, originalHeight: Int, hasAlpha: Bool,
      pixels: [UInt8]
    ) {
      (self.width, self.height) = (width, height)
      (self.originalWidth, self.originalHeight) = (originalWidth, originalHeight)
      self.hasAlpha = hasAlpha
      self.pixels = pixels
    }
  }

  /// Bytes before the pixels or words.
  package static let headSize = 32
  /// The longest text; the rest is cut off.
  package static let longestText = 1000

  private static let mark: UInt32 = 0x3148_4853

  /// The answer as bytes.
  package var bytes: [UInt8] {
    switch self {
    case .picture(let picture):
      Self.head(
        code: 0, picture.width, picture.height, picture.originalWidth, picture.originalHeight,
        picture.hasAlpha ? 1 : 0, picture.pixels.count) + picture.pixels
    case .words(let text):
      Self.textBytes(text, code: 0, width: 0, height: 0)
    case .refused(let refusal, let words, let width, let height):
      Self.textBytes(words, code: refusal.rawValue, width: width, height: height)
    }
  }

  private static func textBytes(_ text: String, code: UInt32, width: Int, height: Int) -> [UInt8] {
    let words = Array(text.utf8.prefix(longestText))
    return head(code: code, 0, 0, width, height, 0, words.count) + words
  }

  private static func head(code: UInt32, _ numbers: Int...) -> [UInt8] {
    ([mark, code] + numbers.map { UInt32(clamping: $0) }).flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
  }

  /// Reads an answer; `nil` if anything about it does not fit, such as a size that was not asked for.
  package init?(_ bytes: [UInt8], to request: HelperRequest) {
    guard bytes.count >= Self.headSize else { return nil }
    let numbers = (0..<8).map { Self.number(bytes, at: $0 * 4) }
    guard numbers[0] == Int(Self.mark), numbers[7] == bytes.count - Self.headSize else {
      return nil
    }
    let rest = bytes[Self.headSize...]
    switch (numbers[1], request.answerBox) {
    case (0, let box?):
      guard let picture = Picture(numbers, rest, width: box.width, height: box.height) else {
        return nil
      }
      self = .picture(picture)
    case (0, nil):
      guard numbers[2...6].allSatisfy({ $0 == 0 }), let words = Self.text(rest) else { return nil }
      self = .words(words)
    default:
      guard let refusal = HelperRefusal(rawValue: UInt32(numbers[1])), let words = Self.text(rest)
      else { return nil }
      self = .refused(refusal, words: words, width: numbers[4], height: numbers[5])
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    bytes.count <= longestText ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func number(_ bytes: [UInt8], at start: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[start + $1]) << ($1 * 8) }
  }
}

extension HelperAnswer.Picture {
  /// A picture that fits into the box that was asked for, has all its bytes and is not enlarged.
  fileprivate init?(_ numbers: [Int], _ pixels: ArraySlice<UInt8>, width: Int, height: Int) {
    guard
      (1...width).contains(numbers[2]), (1...height).contains(numbers[3]),
      numbers[4] >= numbers[2], numbers[5] >= numbers[3],
      HelperLimits.allow(width: numbers[4], height: numbers[5]),
      numbers[6] <= 1, pixels.count == numbers[2] * numbers[3] * 4
    else { return nil }
    self.init(
      width: numbers[2], height: numbers[3], originalWidth: numbers[4],
      originalHeight: numbers[5], hasAlpha: numbers[6] == 1, pixels: Array(pixels))
  }
}
