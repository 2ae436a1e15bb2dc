/// Why a message was not sent.
package enum MessageError: Error, Hashable, Sendable {
  /// There is no such way, or it has gone since the panel was opened.
  case noService(String)
  /// No way that is there carries files.
  case noFiles
  /// Neither text nor file.
  case empty
  /// No address of the service.
  case recipient(String, MessageService)
  /// The text is longer than the service takes, by so many.
  case tooLong(MessageService, excess: Int, unit: String)
  /// A file is larger than the service takes.
  case tooLarge(file: String, size: Int64, limit: Int64)
  /// No phone is reachable; its name, if one is configured.
  case noPhone(String?)
  /// The phone can be reached, but does not let KDE Connect send messages.
  case phoneForbids(String)
  /// A program ended with a status other than 0; its last words.
  case program(String, status: Int32, words: String)
  /// A program did not end in time: the message may have left.
  case unknown(program: String)
  /// The server does not know the token.
  case badToken(String)
  /// The room is encrypted from end to end.
  case encrypted(room: String)
  /// There is no such room.
  case noRoom(String)
  /// The account is not in the room.
  case notInRoom(String)
  /// There is no chat with this person alone.
  case noDirectChat(String)
  /// The service refuses, with its own words.
  case refused(host: String, words: String)
  /// Some have it, or parts of it have left, before something failed.
  case partly(done: String, cause: String)
}
