import Foundation
import SheetCells
import SheetFiles

extension MailError {
  /// The error in words: what happened, to what, what to do next.
  package var message: String { messageOfServer ?? messageOfPrograms ?? messageOfContent }

  private var messageOfServer: String? {
    switch self {
    case .login(let host, let user):
      "\(host.displayable) refused the login for \(user.displayable). Check user and password_cmd in "
        + "[mail] of the configuration."
    case .untrusted(let host, let detail):
      "The certificate of \(host.displayable) is not trusted: \(detail.displayable). Name the "
        + "certificate of its authority in ca_file of [mail], if you know it."
    case .notEncrypted(let host):
      "\(host.displayable) offers no encryption. Use smtps:// in smtp_url of [mail]."
    case .speaksPlain(let host):
      "\(host.displayable) does not speak TLS at the port of smtp_url in [mail]. Name the port for smtps://, "
        + "often 465, or write smtp:// for STARTTLS."
    case .recipient(let host, let words):
      "\(host.displayable) refused a recipient\(words.asReason) Nobody got the message."
    case .refused(let host, let words):
      "\(host.displayable) refused the message\(words.asReason)"
    case .tooLarge(let size, let limit, .server(let host)):
      "\(host.displayable) takes at most \(amount(limit)); this message has \(amount(size))."
    default: nil
    }
  }

  private var messageOfPrograms: String? {
    switch self {
    case .noAccount:
      "No mail account is set up. Set smtp_url in [mail] of the configuration, or install a mailer such "
        + "as neomutt."
    case .noSender: "There is no address to send from. Set from in [mail] of the configuration."
    case .noHelper:
      "The program sharesheet-helper, which writes messages, is not installed. Install the whole of "
        + "sharesheet."
    case .notWritten: "The message could not be written: sharesheet-helper failed. Try again."
    case .mailSystem(let program, let status, let words):
      "\(program.displayable) did not take the message (exit status \(status))\(words.asReason)"
    case .mailer(let program, let status):
      "\(program.displayable) ended without sending (exit status \(status))."
    default: nil
    }
  }

  private var messageOfContent: String {
    switch self {
    case .folder(let path):
      "\(path.quoted) is a folder, and mail carries files only. Pack it with Archive first."
    case .noData: "A picture is damaged and cannot be sent. Leave it out."
    case .tooManyFiles(let count):
      "\(count) files are too many for one message. Pack them with Archive first."
    case .tooLarge(let size, let limit, .configuration):
      "This message has \(amount(size)), and max_mb in [mail] allows \(amount(limit)). Leave something out."
    case .tooLarge(let size, let limit, _):
      "This message has \(amount(size)), and most servers take at most \(amount(limit)). Leave something "
        + "out, or set max_mb in [mail]."
    case .noRoom(let needed):
      "There is no room on the disk to write the message: \(amount(needed)) needed. Free some space."
    default: "The message was not sent."
    }
  }

  private func amount(_ bytes: Int64) -> String { ByteCount.words(bytes) }
}

extension MailError: LocalizedError {
  /// The message, for code that knows only `Error`.
  package var errorDescription: String? { message }
}
