import Glibc
import HelperProtocol

/// Answers the one request of this process and ends it.
enum Helper {
  /// Does what is asked; `nil` is nothing that it knows.
  static func answer(_ request: HelperRequest?) -> Never {
    do throws(Refusal) {
      end(try result(of: request))
    } catch {
      end(error.answer)
    }
  }

  private static func result(of request: HelperRequest?) throws(Refusal) -> HelperAnswer {
    switch request {
    case .about: .words(Loaders.description)
    case .picture(let width, let height):
      .picture(try PictureDecoder(width: width, height: height).decode(Input()))
    case .type(let count):
      .words(try ContentSniffer.types(of: [STDIN_FILENO] + (3..<Int32(2 + count))))
    case nil: throw Refusal(.badRequest)
    }
  }

  /// Writes an answer and ends, in the middle of a library's work, too: nothing is left that could
  /// need tidying.
  static func end(_ answer: HelperAnswer) -> Never {
    let isWritten = answer.bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let part = UnsafeRawBufferPointer(rebasing: rest)
        let count = write(STDOUT_FILENO, part.baseAddress, part.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    _exit(isWritten ? 0 : 1)
  }
}

/// Why there is no picture, and what else there is to say.
struct Refusal: Error {
  var reason: HelperRefusal
  var words = ""
  var width = 0
  var height = 0

  init(_ reason: HelperRefusal, words: String = "", width: Int = 0, height: Int = 0) {
    self.reason = reason
    self.words = words
    (self.width, self.height) = (max(0, width), max(0, height))
  }

  var answer: HelperAnswer { .refused(reason, words: words, width: width, height: height) }
}
