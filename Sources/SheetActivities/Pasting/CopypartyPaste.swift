import SheetFiles

/// copyparty: a file is put into the folder of the address, under its name or the next free one (its
/// "devnotes", "HTTP API").
struct CopypartyPaste: PasteService {
  let account: ServerAccount

  func send(_ paste: Paste) throws -> PasteAnswer {
    let (file, size) = try paste.upload.open()
    var headers = [("Content-Type", paste.upload.mime)]
    if let seconds = paste.expiry.seconds { headers.append(("Life", "\(seconds)")) }
    var request = account.request(
      "PUT", "/\(paste.upload.name.percentEncoded)?want=url", headers: headers)
    request.body = .file(file, size: size)
    request.actsOnce = true
    let answer = try account.send(request)
    let lines = String(decoding: answer.body, as: UTF8.self).split(whereSeparator: \.isNewline)
    let address = lines.first { $0.hasPrefix("http") } ?? ""
    return try PasteAnswer(String(address), else: answer.senseless(from: account.server.host))
  }
}
