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

  var answer: HelperAnswer { .refused(reason, words: words, width: width, height: height) }
}
