import HelperProtocol

/// Why there is no picture, and what else there is to say.
package struct Refusal: Error {
  package var reason: HelperRefusal
  package var words = ""
  package var width = 0
  package var height = 0

  package init(_ reason: HelperRefusal, words: String = "", width: Int = 0, height: Int = 0) {
    self.reason = reason
    self.words = words
    (self.width, self.height) = (max(0, width), max(0, height))
  }

  /// A picture's header claims a size that is not taken on. One without pixels is damaged.
  package init(claimedWidth width: Int, height: Int) {
    let reason: HelperRefusal = width > 0 && height > 0 ? .tooLarge : .damaged
    self.init(reason, width: width, height: height)
  }

  /// The same of a part of a document, counted from 1; 0 for no document. The width of a picture that is
  /// too large then stands in the words.
  package func about(part: Int) -> Refusal {
    guard part > 0 else { return self }
    var refusal = self
    if reason == .tooLarge { refusal.words = "\(width)" }
    refusal.width = part
    return refusal
  }

  var answer: HelperAnswer { .refused(reason, words: words, width: width, height: height) }
}
