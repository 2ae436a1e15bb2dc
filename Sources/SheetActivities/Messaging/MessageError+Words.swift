import Foundation
import SheetCells
import SheetFiles
import SheetPresentation

extension MessageError {
  /// The error in words: what happened, to what, what to do next.
  package var message: String {
    switch self {
    case .noService(let name):
      "There is no way \(name.quoted) to send a message here. Choose another one."
    case .noFiles:
      "Files go only by Matrix or Telegram, and neither is set up: see [message] in the manual."
    case .empty: "There is nothing to send. Type a text."
    case .recipient(let text, let service):
      "\(text.quoted) is no recipient: type \(MessageRecipient.example(service))."
    case .tooLong(_, let excess, let unit):
      "The text is too long by \(excess) \(unit). Shorten it, or choose another way."
    case .tooLarge(let file, let size, let limit):
      "\(file.quoted) has \(ByteCount.words(size)); at most \(ByteCount.words(limit)) are taken. Share a link "
        + "to it instead."
    case .partly(let done, let cause): "\(done) \(cause)"
    default: programMessage
    }
  }

  private var programMessage: String {
    switch self {
    case .noPhone(let name?):
      "The phone \(name.quoted) is not reachable. Open KDE Connect on it, or choose the QR code."
    case .noPhone(nil):
      "No phone with KDE Connect is reachable. Open KDE Connect on it, or choose the QR code."
    case .phoneForbids(let name):
      "The phone \(name.quoted) does not let KDE Connect send messages. Allow SMS in KDE Connect there."
    case .program(let name, let status, let words):
      "\(name.displayable) failed with status \(status)\(words.asReason)"
    case .unknown(let program):
      "\(program.displayable) did not end in time. The message may have left: look before you send it again."
    default: serverMessage
    }
  }

  private var serverMessage: String {
    switch self {
    case .badToken(let host):
      "\(host.displayable) does not know the token. Get a new one there, and store it."
    case .encrypted(let room):
      "The room \(room.quoted) is end-to-end encrypted, and this program cannot encrypt. Nothing was sent. Use "
        + "a client such as Element or matrix-commander, or another room."
    case .noRoom(let room): "There is no room \(room.quoted). Check its name."
    case .notInRoom(let room):
      "The account is not in the room \(room.quoted). Join it in a Matrix client first."
    case .noDirectChat(let user):
      "There is no chat with \(user.quoted) alone. Begin one in a Matrix client, or name a room."
    case .refused(let host, let words): "\(host.displayable) refuses\(words.asReason)"
    default: ""
    }
  }
}

extension MessageError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
