import Foundation
import HelperProtocol
import SheetFiles
import SheetPrograms

/// Why there is no QR code.
package enum CodeError: Error, Hashable, Sendable {
  /// No code holds so many bytes.
  case tooLong(bytes: Int)
  /// The program that makes codes is not installed.
  case needsHelper
  /// That program failed.
  case helperFailed

  init(_ error: HelperError, bytes: Int) {
    switch error {
    case .missing: self = .needsHelper
    case .refused(.tooLong, _, _, _): self = .tooLong(bytes: bytes)
    default: self = .helperFailed
    }
  }
}

extension CodeError: LocalizedError {
  /// The error in words.
  package var message: String {
    switch self {
    case .tooLong(let bytes):
      """
      The text takes \(bytes) bytes; a QR code holds at most \(HelperLimits.codeBytes). Shorten it, \
      or share a link to it.
      """
    case .needsHelper:
      "QR codes need sharesheet-helper. \(HelperError.installing)"
    case .helperFailed:
      "The QR code was not made: sharesheet-helper failed. \(HelperError.looking)"
    }
  }

  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
