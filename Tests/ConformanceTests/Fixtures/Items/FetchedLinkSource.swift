// modes: 5 6 main
import LinkPresentation
import UIKit

/// Fetches what a page says of itself before the sheet is shown.
@MainActor
final class LinkFetcher {
    private let provider = LPMetadataProvider()
    private(set) var metadata: LPLinkMetadata?

    func fetch(_ url: URL, then done: @escaping @MainActor (String) -> Void) {
        provider.timeout = 10
        provider.shouldFetchSubresources = true
        provider.startFetchingMetadata(for: url) { metadata, error in
            if let error = error as? LPError {
                switch error.code {
                case .metadataFetchCancelled: return
                case .metadataFetchTimedOut: print("too slow")
                default: print("failed")
                }
            }
            let title = metadata?.title ?? url.host ?? ""
            DispatchQueue.main.async { done(title) }
        }
    }

    func fetch(_ url: URL) async -> String {
        let provider = LPMetadataProvider()
        do {
            let found = try await provider.startFetchingMetadata(for: url)
            return found.title ?? "untitled"
        } catch {
            return error.localizedDescription
        }
    }

    func cancel() {
        provider.cancel()
    }
}

final class FetchedLinkSource: NSObject, UIActivityItemSource {
    private let link: URL
    private let metadata: LPLinkMetadata

    init(metadata: LPLinkMetadata, link: URL) {
        self.metadata = metadata
        self.link = link
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { link }
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { link }
    func activityViewControllerLinkMetadata(_ activityViewController: UIActivityViewController) -> LPLinkMetadata? { metadata }
}
