import Dispatch
import HelperProtocol
import SheetPrograms
import Synchronization

/// The server of a link that works once, seen from another thread.
final class LinkServer: Sendable {
  /// What has become of it.
  struct State: Sendable {
    /// Where it listens; `nil` until it does.
    var port: Int?
    /// The address of whoever fetches something at this moment.
    var visitor: String?
    /// The files that somebody has whole, by their numbers.
    var fetched: Set<Int> = []
    /// Whether it is over.
    var isOver = false
    /// Why it is not there any more.
    var error: ExchangeError?
  }

  private let shared = Mutex(State())
  @MainActor private var exchange: Exchange?

  /// Starts it with open files, from another thread than the main one.
  init(_ settings: LinkSettings, _ files: [Descriptor], _ helper: HelperProgram?) {
    DispatchQueue.main.sync {
      MainActor.assumeIsolated { start(settings, files, helper) }
    }
  }

  /// What is known now.
  var state: State { shared.withLock { $0 } }

  /// Ends it.
  func stop() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.exchange?.stop()
        self.exchange = nil
      }
    }
  }

  @MainActor
  private func start(_ settings: LinkSettings, _ files: [Descriptor], _ helper: HelperProgram?) {
    do throws(ExchangeError) {
      let exchange = try Exchange(helper)
      exchange.onEvent = { [weak self] in self?.take($0) }
      exchange.onEnd = { [weak self] in self?.change { $0.isOver ? () : ($0.error = .ended) } }
      exchange.order(.offer(settings), files: files)
      self.exchange = exchange
    } catch {
      change { $0.error = error }
    }
  }

  private func take(_ event: ExchangeEvent) {
    change { state in
      switch event {
      case .ready(let port, _): state.port = port
      case .failed(let code): state.error = ExchangeError(port: 0, code: code)
      case .fetching(_, let address): state.visitor = address
      case .fetched(let number):
        state.fetched.insert(number)
        state.visitor = nil
      case .expired: state.isOver = true
      default: break
      }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    shared.withLock { body(&$0) }
  }
}
