/// pinnwand, as <https://bpa.st> runs it: its "JSON API" version 1.
struct PinnwandPaste: PasteService {
  let account: ServerAccount
  let name: String

  private struct Question: Encodable {
    struct File: Encodable { var name, lexer, content: String }
    var expiry: String
    var files: [File]
  }

  private struct Answer: Decodable { var link, removal: String }

  func send(_ paste: Paste) throws -> PasteAnswer {
    let file = Question.File(
      name: paste.upload.name.text,
      lexer: paste.language.isEmpty ? PasteLanguage.plain : paste.language,
      content: try paste.text(for: name))
    let answer = try account.sendOnce(
      "POST", "/api/v1/paste", json: Question(expiry: paste.expiry.rawValue, files: [file]))
    let made = try account.decoded(Answer.self, answer)
    return try PasteAnswer(
      made.link, removal: made.removal, else: answer.senseless(from: account.server.host))
  }
}
