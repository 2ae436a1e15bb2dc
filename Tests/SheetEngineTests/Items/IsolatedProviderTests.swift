import Foundation
import Testing

@testable import SheetEngine

/// A class of an app where the main actor is the default: its conformances hold on that actor only.
@MainActor
final class Badge: NSObject, @MainActor NSItemProviderWriting, @MainActor NSItemProviderReading {
  var name: String

  init(name: String) { self.name = name }

  static let writableTypeIdentifiersForItemProvider = ["com.example.badge"]
  static let readableTypeIdentifiersForItemProvider = ["com.example.badge"]

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(name.utf8), nil)
    return nil
  }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Badge {
    Badge(name: String(decoding: data, as: UTF8.self))
  }
}

/// Objects that belong to the main actor are written and made there, whatever thread asks.
@Suite struct IsolatedProviderTests {
  @Test @MainActor func anObjectIsWritten() async throws {
    let provider = NSItemProvider(object: Badge(name: "Zoë"))
    let data = await withCheckedContinuation { done in
      provider.loadDataRepresentation(forTypeIdentifier: "com.example.badge") { data, _ in
        done.resume(returning: data)
      }
    }
    #expect(data == Data("Zoë".utf8))
    let item = try await provider.loadItem(forTypeIdentifier: "com.example.badge")
    #expect(item as? NSData == NSData(data: Data("Zoë".utf8)))
  }

  @Test @MainActor func anObjectThatIsThereIsHandedOut() async throws {
    let badge = Badge(name: "Zoë")
    #expect(try await load(NSItemProvider(object: badge)) === badge)
  }

  @Test @MainActor func anObjectIsMade() async throws {
    let provider = NSItemProvider(
      item: NSData(data: Data("Zoë".utf8)), typeIdentifier: "com.example.badge")
    #expect(try await load(provider)?.name == "Zoë")
  }

  @MainActor private func load(_ provider: NSItemProvider) async throws -> Badge? {
    try await withCheckedThrowingContinuation { done in
      provider.loadObject(ofClass: Badge.self) { object, error in
        let badge = object as? Badge
        done.resume(with: error.map { .failure($0) } ?? .success(badge))
      }
    }
  }
}
