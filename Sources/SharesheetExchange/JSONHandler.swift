import FoundationEssentials
import HelperProtocol

/// How much may be in memory of bodies that are not whole yet: peers can open many connections.
final class BodyBudget {
  fileprivate var left = 4 * ExchangeLimits.offer
}

/// Collects a body that is short, and hands it on.
final class JSONHandler: RequestHandler {
  private let limit: Int
  private let budget: BodyBudget
  private let use: (Request, Data) -> Void
  private var body = Data()

  init(limit: Int, _ budget: BodyBudget, _ use: @escaping (Request, Data) -> Void) {
    (self.limit, self.budget, self.use) = (limit, budget, use)
  }

  deinit { budget.left += body.count }

  func take(_ bytes: UnsafeRawBufferPointer, of request: Request) -> Request.Taking {
    guard body.count + bytes.count <= limit, bytes.count <= budget.left else {
      request.respond(Response(.tooLarge, "This is more than is read."))
      forget()
      return .taken
    }
    budget.left -= bytes.count
    body.append(contentsOf: bytes)
    return .taken
  }

  func bodyEnded(of request: Request) {
    use(request, body)
    forget()
  }

  private func forget() {
    budget.left += body.count
    body = Data()
  }
}
