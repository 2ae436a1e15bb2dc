import SheetFiles

/// Why a message was not sent.
package enum MailError: Error, Hashable, Sendable {
  /// Nothing here could send it.
  case noAccount
  /// The account needs an address to send from.
  case noSender
  /// The helper program is not installed.
  case noHelper
  /// A folder is no file.
  case folder(FilePath)
  /// A picture is damaged, or a program did not give what it promised.
  case noData
  /// More files than a message can have.
  case tooManyFiles(Int)
  /// The message has more bytes than are taken; what says so.
  case tooLarge(size: Int64, limit: Int64, Limiter)
  /// The disk takes no message of so many bytes.
  case noRoom(needed: Int64)
  /// The helper failed.
  case notWritten
  /// The server refuses the name or the password.
  case login(host: String, user: String)
  /// The server's certificate is not trusted; curl's words.
  case untrusted(host: String, detail: String)
  /// `smtps:`, and the server does not speak TLS at that port.
  case speaksPlain(host: String)
  /// The server cannot encrypt.
  case notEncrypted(host: String)
  /// The server refuses somebody who should get it; its words.
  case recipient(host: String, words: String)
  /// The server refuses the message; its words.
  case refused(host: String, words: String)
  /// The mail system ended with an error; its words.
  case mailSystem(program: String, status: Int32, words: String)
  /// The person left the mailer without sending, or it failed.
  case mailer(program: String, status: Int32)

  /// Who says how large a message may be.
  package enum Limiter: Hashable, Sendable {
    /// The server.
    case server(String)
    /// The configuration.
    case configuration
    /// Nobody: it is what most servers take.
    case custom
  }
}
