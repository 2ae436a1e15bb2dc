import Foundation
import SheetCells
import SheetFiles

extension PostError {
  /// The error in words: what happened, to what, what to do next.
  var message: String {
    switch self {
    case .nothing: "There is nothing to post. Type a text."
    case .noAccount(let service):
      "There is no account with \(service). Run `sharesheet accounts` to add one."
    case .noPage(let service):
      "Without an account \(service) takes only a web link. Run `sharesheet accounts` to add one."
    case .tooLong(let service, let words): "Too long for \(service): \(words)."
    case .notAllowed(let service, let words):
      "\(service) does not take it\(words.asReason) Perhaps your \(service) plan does not allow "
        + "posting."
    case .partly(let posted, let failures): Self.message(posted, failures)
    default: pictureMessage
    }
  }

  private var pictureMessage: String {
    switch self {
    case .tooManyPictures(let count, let limit, let service):
      "\(service) takes at most \(limit) pictures; these are \(count). Leave some out."
    case .tooManyFiles(let count, let limit, let service):
      "\(service) takes at most \(limit) files; these are \(count). Leave some out."
    case .noPicture(let name, let service):
      "\(name.quoted) is no picture, and \(service) takes nothing else beside the text. Leave it out, or "
        + "share it another way."
    case .folder(let name, let service):
      "\(name.quoted) is a folder, and \(service) takes only files. Use Archive first."
    case .pictureType(let name, let service):
      "\(service) takes no pictures of the type of \(name.quoted). Choose to send it as JPEG."
    case .pictureBytes(let name, let bytes, let limit, let service):
      "\(name.quoted) has \(ByteCount.words(bytes)); \(service) takes at most "
        + "\(ByteCount.words(limit)). Choose to send it smaller."
    case .fileBytes(let name, let bytes, let limit, let service):
      "\(name.quoted) has \(ByteCount.words(bytes)); \(service) takes at most "
        + "\(ByteCount.words(limit)). Leave it out, or share it another way."
    case .notRemade(let name, let note):
      "\(name.quoted) cannot be made smaller: \(note). Choose to send the pictures as they are."
    case .wordsTooLong(let name, let count, let limit, let service):
      "The words for \(name.quoted) are \(count - limit) characters over the \(limit) that "
        + "\(service) takes."
    case .stillWorking(let name, let service):
      "\(service) has not finished with \(name.quoted). Nothing was posted; try again later."
    case .pictureRefused(let name, let service, let words):
      "\(service) cannot use \(name.quoted)\(words.asReason)"
    default: ""
    }
  }

  private static func message(_ posted: [String], _ failures: [PostFailure]) -> String {
    let missing = failures.map { "Not posted to \($0.service): \($0.words)" }
    return (["Posted to \(posted.formatted())."] + missing).joined(separator: " ")
  }
}

extension PostError: LocalizedError {
  /// The message, for code that knows only `Error`.
  var errorDescription: String? { message }
}

extension [String] {
  /// The texts as a sentence names them: `a, b and c`.
  fileprivate func formatted() -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
