import Glibc
import HelperProtocol

/// An accepted offer, until each of its files has come or failed.
final class Transfer {
  let session: String
  /// Who sends; files from elsewhere are refused.
  let address: String
  /// The token of each file.
  let tokens: [String: String]
  /// Seconds: see ``ReceiverSettings/patience``.
  private let patience: Int
  private let files: [String: LocalSendFile]
  /// The files that have not begun to come.
  private var expected: Set<String>
  /// The files that come now. All others are over.
  private var coming: [String: Upload] = [:]
  private let tell: (ExchangeEvent) -> Void
  private let over: () -> Void
  private var lastSign = time(nil)
  private var isOver = false

  init(
    _ session: String, from address: String, _ files: [String: LocalSendFile], patience: Int,
    _ tell: @escaping (ExchangeEvent) -> Void, over: @escaping () -> Void
  ) {
    (self.session, self.address, self.files) = (session, address, files)
    (self.patience, self.tell, self.over) = (patience, tell, over)
    tokens = files.mapValues { _ in .randomToken() }
    expected = Set(files.keys)
  }

  /// The file that comes now, if it does.
  func upload(of file: String) -> Upload? { coming[file] }

  /// Who takes the body of a request that brings a file.
  func upload(_ request: Request) -> any RequestHandler {
    let name = request.query("fileId") ?? ""
    guard let file = files[name], let token = tokens[name], isOwn(request, token) else {
      return Refusal(.declined, "The transfer or its token is another one.")
    }
    guard expected.remove(name) != nil else {
      return Refusal(.busy, "This file has come already.")
    }
    let upload = Upload(name, file, request, tell, session: session) { [unowned self] in
      finish(name)
    }
    coming[name] = upload
    lastSign = time(nil)
    upload.begin()
    return upload
  }

  private func isOwn(_ request: Request, _ token: String) -> Bool {
    request.address == address
      && session.isEqualInConstantTime(request.query("sessionId") ?? "")
      && token.isEqualInConstantTime(request.query("token") ?? "")
  }

  private func finish(_ file: String) {
    coming[file] = nil
    lastSign = time(nil)
    if expected.isEmpty, coming.isEmpty { leave(.done) }
  }

  /// Ends it early.
  func end(_ ending: ExchangeEnding) {
    isOver = true
    for upload in coming.values { upload.spoil(.cancelled) }
    isOver = false
    leave(ending)
  }

  private func leave(_ ending: ExchangeEnding) {
    guard !isOver else { return }
    isOver = true
    tell(.ended(session: session, ending))
    over()
  }

  func tick(_ now: time_t) {
    for upload in coming.values { upload.tick(now, patience) }
    if coming.isEmpty, now - lastSign > 2 * patience { leave(.silent) }
  }
}
