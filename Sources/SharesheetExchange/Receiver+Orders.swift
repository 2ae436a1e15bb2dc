import Glibc
import HelperProtocol

extension Receiver {
  func carryOut(_ order: ExchangeOrder, file: () -> Int32?) {
    switch order {
    case .accept(let session, let files): accept(session, files)
    case .answer(let session, let status, let message):
      guard let offer = takeOffer(session) else { return }
      offer.request.respond(Response(status, message))
    case .write(let session, let name):
      guard let descriptor = file() else { return }
      guard let upload = transfer(session)?.upload(of: name) else {
        close(descriptor)
        return
      }
      upload.write(into: descriptor)
    case .keep(let session, let file): transfer(session)?.upload(of: file)?.keep()
    case .refuse(let session, let file, let status, let message):
      transfer(session)?.upload(of: file)?.refuse(Response(status, message))
    case .end(let session): transfer(session)?.end(.cancelledHere)
    case .receive, .offer: break
    }
  }

  private func accept(_ session: String, _ files: [String]) {
    // Its sender may have gone while the order was on its way.
    guard let offer = takeOffer(session) else {
      return tell(.ended(session: session, .cancelledBySender))
    }
    let wanted = Set(files)
    let accepted = offer.files.filter { wanted.contains($0.key) }
    guard !accepted.isEmpty else { return offer.request.respond(Response(.nothingToSend)) }
    let transfer = Transfer(
      session, from: offer.request.address, accepted, patience: patience, tell
    ) { [unowned self] in stage = .idle }
    stage = .receiving(transfer)
    offer.request.respond(
      Response(json: LocalSendAcceptance(sessionId: session, files: transfer.tokens)))
  }

  /// The undecided offer, which is decided now.
  private func takeOffer(_ session: String) -> Offer? {
    guard case .offered(let offer) = stage, offer.session == session else { return nil }
    stage = .idle
    return offer
  }

  private func transfer(_ session: String) -> Transfer? {
    guard case .receiving(let transfer) = stage, transfer.session == session else { return nil }
    return transfer
  }
}
