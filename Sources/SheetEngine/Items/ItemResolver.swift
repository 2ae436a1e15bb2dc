import Foundation

/// Turns what was shared into the items for one chosen service.
///
/// Sources are asked on the main thread. Providers and deferred items are made one after the other on
/// an operation queue while the main run loop keeps turning: they may block, and may wait for the main
/// queue themselves.
@MainActor
final class ItemResolver {
  /// Where making an item in the background stands.
  private enum Slow: Sendable {
    case provider(UIActivityItemProvider, order: Int)
    case deferred(DeferredItems)
    case promised(NSItemProvider)
  }

  private let sheet: UIActivityViewController
  private let type: UIActivity.ActivityType?
  private var loaded: [ObjectIdentifier: [Any]] = [:]
  private var slow: [Slow] = []
  private lazy var queue = OperationQueue()
  private var completion: ((Result<[Any], any Error>) -> Void)?
  /// The types of the items that were made, as sources name them: one for each, empty for none.
  private(set) var types: [String] = []

  /// Makes a resolver for one choice.
  init(sheet: UIActivityViewController, type: UIActivity.ActivityType?) {
    self.sheet = sheet
    self.type = type
  }

  /// Whether anything has to be made in the background.
  var isSlow: Bool { !slow.isEmpty }

  /// Starts. `completion` is called once, on the main actor, perhaps before this returns; never after
  /// ``cancel()``.
  func start(_ completion: @escaping (Result<[Any], any Error>) -> Void) {
    self.completion = completion
    slow = sheet.activityItems.compactMap(slowItem)
    guard isSlow else { return finish(nil) }
    queue.maxConcurrentOperationCount = 1
    for item in slow {
      queue.addOperation { [weak self, type] in Self.make(item, for: type, resolver: self) }
    }
    queue.addOperation { [weak self] in
      DispatchQueue.main.async { self?.finish(self?.cancellation) }
    }
  }

  /// A provider that was cancelled by its own program, as by the button of a progress panel: the person
  /// gave up there.
  private var cancellation: CancellationError? {
    let isCancelled = slow.contains {
      if case .provider(let provider, _) = $0 { provider.isCancelled } else { false }
    }
    return isCancelled ? CancellationError() : nil
  }

  /// Gives up: what is being made is told so, and nothing more is reported.
  func cancel() {
    completion = nil
    queue.cancelAllOperations()
    for item in slow {
      switch item {
      case .provider(let provider, _): provider.cancel()
      case .deferred(let deferred): deferred.cancel()
      case .promised: break
      }
    }
  }

  private nonisolated static func make(
    _ item: Slow, for type: UIActivity.ActivityType?, resolver: ItemResolver?
  ) {
    switch item {
    case .provider(let provider, let order): provider.makeItem(order: order, for: type)
    case .deferred(let deferred):
      hand(Result { try deferred.load(type) }, of: deferred, to: resolver)
    case .promised(let provider):
      hand(Result { [try provider.item()] }, of: provider, to: resolver)
    }
  }

  private nonisolated static func hand(
    _ result: Result<[Any], any Error>, of maker: any AnyObject & Sendable,
    to resolver: ItemResolver?
  ) {
    let result = UncheckedBox(value: result)
    DispatchQueue.main.async {
      MainActor.assumeIsolated { resolver?.take(result.value, of: maker) }
    }
  }

  private func take(_ result: Result<[Any], any Error>, of maker: AnyObject) {
    switch result {
    case .success(let items): loaded[ObjectIdentifier(maker)] = items
    case .failure(let error): finish(error)
    }
  }

  private func finish(_ error: (any Error)?) {
    guard let completion else { return }
    self.completion = nil
    if let error {
      queue.cancelAllOperations()
      return completion(.failure(error))
    }
    let items = sheet.activityItems.map { ($0, made: resolved($0)) }
    types = items.flatMap { item in
      item.made.map { sheet.dataType(of: $0, from: item.0, for: type) }
    }
    completion(.success(items.flatMap(\.made)))
  }

  private func slowItem(_ item: Any) -> Slow? {
    if let deferred = item as? DeferredItems { return .deferred(deferred) }
    let item = unwrappedItem(item)
    if let provider = item as? NSItemProvider { return .promised(provider) }
    return (item as? UIActivityItemProvider).map { .provider($0, order: $0.order()) }
  }

  private func resolved(_ item: Any) -> [Any] {
    if let deferred = item as? DeferredItems { return loaded[ObjectIdentifier(deferred)] ?? [] }
    if let provider = unwrappedItem(item) as? NSItemProvider {
      return loaded[ObjectIdentifier(provider)] ?? []
    }
    return fromSource(item).map { [$0] } ?? []
  }

  private func fromSource(_ item: Any, depth: Int = 0) -> Any? {
    guard let item = unwrappedItem(item) else { return nil }
    guard depth < 4, let source = item as? any UIActivityItemSource else { return item }
    let made = source.activityViewController(sheet, itemForActivityType: type)
    return made.flatMap { fromSource($0, depth: depth + 1) }
  }
}

/// Carries a value that only one thread at a time touches.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}
