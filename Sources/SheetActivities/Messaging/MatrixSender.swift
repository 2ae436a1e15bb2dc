import Foundation
import SheetFiles

/// Sends to rooms of Matrix: the text, then each file.
struct MatrixSender: MessageSender {
  private struct Event: Encodable {
    struct Info: Encodable {
      var mimetype: String
      var size: Int64
    }
    var msgtype: String
    var body: String
    var url: String?
    var info: Info?
  }

  private struct Uploaded: Decodable { var content_uri: String }
  private struct Sent: Decodable { var event_id: String }

  private struct Limit: Decodable {
    var size: Int64?
    enum CodingKeys: String, CodingKey { case size = "m.upload.size" }
  }

  let account: MatrixAccount
  /// Names this message. The server takes what it gets a second time under one name as the same.
  let mark: String

  func send(_ message: OutgoingMessage, to recipient: MessageRecipient) throws {
    let room = try account.room(recipient)
    try refuseLarge(message.files)
    let texts = message.text.isEmpty ? 0 : 1
    try inSteps(texts + message.files.count) { step in
      let file = step < texts ? nil : message.files[step - texts]
      let event = try file.map(upload) ?? Event(msgtype: "m.text", body: message.text)
      // The address of an upload is another one each time.
      let content = file.map { "\($0.name) \($0.size)" } ?? message.text
      try send(event, to: room, step, content)
    }
  }

  /// A server that does not say it lets the upload decide.
  private func refuseLarge(_ files: [MailAttachment]) throws {
    guard !files.isEmpty else { return }
    let answer = try account.get("/_matrix/media/v3/config", also: [403, 404])
    guard let limit = answer.decoded(Limit.self)?.size else { return }
    if let file = files.first(where: { $0.size > limit }) {
      throw MessageError.tooLarge(file: file.name, size: file.size, limit: limit)
    }
  }

  private func upload(_ file: MailAttachment) throws -> Event {
    file.file.rewind()
    var request = account.server.request(
      "POST", "/_matrix/media/v3/upload?filename=\(file.name.percentEncoded())",
      headers: [("Content-Type", file.type)])
    request.body = .file(file.file, size: file.size)
    let answer = try account.send(request, also: [403, 413])
    guard answer.isSuccess else { throw account.error(answer) }
    guard let place = answer.decoded(Uploaded.self)?.content_uri, place.hasPrefix("mxc://") else {
      throw answer.senseless(from: account.server.server.host)
    }
    return Event(
      msgtype: kind(file.type), body: file.name, url: place,
      info: Event.Info(mimetype: file.type, size: file.size))
  }

  private func kind(_ type: String) -> String {
    switch type.prefix(while: { $0 != "/" }) {
    case "image": "m.image"
    case "video": "m.video"
    case "audio": "m.audio"
    default: "m.file"
    }
  }

  private func send(_ event: Event, to room: String, _ step: Int, _ content: String) throws {
    var hasher = Hasher()
    hasher.combine(room)
    hasher.combine(content)
    let name = "\(mark)-\(step)-\(UInt(bitPattern: hasher.finalize()))"
    var request = account.server.request(
      "PUT", MatrixAccount.api + "/rooms/\(room.percentEncoded())/send/m.room.message/\(name)")
    try request.setJSON(event)
    request.actsOnce = true
    let answer = try sendAgain(request)
    guard answer.isSuccess else { throw account.error(answer) }
    _ = try account.server.decoded(Sent.self, answer)
  }

  /// What got no answer is sent once more: under the same name that is no second message.
  private func sendAgain(_ request: WebRequest) throws -> WebRequest.Answer {
    do {
      return try account.send(request, also: [403, 413])
    } catch let error as NetworkError where error.isLostAnswer {
      return try account.send(request, also: [403, 413])
    }
  }
}

extension NetworkError {
  /// Whether the request may have arrived.
  var isLostAnswer: Bool {
    switch self {
    case .unconfirmed, .cutOff: true
    default: false
    }
  }
}
