import Foundation
import HelperProtocol
import SheetCells
import SheetFiles
import SheetImaging
import SheetPrograms

/// The Bot API of Telegram, as far as messages are sent by it.
struct TelegramBot: Sendable {
  private struct Answer: Decodable {
    struct Parameters: Decodable { var retry_after: Int? }
    var ok: Bool
    var description: String?
    var parameters: Parameters?
  }

  /// Longer waits are the person's to decide.
  private static let longestWait = 30

  private let bot: TelegramConnection

  /// Takes a bot's account.
  ///
  /// - Throws: ``NetworkError``, ``SecretError`` or `CancellationError`.
  init(_ account: Account, _ work: ActivityWork) throws {
    // Accounts of [message] are in no table of their own name.
    bot = try TelegramConnection(account, work, isListed: account.store != nil)
  }

  /// Sends a text to a chat: its number, or `@channel`.
  ///
  /// - Throws: ``MessageError`` with Telegram's words, ``NetworkError`` or `CancellationError`.
  func send(_ text: String, to chat: String) throws {
    try call("sendMessage", [.field("chat_id", chat), .field("text", text)])
  }

  /// Sends a file with a text beside it.
  ///
  /// - Throws: As ``send(_:to:)``, and ``MessageError/tooLarge(file:size:limit:)``.
  func send(_ file: MailAttachment, beside text: String, to chat: String) throws {
    guard file.size <= MessageLimits.telegramFile else {
      throw MessageError.tooLarge(
        file: file.name, size: file.size, limit: MessageLimits.telegramFile)
    }
    let isPhoto = try isPhoto(file)
    let fields = text.isEmpty ? [] : [FormPart.field("caption", text)]
    let place = FilePath("/proc/self/fd/\(file.file.number)")
    try call(
      isPhoto ? "sendPhoto" : "sendDocument",
      [.field("chat_id", chat)] + fields + [
        .file(
          isPhoto ? "photo" : "document", place, size: file.size, name: file.name, type: file.type)
      ])
    withExtendedLifetime(file) {}
  }

  /// Pictures of other types, large ones, and what only has the name of one go as they are.
  private func isPhoto(_ file: MailAttachment) throws -> Bool {
    guard file.size <= MessageLimits.telegramPhoto else { return false }
    let head = Data(try file.file.head(PictureFormat.headSize))
    return ["JPEG", "PNG"].contains(PictureLoader.formatName(head))
  }

  private func call(_ method: String, _ parts: [FormPart]) throws {
    var answer = try send(method, parts)
    // It says so before it has done anything.
    if answer.status == 429, let wait = wait(answer), wait <= Self.longestWait {
      bot.server.monitor.tell("\(bot.server.server.host.displayable) asks to wait \(wait) s")
      try bot.server.monitor.wait(for: .seconds(wait))
      answer = try send(method, parts)
    }
    try refuseFailure(answer)
  }

  private func wait(_ answer: WebRequest.Answer) -> Int? {
    answer.decoded(Answer.self)?.parameters?.retry_after ?? answer.wait
  }

  private func refuseFailure(_ answer: WebRequest.Answer) throws {
    let host = bot.server.server.host
    let content = try bot.server.decoded(Answer.self, answer)
    guard !content.ok || !answer.isSuccess else { return }
    switch answer.status {
    case 429: throw NetworkError.tooMany(host, wait: wait(answer))
    default:
      throw MessageError.refused(host: host, words: String((content.description ?? "").prefix(300)))
    }
  }

  private func send(_ method: String, _ parts: [FormPart]) throws -> WebRequest.Answer {
    do {
      return try bot.call(method, parts, also: [400, 403, 413, 429])
    } catch NetworkError.login(let host) {
      throw MessageError.badToken(host)
    }
  }
}

/// Sends to chats of Telegram. A short text goes beside the first file.
struct TelegramSender: MessageSender {
  let bot: TelegramBot

  func send(_ message: OutgoingMessage, to recipient: MessageRecipient) throws {
    let isBeside =
      !message.files.isEmpty && message.text.utf16.count <= MessageLimits.telegramCaption
    let texts = message.text.isEmpty || isBeside ? 0 : 1
    try inSteps(texts + message.files.count) { step in
      guard step >= texts else { return try bot.send(message.text, to: recipient.address) }
      let isFirst = step == texts
      try bot.send(
        message.files[step - texts], beside: isBeside && isFirst ? message.text : "",
        to: recipient.address)
    }
  }
}
