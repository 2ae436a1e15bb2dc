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
      "\(path.quoted) cannot be read: \(error.words). Check its permissions."
    case .notAFile(let path):
      "\(path.quoted) is a device, a pipe or a socket. Leave it out."
    case .otherKind(let path, let kind):
      "\(path.quoted) is \(kind), not a file. Move it away, or name another place."
    case .tooLargeToChange(let path, let limit):
      "\(path.quoted) has more than \(ByteCount.words(limit)). Move it away, and a new file is begun."
    case .changed(let path):
      "\(path.quoted) became shorter while it was read. Try again when it is complete."
    case .intoItself(let path):
      "\(path.quoted) cannot be saved into itself. Choose another folder."
    case .badName(let name):
      "\(name.quoted) cannot be the name of a file. Choose another name."
    case .nameNotUTF8(let path):
      "The name of \(path.quoted) is not UTF-8, which ZIP needs. Choose tar.gz."
    default: nil
    }
  }

  private var targetMessage: String {
    switch self {
    case .noFolder(let path):
      "There is no folder \(path.quoted). Choose another one."
    case .notAFolder(let path):
      "\(path.quoted) is not a folder. Choose another one."
    case .notWritable(let path, _):
      "You may not write to \(path.quoted). Choose another folder."
    case .takesNoFiles(let path):
      "\(path.quoted) takes no files: the system shows its own state there. Choose another folder."
    case .readOnly(let path):
      "The disk of \(path.quoted) is read-only. Choose another folder."
    case .noSpace(let path, let needed, let free):
      "The disk of \(path.quoted) is full\(amounts(needed, free)). Free some space, "
        + "or choose another folder."
    case .quota(let path):
      "Your share of the disk of \(path.quoted) is used up. Delete something there, "
        + "or choose another folder."
    case .nameTooLong(let path):
      "The name is too long for \(path.quoted). Choose a shorter one."
    case .tooLarge(let path):
      "The file is larger than the disk of \(path.quoted) can store. Choose another folder."
    case .notWritten(let path, let error):
      "Writing to \(path.quoted) failed: \(error.words). Choose another folder."
    default: "This could not be saved."
    }
  }

  private func amounts(_ needed: Int64?, _ free: Int64?) -> String {
    let parts = [
      needed.map { "\(ByteCount.words($0)) needed" }, free.map { "\(ByteCount.words($0)) free" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : ": " + parts.joined(separator: ", ")
  }
}

extension FileError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
