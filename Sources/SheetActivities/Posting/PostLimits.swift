/// What a service takes.
struct PostLimits: Sendable, Hashable {
  /// How it measures a text.
  var measure: TextMeasure
  /// The longest text, by that measure.
  var text: Int
  /// Bytes of the longest text in UTF-8; `nil` where they do not count.
  var textBytes: Int?
  /// The longest words for a picture, in characters.
  var words = 1500
  /// The most pictures.
  var pictures: Int
  /// Bytes of the largest picture.
  var pictureBytes: Int64
  /// Pixels of the largest picture; `nil` where they do not count.
  var picturePixels: Int?
  /// The types of pictures that it takes.
  var pictureTypes = ["image/jpeg", "image/png", "image/gif"]

  /// Where the counter of a text stands: `12 of 500 characters`.
  func counter(_ text: String) -> String {
    let count = measure.count(text)
    return problem(text) ?? "\(count) of \(self.text) \(measure.unit)"
  }

  /// By how much a text is too long, in words: `12 characters over 500`; `nil` when it is not.
  func problem(_ text: String) -> String? {
    let count = measure.count(text)
    if count > self.text { return "\(count - self.text) \(measure.unit) over \(self.text)" }
    guard let textBytes, text.utf8.count > textBytes else { return nil }
    return "\(text.utf8.count - textBytes) bytes over \(textBytes)"
  }
}
