import Foundation
import SheetFiles

/// Rooms by what people call them, and whether a text may go there.
extension MatrixAccount {
  private struct Alias: Decodable { var room_id: String }
  private struct Myself: Decodable { var user_id: String }
  private struct Membership: Decodable { var membership: String? }
  private struct Encryption: Decodable {}

  /// The identifier of a room that takes plain text.
  ///
  /// - Throws: ``MessageError/encrypted(room:)`` and others, ``NetworkError`` or `CancellationError`.
  func room(_ recipient: MessageRecipient) throws -> String {
    let room =
      switch recipient.address.first {
      case "#": try room(alias: recipient.address)
      case "@": try directRoom(with: recipient.address)
      default: recipient.address
      }
    try refuseEncrypted(room, recipient)
    return room
  }

  private func room(alias: String) throws -> String {
    let answer = try get(Self.api + "/directory/room/\(alias.percentEncoded())", also: [400, 404])
    guard answer.isSuccess else { throw missing(alias, answer) }
    return try server.decoded(Alias.self, answer).room_id
  }

  /// The room that the person's clients have marked as a chat with somebody alone.
  private func directRoom(with user: String) throws -> String {
    let me = try server.decoded(Myself.self, get(Self.api + "/account/whoami")).user_id
    let path = Self.api + "/user/\(me.percentEncoded())/account_data/m.direct"
    let answer = try get(path, also: [404])
    let rooms = answer.isSuccess ? answer.decoded([String: [String]].self)?[user] ?? [] : []
    // One that the other has left would take the message, and nobody would read it.
    let room = try rooms.last { room in
      try isMember(user, of: room) && isMember(me, of: room)
    }
    guard let room else { throw MessageError.noDirectChat(user) }
    return room
  }

  private func isMember(_ user: String, of room: String) throws -> Bool {
    let path = "/rooms/\(room.percentEncoded())/state/m.room.member/\(user.percentEncoded())"
    let answer = try get(Self.api + path, also: [403, 404])
    let membership = answer.decoded(Membership.self)?.membership
    return answer.isSuccess && (membership == "join" || membership == "invite")
  }

  /// A room without the event is not encrypted; any other answer is no permission.
  private func refuseEncrypted(_ room: String, _ recipient: MessageRecipient) throws {
    let path = Self.api + "/rooms/\(room.percentEncoded())/state/m.room.encryption"
    let answer = try get(path, also: [400, 403, 404])
    switch (answer.status, answer.decoded(Fault.self)?.errcode) {
    case (200...299, _):
      _ = try server.decoded(Encryption.self, answer)
      throw MessageError.encrypted(room: recipient.title)
    case (404, "M_NOT_FOUND"): return
    case (403, _): throw MessageError.notInRoom(recipient.title)
    default: throw missing(recipient.title, answer)
    }
  }

  private func missing(_ room: String, _ answer: WebRequest.Answer) -> any Error {
    let code = answer.decoded(Fault.self)?.errcode ?? ""
    return ["M_NOT_FOUND", "M_INVALID_PARAM", "M_UNKNOWN"].contains(code)
      ? MessageError.noRoom(room) : error(answer)
  }
}
