import Foundation
import SheetCells
import SheetFiles
import SheetPresentation

extension FileError {
  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    sourceMessage ?? targetMessage
  }

  private var sourceMessage: String? {
    switch self {
    case .unreadable(let path, let error):
      "\(quote(path)) cannot be read: \(error.words). Check its permissions."
    case .notAFile(let path):
      "\(quote(path)) is a device, a pipe or a socket. Leave it out."
    case .changed(let path):
      "\(quote(path)) became shorter while it was read. Try again when it is complete."
    case .intoItself(let path):
      "\(quote(path)) cannot be saved into itself. Choose another folder."
    case .badName(let name):
      "\"\(name.displayable)\" cannot be the name of a file. Choose another name."
    case .nameNotUTF8(let path):
      "The name of \(quote(path)) is not UTF-8, which ZIP needs. Choose tar.gz."
    default: nil
    }
  }

  private var targetMessage: String {
    switch self {
    case .noFolder(let path):
      "There is no folder \(quote(path)). Choose another one."
    case .notAFolder(let path):
      "\(quote(path)) is not a folder. Choose another one."
    case .notWritable(let path, _):
      "You may not write to \(quote(path)). Choose another folder."
    case .takesNoFiles(let path):
      "\(quote(path)) takes no files: the system shows its own state there. Choose another folder."
    case .readOnly(let path):
      "The disk of \(quote(path)) is read-only. Choose another folder."
    case .noSpace(let path, let needed, let free):
      "The disk of \(quote(path)) is full\(amounts(needed, free)). Free some space, "
        + "or choose another folder."
    case .quota(let path):
      "Your share of the disk of \(quote(path)) is used up. Delete something there, "
        + "or choose another folder."
    case .nameTooLong(let path):
      "The name is too long for \(quote(path)). Choose a shorter one."
    case .tooLarge(let path):
      "The file is larger than the disk of \(quote(path)) can store. Choose another folder."
    case .notWritten(let path, let error):
      "Writing to \(quote(path)) failed: \(error.words). Choose another folder."
    default: "This could not be saved."
    }
  }

  private func amounts(_ needed: Int64?, _ free: Int64?) -> String {
    let parts = [
      needed.map { "\(ByteCount.words($0)) needed" }, free.map { "\(ByteCount.words($0)) free" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
  }

  private func quote(_ path: FilePath) -> String { "\"\(path.text.displayable)\"" }
}

extension FileError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
