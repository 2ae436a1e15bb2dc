import Foundation
import SheetEngine

/// Finds out what is known of a link, without asking the network: the address, and the name of a file or of a
/// web site as its title. A page's own title and pictures are not fetched.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Accepted for code written for iOS: nothing is fetched.
  open var shouldFetchSubresources = true
  /// Accepted for code written for iOS: nothing takes time.
  open var timeout: TimeInterval = 30

  /// Hands out what is known, on another thread; an error for an address of neither a site nor a file.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      do {
        completionHandler(try Self.metadata(of: url), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// As ``startFetchingMetadata(for:completionHandler:)``.
  open func startFetchingMetadata(for url: URL) async throws -> sending LPLinkMetadata {
    try Self.metadata(of: url)
  }

  /// Nothing goes on that could be cancelled.
  open func cancel() {}

  private static func metadata(of url: URL) throws -> sending LPLinkMetadata {
    let title = url.isFileURL ? url.lastPathComponent : url.host ?? ""
    guard !title.isEmpty else { throw URLError(.unsupportedURL) }
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (url, url, title)
    if url.isFileURL, UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) == true {
      metadata.imageProvider = NSItemProvider(contentsOf: url)
    }
    return metadata
  }
}
