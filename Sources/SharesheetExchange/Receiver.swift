import FoundationEssentials
import Glibc
import HelperProtocol

/// A receiver by the LocalSend protocol: one transfer at a time.
final class Receiver: Site {
  /// What is going on.
  enum Stage {
    case idle
    /// An offer waits for the program; its sender waits for the answer.
    case offered(Offer)
    case receiving(Transfer)
  }

  /// An offer that nobody has decided on.
  struct Offer {
    var session: String
    var request: Request
    var files: [String: LocalSendFile]
  }

  let tell: (ExchangeEvent) -> Void
  var stage = Stage.idle
  let patience: Int
  private let device: LocalSendDevice
  private let budget = BodyBudget()
  private var guardian: PINGuard
  /// Requests with a wrong PIN, and when they are answered.
  private var delayed: [(request: Request, due: time_t)] = []

  init(
    _ device: LocalSendDevice, _ settings: ReceiverSettings,
    _ tell: @escaping (ExchangeEvent) -> Void
  ) {
    (self.device, self.tell) = (device, tell)
    patience = settings.patience
    guardian = PINGuard(settings.pin)
  }

  var isOver: Bool { false }

  // MARK: Requests

  func handler(for request: Request) -> any RequestHandler {
    guard let path = LocalSend.Path(rawValue: request.path) else {
      return Refusal(Response(status: 404, type: "text/plain", .bytes([])))
    }
    guard request.method == (path == .info ? "GET" : "POST") else {
      return Refusal(Response(status: 405, type: "text/plain", .bytes([])))
    }
    switch path {
    case .info: return Refusal(Response(json: device))
    case .register:
      return JSONHandler(limit: 1 << 16, budget) { [unowned self] in register($0, $1) }
    case .prepareUpload: return prepareUpload(request)
    case .upload: return upload(request)
    case .cancel: return JSONHandler(limit: 1 << 16, budget) { [unowned self] in cancel($0, $1) }
    }
  }

  private func register(_ request: Request, _ body: Data) {
    guard let peer = try? JSONDecoder().decode(LocalSendDevice.self, from: body) else {
      return request.respond(Response(.badRequest, "This is no device."))
    }
    tell(.met(peer, address: request.address))
    request.respond(Response(json: device))
  }

  /// The PIN is looked at before the body is read.
  private func prepareUpload(_ request: Request) -> any RequestHandler {
    switch guardian.judge(request.query("pin"), from: request.address) {
    case .right:
      return JSONHandler(limit: ExchangeLimits.offer, budget) { [unowned self] in offer($0, $1) }
    case .missing: return Refusal(.pinNeeded, "A PIN is needed.")
    case .tooMany: return Refusal(.tooMany, "Too many wrong PINs.")
    case .wrong(let count):
      tell(.wrongPIN(address: request.address, count: count))
      return JSONHandler(limit: ExchangeLimits.offer, budget) { [unowned self] request, _ in
        // The clock counts whole seconds, and this one may be nearly over.
        delayed.append((request, time(nil) + ExchangeLimits.pinDelay + 1))
      }
    }
  }

  private func offer(_ request: Request, _ body: Data) {
    guard case .idle = stage else {
      return request.respond(Response(.busy, "Busy with another transfer."))
    }
    guard let offer = try? JSONDecoder().decode(LocalSendOffer.self, from: body),
      !offer.files.isEmpty, offer.hasPossibleSizes
    else { return request.respond(Response(.badRequest, "This is no offer of files.")) }
    guard offer.files.count <= ExchangeLimits.files else {
      return request.respond(
        Response(.tooLarge, "At most \(ExchangeLimits.files) files are taken."))
    }
    let session = String.randomToken()
    stage = .offered(Offer(session: session, request: request, files: offer.files))
    request.handler = OfferWait { [unowned self] in withdraw(session) }
    tell(.offered(session: session, address: request.address, offer))
  }

  private func withdraw(_ session: String) {
    guard case .offered(let offer) = stage, offer.session == session else { return }
    stage = .idle
    tell(.withdrawn(session: session))
  }

  private func upload(_ request: Request) -> any RequestHandler {
    guard case .receiving(let transfer) = stage else {
      return Refusal(.declined, "There is no such transfer.")
    }
    return transfer.upload(request)
  }

  /// While the offer is undecided, its sender knows no session yet.
  private func cancel(_ request: Request, _ body: Data) {
    switch stage {
    case .idle: break
    case .offered(let offer):
      guard offer.request.address == request.address else { return request.respond(Self.foreign) }
      offer.request.respond(Response(.declined, "Cancelled."))
      withdraw(offer.session)
    case .receiving(let transfer):
      guard transfer.session.isEqualInConstantTime(request.query("sessionId") ?? ""),
        transfer.address == request.address
      else { return request.respond(Self.foreign) }
      transfer.end(.cancelledBySender)
    }
    request.respond(Response(.accepted))
  }

  private static let foreign = Response(.declined, "There is no such transfer.")

  // MARK: Time

  var needsTime: Bool {
    if case .receiving = stage { return true }
    return !delayed.isEmpty
  }

  func tick() {
    let now = time(nil)
    for (request, _) in delayed.filter({ $0.due <= now }) {
      request.respond(Response(.pinNeeded, "The PIN is wrong."))
    }
    delayed.removeAll { $0.due <= now }
    if case .receiving(let transfer) = stage { transfer.tick(now) }
  }
}

extension LocalSendOffer {
  /// Whether the sizes can be those of files, also together.
  fileprivate var hasPossibleSizes: Bool {
    var total: Int64 = 0
    return files.values.allSatisfy { file in
      let (sum, overflow) = total.addingReportingOverflow(file.size)
      total = sum
      return file.size >= 0 && !overflow
    }
  }
}

/// The sender of an offer waits for the answer.
private final class OfferWait: RequestHandler {
  private let withdraw: () -> Void

  init(_ withdraw: @escaping () -> Void) {
    self.withdraw = withdraw
  }

  func bodyEnded(of request: Request) {}
  func hangUp(_ request: Request) {
    withdraw()
    request.respond(Response(.declined))
  }
  func finished(_ request: Request, isComplete: Bool) { withdraw() }
}
