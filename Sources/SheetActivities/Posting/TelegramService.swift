import Foundation
import SheetPresentation

/// A chat of Telegram in which a bot may write: <https://core.telegram.org/bots/api>. Each account is a bot
/// and one chat.
struct TelegramService: PostService {
  static let profile = ServiceProfile(
    word: "telegram", title: "Telegram", server: .fixed("https://api.telegram.org"),
    secrets: [.init("token", label: "Token of the bot")],
    details: [.init("chat", label: "Number or @name of the chat", isRequired: true)],
    signIn: .pasted(where: "@BotFather gives tokens; add the bot to the chat."))

  /// As of November 2026.
  static let usualLimits = PostLimits(
    measure: .units, text: 4096, textBesidePictures: 1024, pictures: 10,
    pictureBytes: 10_000_000, pictureTypes: ["image/jpeg", "image/png", "image/webp"],
    fileBytes: 50_000_000)

  static func page(for post: Post, at place: String) -> URL? {
    // The page needs a link; a text alone can stand there too.
    let text = post.textWithoutLink
    let fields =
      post.link.isEmpty ? [("url", text)] : [("url", post.link), ("text", text)]
    return URL(string: "https://t.me/share/url?\(fields.filled.query)")
  }

  private let bot: TelegramConnection
  private let chat: String

  var server: ServerAccount { bot.server }

  init(_ account: Account, _ work: ActivityWork) throws {
    bot = try TelegramConnection(account, work)
    chat = account.details["chat"] ?? ""
  }

  // MARK: Posting

  /// Several pictures are one album; each file that is none goes by itself. The text stands below the first.
  func publish(_ post: Post, _ pictures: [PostPicture], key: String) throws -> PostReceipt {
    let text = Self.body(of: post)
    guard !pictures.isEmpty else {
      return receipt(try call("sendMessage", [.field("text", text)]))
    }
    let photos = pictures.filter { isPhoto($0) }
    let files = pictures.filter { !isPhoto($0) }
    if photos.count > 1, files.isEmpty { return receipt(try sendAlbum(photos, text)) }
    var first: Message?
    for picture in pictures {
      let (method, field) = isPhoto(picture) ? ("sendPhoto", "photo") : ("sendDocument", "document")
      let caption = first == nil && !text.isEmpty ? [FormPart.field("caption", text)] : []
      let message = try call(method, caption + [picture.part(field)])
      first = first ?? message
    }
    return receipt(first)
  }

  private func isPhoto(_ picture: PostPicture) -> Bool {
    Self.usualLimits.pictureTypes.contains(picture.type)
      && picture.size <= Self.usualLimits.pictureBytes
  }

  private struct Item: Encodable {
    var type = "photo"
    var media: String
    var caption: String?
  }

  private func sendAlbum(_ photos: [PostPicture], _ text: String) throws -> Message? {
    let items = photos.indices.map {
      Item(media: "attach://photo\($0)", caption: $0 == 0 ? text.ifAny : nil)
    }
    let list = String(decoding: try JSONEncoder().encode(items), as: UTF8.self)
    let parts = photos.enumerated().map { $1.part("photo\($0)") }
    return try call("sendMediaGroup", [.field("media", list)] + parts)
  }

  // MARK: The Bot API

  private struct Message: Decodable {
    struct Chat: Decodable {
      var id: Int64
      var username: String?
    }
    var message_id: Int64
    var chat: Chat
  }

  private struct One: Decodable { var result: Message }
  private struct Several: Decodable { var result: [Message] }

  private func call(_ method: String, _ parts: [FormPart]) throws -> Message? {
    let answer = try bot.call(method, [.field("chat_id", chat)] + parts)
    if let one = answer.decoded(One.self) { return one.result }
    return try server.decoded(Several.self, answer).result.first
  }

  /// Only what is written in channels and large groups has an address.
  private func receipt(_ message: Message?) -> PostReceipt {
    guard let message else { return PostReceipt() }
    let group = String(message.chat.id)
    let place =
      message.chat.username.flatMap { $0.isPathPart ? $0 : nil }
      ?? (group.hasPrefix("-100") ? "c/\(group.dropFirst(4))" : nil)
    return PostReceipt(
      address: place.flatMap { URL(string: "https://t.me/\($0)/\(message.message_id)") })
  }
}
