import Foundation
import SheetEngine

/// What an item provider will hand out.
package struct ItemPromise: Sendable {
  /// Why a provider gave nothing.
  package enum Failure: Error, Hashable {
    /// It gave an error, or something of another kind.
    case nothing(type: String)
    /// It did not call back.
    case noAnswer(type: String)
  }

  /// What it will be.
  package let kind: ActivityItem.Kind
  private let provider: NSItemProvider
  private let type: String
  /// A provider may fetch over a network, but not for ever.
  private static let patience = DispatchTimeInterval.seconds(120)

  /// `nil` when the provider has nothing.
  init?(_ provider: NSItemProvider) {
    let types = provider.registeredTypeIdentifiers
    let known = types.first { Self.kinds[$0] != nil }
    guard let type = known ?? types.first else { return nil }
    self.provider = provider
    self.type = type
    kind = Self.kinds[type] ?? .data
  }

  /// Waits for the item.
  func load() throws -> ActivityItem {
    let received = Received()
    let done = DispatchSemaphore(value: 0)
    provider.loadItem(forTypeIdentifier: type, options: nil) { [type] item, _ in
      received.item = item.flatMap { ActivityItem($0)?.ofType(type) }
      done.signal()
    }
    guard done.wait(timeout: .now() + Self.patience) == .success else {
      throw Failure.noAnswer(type: type)
    }
    guard let item = received.item else { throw Failure.nothing(type: type) }
    return item
  }

  /// Written before the semaphore is signalled and read after it was waited for.
  private final class Received: @unchecked Sendable {
    var item: ActivityItem?
  }

  private static let kinds: [String: ActivityItem.Kind] = [
    "public.plain-text": .text, "public.utf8-plain-text": .text, "public.text": .text,
    "public.url": .link, "public.file-url": .file, "public.png": .image, "public.image": .image,
  ]
}

extension ItemPromise.Failure: LocalizedError {
  /// The error in words.
  package var errorDescription: String? {
    switch self {
    case .nothing(let type): "The program that shares this gave no data of type \(type)."
    case .noAnswer(let type): "The program that shares this did not give its data of type \(type)."
    }
  }
}
