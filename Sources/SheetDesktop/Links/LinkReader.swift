import Foundation
import SheetActivities
import SheetEngine
import SheetPrograms

/// Reads what a link's page or file says of itself.
struct LinkReader: Sendable {
  /// Bytes of a page that are read: its head stands at the beginning.
  private static let pageLimit = 1 << 20
  /// Bytes of the largest picture that is read.
  private static let pictureLimit = 16 << 20

  let url: URL
  let hasPictures: Bool
  let patience: Duration
  let cancellation: Cancellation

  /// Asks the server, or the file system, and waits.
  ///
  /// - Throws: ``NetworkError``, ``ChildProcessError`` or `CancellationError`.
  func metadata() throws -> sending LPLinkMetadata {
    guard !url.isFileURL else { return file() }
    let page = try Self.read(url, Self.pageLimit, patience, cancellation)
    try cancellation.monitor.checkCancellation()
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url) = (url, page.url)
    let type = MediaType(page.type)
    if type.map({ $0.name.hasSuffix("html") || $0.name.contains("xhtml") }) ?? true {
      describe(page, type, metadata)
    } else {
      describe(other: page, type, metadata)
    }
    return metadata
  }

  private func file() -> sending LPLinkMetadata {
    let metadata = LPLinkMetadata()
    (metadata.originalURL, metadata.url, metadata.title) = (url, url, url.lastPathComponent)
    let isPicture = UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) == true
    if isPicture, hasPictures { metadata.imageProvider = NSItemProvider(contentsOf: url) }
    return metadata
  }

  private func describe(_ page: WebPage, _ type: MediaType?, _ metadata: LPLinkMetadata) {
    var charset = type?.charset
    // The part of the page that tells how to read it is ASCII.
    if charset == nil {
      charset = PageHead(String(decoding: page.body.prefix(4096), as: UTF8.self)).charset?
        .lowercased()
    }
    let head = PageHead(MediaType.text(page.body, charset: charset))
    metadata.title = head.title ?? page.url.host
    guard hasPictures else { return }
    let base = head.base.flatMap { URL(string: $0, relativeTo: page.url) } ?? page.url
    metadata.imageProvider = provider(head.images, base)
    metadata.iconProvider = provider(head.icons, base)
  }

  /// What is no page has the name of its file; a picture is its own picture.
  private func describe(
    other page: WebPage, _ type: MediaType?, _ metadata: LPLinkMetadata
  ) {
    let name = page.url.lastPathComponent
    metadata.title = name.isEmpty || name == "/" ? page.url.host : name
    guard hasPictures, let type, type.name.hasPrefix("image/") else { return }
    metadata.imageProvider =
      page.isWhole
      ? Self.provider(Data(page.body), UTType(mimeType: type.name)) : provider([""], page.url)
  }

  private static func provider(_ data: Data, _ type: UTType?) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: identifier(type)) { deliver in
      deliver(data, nil)
      return nil
    }
    return provider
  }

  /// Fetches the first of the addresses that is one, when it is asked for.
  private func provider(_ addresses: [String], _ base: URL) -> NSItemProvider? {
    let urls = addresses.lazy.compactMap { URL(string: $0, relativeTo: base)?.absoluteURL }
    guard let url = urls.first(where: { ["http", "https"].contains($0.scheme?.lowercased()) })
    else { return nil }
    let provider = NSItemProvider()
    let (type, patience) = (UTType(filenameExtension: url.pathExtension), patience)
    provider.registerDataRepresentation(forTypeIdentifier: Self.identifier(type)) { deliver in
      let progress = Progress(totalUnitCount: 1)
      let cancellation = Cancellation()
      progress.cancellationHandler = { cancellation.cancel() }
      DispatchQueue.global(qos: .utility).async {
        do {
          let page = try Self.read(url, Self.pictureLimit, patience, cancellation)
          guard page.isWhole else { throw NetworkError.answerTooLong(url.host ?? "") }
          deliver(Data(page.body), nil)
        } catch {
          deliver(nil, LPError(error))
        }
      }
      return progress
    }
    return provider
  }

  private static func identifier(_ type: UTType?) -> String {
    type?.conforms(to: .image) == true ? type?.identifier ?? "public.image" : "public.image"
  }

  private static func read(
    _ url: URL, _ limit: Int, _ patience: Duration, _ cancellation: Cancellation
  ) throws -> WebPage {
    try WebPage.read(
      url, limit: limit, within: patience, environment: ProcessInfo.processInfo.environment,
      cancellation.monitor)
  }
}
