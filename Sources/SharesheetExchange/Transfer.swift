import Glibc
import HelperProtocol

/// An accepted offer, until each of its files has come or failed.
final class Transfer {
  private enum State {
    case expected
    case coming(Upload)
    case over
  }

  let session: String
  /// Who sends; files from elsewhere are refused.
  let address: String
  /// The token of each file.
  let tokens: [String: String]
  /// Seconds: see ``ReceiverSettings/patience``.
  var patience = ExchangeLimits.patience
  private let files: [String: LocalSendFile]
  private var states: [String: State]
  private let tell: (ExchangeEvent) -> Void
  private let over: () -> Void
  private var lastSign = time(nil)
  private var isOver = false

  init(
    _ session: String, from address: String, _ files: [String: LocalSendFile],
    _ tell: @escaping (ExchangeEvent) -> Void, over: @escaping () -> Void
  ) {
    (self.session, self.address, self.files) = (session, address, files)
    (self.tell, self.over) = (tell, over)
    tokens = files.mapValues { _ in .randomToken() }
    states = files.mapValues { _ in .expected }
  }

  /// The file that comes now, if it does.
  func upload(of file: String) -> Upload? {
    guard case .coming(let upload) = states[file] else { return nil }
    return upload
  }

  /// Who takes the body of a request that brings a file.
  func upload(_ request: Request) -> any RequestHandler {
    let name = request.query("fileId") ?? ""
    guard let file = files[name], let token = tokens[name], isOwn(request, token) else {
      return Refusal(.declined, "The transfer or its token is another one.")
    }
    guard case .expected = states[name] else {
      return Refusal(.busy, "This file has come already.")
    }
    let upload = Upload(name, file, request, tell, session: session) { [unowned self] in
      finish(name)
    }
    states[name] = .coming(upload)
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
    states[file] = .over
    lastSign = time(nil)
    let isDone = states.values.allSatisfy { if case .over = $0 { true } else { false } }
    if isDone { leave(.done) }
  }

  /// Ends it early.
  func end(_ ending: ExchangeEnding) {
    let coming = states.keys.compactMap(upload(of:))
    isOver = true
    for upload in coming { upload.spoil(.cancelled) }
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
    let coming = states.keys.compactMap(upload(of:))
    for upload in coming { upload.tick(now, patience) }
    if coming.isEmpty, now - lastSign > 2 * patience { leave(.silent) }
  }
}
