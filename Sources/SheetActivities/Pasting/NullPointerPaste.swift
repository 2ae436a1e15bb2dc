import Foundation
import Glibc
import SheetFiles

/// 0x0, as <https://0x0.st> runs it: a form, as its page says.
struct NullPointerPaste: PasteService {
  let account: ServerAccount

  func send(_ paste: Paste) throws -> PasteAnswer {
    var parts = [try file(paste)]
    if let seconds = paste.expiry.seconds {
      parts.append(.field("expires", "\(seconds / 3600)"))
    }
    // A longer address, which nobody guesses.
    parts.append(.field("secret", ""))
    var request = account.request("POST", "/")
    request.body = .parts(parts)
    request.actsOnce = true
    let answer = try account.send(request)
    let lines = String(decoding: answer.body, as: UTF8.self).split(whereSeparator: \.isNewline)
    let address = String(lines.first ?? "")
    let removal = answer.headers[.removalToken].map {
      "\(address)?token=\($0.percentEncoded())&delete="
    }
    return try PasteAnswer(
      address, removal: removal, else: answer.senseless(from: account.server.host))
  }

  private func file(_ paste: Paste) throws -> FormPart {
    let (name, type) = (paste.upload.name.text, paste.upload.mime)
    switch paste.upload.source {
    case .bytes(let bytes): return .data("file", bytes, name: name, type: type)
    case .file(let path):
      return .file("file", path, size: try paste.upload.open().size, name: name, type: type)
    }
  }
}
