import Foundation
import SheetCells
import SheetFiles
import SheetPresentation

/// Why nothing was put on a clipboard.
package enum CopyError: Error, Hashable, Sendable {
  /// Nothing that was shared has a form for a clipboard.
  case nothingToCopy
  /// The picture cannot be decoded.
  case damagedPicture
  /// A picture needs a graphical clipboard, and there is none.
  case needsGraphicalClipboard
  /// No way is left; the programs that failed, with what they said.
  case noClipboard(failures: [String])
  /// The text is longer than terminals take.
  case tooLong(bytes: Int, limit: Int)

  /// The error in words.
  package var message: String {
    switch self {
    case .nothingToCopy: "There is nothing here that a clipboard can hold."
    case .damagedPicture: "The picture is damaged and cannot be copied."
    case .needsGraphicalClipboard:
      "A picture needs a graphical clipboard. Install xclip or wl-clipboard in a graphical session, "
        + "or save the picture to a file."
    case .noClipboard(let failures) where failures.isEmpty:
      "No clipboard was found. Install wl-clipboard or xclip, or use tmux."
    case .noClipboard(let failures):
      "The clipboard could not be reached: \(failures.joined(separator: "; ").displayable)."
    case .tooLong(let bytes, let limit):
      "The text is too long for the terminal's clipboard: \(ByteCount.words(bytes)), and "
        + "\(ByteCount.words(limit)) is the limit. Save it to a file."
    }
  }
}

extension CopyError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
