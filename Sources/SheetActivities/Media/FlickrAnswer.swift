/// What Flickr answers to an upload: `rsp` with the number of a photo, or with an error
/// (<https://www.flickr.com/services/api/upload.api.html>).
enum FlickrAnswer: Hashable, Sendable {
  /// It has the picture, under this number.
  case photo(String)
  /// It has not; the number of the error, and its words.
  case failure(Int, words: String)

  /// `nil` for what is not such an answer.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = MarkupReader(text)
    var (state, photo, failure): (String?, String?, (code: Int, words: String)?) = (nil, nil, nil)
    var open: [String] = []
    while let part = reader.next() {
      switch part {
      case .start(let name, let attributes):
        open.append(name)
        if open == ["rsp"] { state = attributes["stat"] }
        if open == ["rsp", "err"], let code = attributes["code"].flatMap({ Int($0) }) {
          failure = (code, attributes["msg"] ?? "")
        }
      case .text(let text): if open == ["rsp", "photoid"] { photo = (photo ?? "") + text }
      case .end(let name): guard open.popLast() == name else { return nil }
      }
    }
    guard reader.isAtEnd, open.isEmpty else { return nil }
    switch (state, photo?.trimmingBlanks, failure) {
    case ("ok", let photo?, _) where photo.isPathPart: self = .photo(photo)
    case ("fail", _, let failure?): self = .failure(failure.code, words: failure.words)
    default: return nil
    }
  }
}
