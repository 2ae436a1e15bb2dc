/// What a service takes.
struct PostLimits: Sendable, Hashable {
  /// How it measures a text.
  var measure: TextMeasure
  /// The longest text, by that measure.
  var text: Int
  /// The longest text beside pictures; `nil` where that is the same.
  var textBesidePictures: Int?
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
  /// Bytes of the largest file that is no picture, or too large to be one; `nil` where there are only
  /// pictures.
  var fileBytes: Int64?

  /// Where the counter of a text stands: `12 of 500 characters`.
  func counter(_ text: String, besidePictures: Bool) -> String {
    let count = measure.count(text)
    return excess(text, count, besidePictures)
      ?? "\(count) of \(most(besidePictures)) characters"
  }

  /// By how much a text is too long, in words: `12 characters over 500`; `nil` when it is not.
  func problem(_ text: String, besidePictures: Bool) -> String? {
    excess(text, measure.count(text), besidePictures)
  }

  private func excess(_ text: String, _ count: Int, _ besidePictures: Bool) -> String? {
    let most = most(besidePictures)
    if count > most {
      return count == most + 1
        ? "1 character over \(most)" : "\(count - most) characters over \(most)"
    }
    guard let textBytes, text.utf8.count > textBytes else { return nil }
    return "\(text.utf8.count - textBytes) bytes over \(textBytes)"
  }

  private func most(_ besidePictures: Bool) -> Int {
    besidePictures ? textBesidePictures ?? text : text
  }
}
