import Foundation

/// bepasty: its REST interface, in one request (its manual, "REST API", "Uploading a file").
struct BepastyPaste: PasteService {
  let account: ServerAccount

  private static let items = "/apis/rest/items"

  func send(_ paste: Paste) throws -> PasteAnswer {
    let bytes = try paste.bytes()
    var headers = [
      ("Content-Range", "bytes 0-\(bytes.count - 1)/\(bytes.count)"),
      ("Content-Filename", paste.upload.name.text), ("Content-Type", paste.upload.mime),
      ("Transaction-ID", ""),
    ]
    headers += Self.life(paste.expiry)
    var request = account.request("POST", Self.items, headers: headers)
    request.body = .bytes(Array(Data(bytes).base64EncodedData()))
    request.actsOnce = true
    let answer = try account.send(request)
    let host = account.server.host
    // The address is a path below that of the interface.
    guard let id = answer.headers[.contentLocation]?.split(separator: "/").last, !id.isEmpty
    else { throw answer.senseless(from: host) }
    return try PasteAnswer("\(account.server.text)/\(id)", else: answer.senseless(from: host))
  }

  private static func life(_ expiry: Lifetime) -> [(String, String)] {
    let unit =
      switch expiry {
      case .hour: "hours"
      case .day: "days"
      case .week: "weeks"
      case .month: "months"
      case .never: "forever"
      }
    return [("Maxlife-Unit", unit), ("Maxlife-Value", "1")]
  }
}
