import Dispatch
import Foundation
import SheetPrograms
import Synchronization

/// A link that works once, seen from the thread of the work.
final class WatchedLink: Sendable {
  /// What has become of it.
  struct State: Sendable {
    /// Its address; `nil` until it can be fetched.
    var address: String?
    /// When it ends by itself.
    var end = Date.distantFuture
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
  @MainActor private var link: OneTimeLink?

  /// Starts it, on another thread than the main one.
  init(_ files: [LinkedFile], _ helper: HelperProgram?) {
    DispatchQueue.main.sync { MainActor.assumeIsolated { start(files, helper) } }
  }

  /// What is known now.
  var state: State { shared.withLock { $0 } }

  /// Ends it.
  func stop() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.link?.stop()
        self.link = nil
      }
    }
  }

  @MainActor
  private func start(_ files: [LinkedFile], _ helper: HelperProgram?) {
    do throws(ExchangeError) {
      let link = try OneTimeLink(files, helper: helper)
      let end = link.end
      change { $0.end = end }
      link.onEvent = { [weak self] in self?.take($0) }
      self.link = link
    } catch {
      change { $0.error = error }
    }
  }

  private func take(_ event: OneTimeLink.Event) {
    change { state in
      switch event {
      case .ready(let address): state.address = address
      case .fetching(_, let visitor): state.visitor = visitor
      case .fetched(let number):
        state.fetched.insert(number)
        state.visitor = nil
      case .over: state.isOver = true
      case .failed(let error): state.error = error
      }
    }
  }

  private func change(_ body: (inout State) -> Void) {
    shared.withLock { body(&$0) }
  }
}
