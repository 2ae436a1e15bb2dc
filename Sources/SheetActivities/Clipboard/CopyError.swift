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
  case needsGraphicalClipboard([ClipboardObstacle])
  /// No way is left; the programs that failed, with what they said, and what was not even tried.
  case noClipboard(failures: [String], [ClipboardObstacle])
  /// The text is longer than terminals take.
  case tooLong(bytes: Int, limit: Int)

  /// The error in words.
  package var message: String {
    switch self {
    case .nothingToCopy: "There is nothing here that a clipboard can hold."
    case .damagedPicture: "The picture is damaged and cannot be copied."
    case .needsGraphicalClipboard(let obstacles):
      "A picture needs a graphical clipboard, and \(Self.words(obstacles)). "
        + Self.advice(obstacles, else: "Save the picture to a file.")
    case .noClipboard(let failures, let obstacles) where failures.isEmpty:
      "No clipboard can be reached: \(Self.words(obstacles)). "
        + Self.advice(obstacles, else: "Copy in a terminal window, or save to a file.")
    case .noClipboard(let failures, _):
      "The clipboard could not be reached: \(failures.joined(separator: "; ").displayable)."
    case .tooLong(let bytes, let limit):
      "The text is too long for the terminal's clipboard: \(ByteCount.words(bytes)), and "
        + "\(ByteCount.words(limit)) is the limit. Save it to a file."
    }
  }

  private static func words(_ obstacles: [ClipboardObstacle]) -> String {
    obstacles.map(\.words).joined(separator: ", ")
  }

  private static func advice(_ obstacles: [ClipboardObstacle], else advice: String) -> String {
    obstacles.lazy.compactMap(\.advice).first ?? advice
  }
}

extension CopyError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
