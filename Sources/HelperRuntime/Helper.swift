import Glibc
import HelperProtocol

/// Answers the one request of this process and ends it.
package enum Helper {
  /// Does what the arguments ask, within the limits of that; `result` refuses what this program does not
  /// do.
  package static func serve(
    _ result: (HelperRequest) throws(Refusal) -> HelperAnswer
  ) -> Never {
    let request = HelperRequest(arguments: Array(CommandLine.arguments.dropFirst()))
    // Before the first byte of a file that may be hostile is read, and before a library is loaded for it.
    SelfLimits.apply(request?.limits ?? HelperLimits())
    do throws(Refusal) {
      guard let request else { throw Refusal(.badRequest) }
      end(try result(request))
    } catch {
      end(error.answer)
    }
  }

  /// Writes an answer and ends, in the middle of a library's work, too: nothing is left that could
  /// need tidying.
  package static func end(_ answer: HelperAnswer) -> Never {
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
