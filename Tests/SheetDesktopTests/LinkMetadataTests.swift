import Foundation
import SheetEngine
import SheetImaging
import SheetTestSupport
import Synchronization
import Testing

@testable import SheetDesktop

/// `LPMetadataProvider` and a real server on this machine, by the real `curl`.
@Suite struct LinkMetadataTests {
  private static let png = UIImage(bitmap: Bitmap(width: 6, height: 4)).pngData() ?? Data()

  private static func page(_ body: String, type: String = "text/html; charset=utf-8")
    -> HTTPResponse
  {
    HTTPResponse(headers: ["Content-Type": type], body: Array(body.utf8))
  }

  private static let server = Result {
    try LocalHTTPServer { request in
      switch request.path {
      case "/page":
        page(
          """
          <title>Grüße &amp; mehr</title><meta property="og:image" content="picture.png">
          <link rel="apple-touch-icon" href="/icon.png"><body>
          """)
      case "/picture.png", "/icon.png", "/direct.png":
        HTTPResponse(headers: ["Content-Type": "image/png"], body: Array(png))
      case "/moved": HTTPResponse(status: 302, headers: ["Location": "/again?x=1"])
      case "/again?x=1": HTTPResponse(status: 301, headers: ["Location": "page"])
      case "/loop": HTTPResponse(status: 302, headers: ["Location": "/loop"])
      case "/file": HTTPResponse(status: 302, headers: ["Location": "file:///etc/passwd"])
      case "/huge":
        HTTPResponse(
          headers: ["Content-Type": "text/html"],
          body: Array("<title>Huge</title>".utf8) + Array(repeating: 0x61, count: 1 << 18),
          manner: .endless)
      case "/latin":
        HTTPResponse(
          headers: ["Content-Type": "text/html; charset=iso-8859-1"],
          body: Array("<title>Gr".utf8) + [0xFC, 0xDF] + Array("e</title>".utf8))
      case "/report.pdf": HTTPResponse(headers: ["Content-Type": "application/pdf"], body: [1, 2])
      case "/nothing": page("", type: "")
      case "/cut": HTTPResponse(body: Array("<title>x".utf8), manner: .cutOff)
      case "/slow": HTTPResponse(manner: .silent)
      default: HTTPResponse(status: 404)
      }
    }
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: try Self.server.get().address + path))
  }

  private func metadata(_ path: String) async throws -> (title: String?, url: URL?, LPLinkMetadata)
  {
    let provider = LPMetadataProvider()
    let metadata = try await provider.startFetchingMetadata(for: try url(path))
    return (metadata.title, metadata.url, metadata)
  }

  private func picture(_ provider: NSItemProvider?) async throws -> CGSize? {
    let provider = try #require(provider)
    return await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: UIImage.self) { image, _ in
        continuation.resume(returning: (image as? UIImage)?.size)
      }
    }
  }

  private func code(_ path: String) async -> LPError.Code? {
    do {
      _ = try await metadata(path)
      return nil
    } catch {
      return (error as? LPError)?.code
    }
  }

  @Test func aPageHasATitleAnIconAndAPicture() async throws {
    let found = try await metadata("/page")
    #expect(found.title == "Grüße & mehr")
    #expect(found.2.originalURL == found.url && found.url?.path == "/page")
    #expect(try await picture(found.2.imageProvider) == CGSize(width: 6, height: 4))
    #expect(try await picture(found.2.iconProvider) == CGSize(width: 6, height: 4))
  }

  @Test func redirectsAreFollowedAndRemembered() async throws {
    let found = try await metadata("/moved")
    #expect(found.title == "Grüße & mehr" && found.url?.path == "/page")
    #expect(found.2.originalURL?.path == "/moved")
    #expect(await code("/loop") == .metadataFetchFailed)
    #expect(await code("/file") == .metadataFetchFailed)
  }

  @Test func aPageWithoutAnEndIsReadAsFarAsIsNeeded() async throws {
    // Read to its end it would be too slow, which is an error.
    #expect(try await metadata("/huge").title == "Huge")
  }

  @Test func otherCharsetsAreRead() async throws {
    #expect(try await metadata("/latin").title == "Grüße")
  }

  @Test func whatIsNoPageHasTheNameOfItsFile() async throws {
    #expect(try await metadata("/report.pdf").title == "report.pdf")
    let direct = try await metadata("/direct.png")
    #expect(direct.title == "direct.png")
    #expect(try await picture(direct.2.imageProvider) == CGSize(width: 6, height: 4))
    #expect(try await metadata("/nothing").title == "127.0.0.1")
  }

  @Test func failuresHaveTheirCodes() async throws {
    #expect(await code("/missing") == .metadataFetchFailed)
    #expect(await code("/cut") == .metadataFetchFailed)
    for address in ["http://127.0.0.1:9/", "ftp://example.org/x", "mailto:a@example.org"] {
      let provider = LPMetadataProvider()
      let url = try #require(URL(string: address))
      let code: LPError.Code?
      do {
        _ = try await provider.startFetchingMetadata(for: url).title
        code = nil
      } catch {
        code = (error as? LPError)?.code
      }
      #expect(code == .metadataFetchFailed, "\(address)")
    }
  }

  @Test func withoutSubresourcesThereAreNoPictures() async throws {
    let provider = LPMetadataProvider()
    provider.shouldFetchSubresources = false
    let found = try await provider.startFetchingMetadata(for: try url("/page"))
    #expect(found.title == "Grüße & mehr")
    #expect(found.imageProvider == nil && found.iconProvider == nil)
  }

  @Test func aFileHasItsName() async throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write(Array(Self.png), to: "naïve.png")
    let provider = LPMetadataProvider()
    let found = try await provider.startFetchingMetadata(for: URL(fileURLWithPath: path))
    #expect(found.title == "naïve.png")
    #expect(try await picture(found.imageProvider) == CGSize(width: 6, height: 4))
  }
}

/// A server that says nothing serves nobody else meanwhile, so each of these has its own.
@Suite struct SlowLinkTests {
  private let server: LocalHTTPServer
  private let url: URL

  init() throws {
    server = try LocalHTTPServer { _ in HTTPResponse(manner: .silent) }
    url = try #require(URL(string: server.address))
  }

  private func error(
    _ provider: LPMetadataProvider, after action: @escaping @Sendable () -> Void
  ) throws -> LPError? {
    let result = Mutex(LPError??.none)
    let server = server
    let known = Box(result: result)
    provider.startFetchingMetadata(for: url) { _, error in
      known.result.withLock { $0 = .some(error as? LPError) }
    }
    _ = poll(within: .seconds(10)) { server.requests.isEmpty ? nil : true }
    action()
    return try #require(poll(within: .seconds(10)) { known.result.withLock { $0 } })
  }

  private final class Box: Sendable {
    let result: Mutex<LPError??>
    init(result: consuming Mutex<LPError??>) { self.result = result }
  }

  @Test func aSilentServerIsNotWaitedForForEver() throws {
    let provider = LPMetadataProvider()
    provider.timeout = 0.5
    #expect(try error(provider) {}?.code == .metadataFetchTimedOut)
  }

  @Test func fetchingIsCancelled() throws {
    let provider = LPMetadataProvider()
    #expect(try error(provider) { provider.cancel() }?.code == .metadataFetchCancelled)
  }
}
