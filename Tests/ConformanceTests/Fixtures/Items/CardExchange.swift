// modes: 5 6 main
import UIKit
import UniformTypeIdentifiers

/// A card of a game, as other apps of the same maker take it.
final class GameCard: NSObject, NSItemProviderWriting, NSItemProviderReading {
    let title: String

    init(title: String) {
        self.title = title
        super.init()
    }

    static let writableTypeIdentifiersForItemProvider = ["com.example.card", UTType.utf8PlainText.identifier]
    static let readableTypeIdentifiersForItemProvider = ["com.example.card"]

    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, Error?) -> Void
    ) -> Progress? {
        completionHandler(Data(title.utf8), nil)
        return nil
    }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> GameCard {
        GameCard(title: String(decoding: data, as: UTF8.self))
    }
}

/// Packs a document's folder for a mail and keeps a bookmark of it.
final class DocumentPackager {
    let defaults = UserDefaults.standard

    func remember(_ url: URL) throws {
        guard url.startAccessingSecurityScopedResource() else { return }
        defer { url.stopAccessingSecurityScopedResource() }
        defaults.set(try url.bookmarkData(options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil), forKey: "last")
    }

    func last() throws -> URL? {
        guard let data = defaults.data(forKey: "last") else { return nil }
        var isStale = false
        let url = try URL(resolvingBookmarkData: data, options: [], relativeTo: nil, bookmarkDataIsStale: &isStale)
        return isStale ? nil : url
    }

    func pack(_ folder: URL) throws -> URL? {
        let coordinator = NSFileCoordinator(filePresenter: nil)
        var coordinationError: NSError?
        var result: URL?
        coordinator.coordinate(readingItemAt: folder, options: [.forUploading], error: &coordinationError) { zip in
            let target = FileManager.default.temporaryDirectory.appendingPathComponent(zip.lastPathComponent)
            try? FileManager.default.removeItem(at: target)
            try? FileManager.default.copyItem(at: zip, to: target)
            result = target
        }
        if let coordinationError { throw coordinationError }
        return result
    }

    func offer(_ url: URL) -> [NSItemProvider] {
        let card = NSItemProvider(object: GameCard(title: "Queen of hearts"))
        let file = NSItemProvider(contentsOf: url, contentType: .pdf)
        file.registerDataRepresentation(for: .plainText) { completion in
            completion(Data("a document".utf8), nil)
            return nil
        }
        return [card, file]
    }

    func read(_ provider: NSItemProvider) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(for: .data) { data, error in
                if let data {
                    continuation.resume(returning: data)
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                }
            }
        }
    }
}
