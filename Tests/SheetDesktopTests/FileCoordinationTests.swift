import Foundation
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// Access to files as code for iOS asks for it.
@Suite struct FileCoordinationTests {
  private let scratch: ScratchDirectory
  private let folder: URL

  init() throws {
    scratch = try ScratchDirectory()
    folder = URL(fileURLWithPath: try scratch.makeDirectory("Ünï"), isDirectory: true)
  }

  private func file(_ name: String, _ text: String = "text") throws -> URL {
    let url = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func everyFileMayBeRead() throws {
    let url = try file("a.txt")
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }

  @Test func aBookmarkLeadsToItsFile() throws {
    let url = try file("grüße.txt")
    let bookmark = try url.bookmarkData(options: .minimalBookmark)
    var isStale = true
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(found.path == url.path)
    #expect(!isStale)
    try FileManager.default.removeItem(at: url)
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
    #expect(throws: CocoaError.self) { try url.bookmarkData() }
  }

  @Test(arguments: ["", "bookmark", "sharesheet bookmark 1\nhttps://example.org/"])
  func otherDataIsNoBookmark(text: String) {
    var isStale = false
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: Data(text.utf8), bookmarkDataIsStale: &isStale)
    }
  }

  @Test func accessorsRunAtOnce() throws {
    let (source, target) = (try file("source.txt"), folder.appendingPathComponent("target.txt"))
    var error: NSError?
    NSFileCoordinator().coordinate(
      readingItemAt: source, writingItemAt: target, error: &error
    ) { try? Data(contentsOf: $0).write(to: $1) }
    #expect(error == nil)
    #expect(try String(contentsOf: target, encoding: .utf8) == "text")
  }

  @Test func aFolderIsPackedForAnUpload() throws {
    _ = try file("a.txt")
    var (error, packed): (NSError?, URL?) = (nil, nil)
    NSFileCoordinator().coordinate(
      readingItemAt: folder, options: .forUploading, error: &error
    ) { url in
      packed = url
      let head = (try? FileHandle(forReadingFrom: url))?.readData(ofLength: 2)
      #expect(head == Data("PK".utf8))
    }
    #expect(error == nil)
    let archive = try #require(packed)
    #expect(archive.lastPathComponent == "Ünï.zip")
    #expect(!FileManager.default.fileExists(atPath: archive.path))
  }

  @Test func aMissingFileIsFoundOutByItsReader() throws {
    let missing = folder.appendingPathComponent("missing")
    var error: NSError?
    var isRead = false
    NSFileCoordinator().coordinate(
      readingItemAt: missing, options: .forUploading, error: &error
    ) { _ in isRead = true }
    #expect(error == nil && isRead)
  }

  @Test func otherPresentersHearOfChanges() throws {
    let url = try file("shown.txt")
    let (own, other, above) = (Presenter(url), Presenter(url), Presenter(folder))
    for presenter in [own, other, above] { NSFileCoordinator.addFilePresenter(presenter) }
    defer {
      for presenter in [own, other, above] { NSFileCoordinator.removeFilePresenter(presenter) }
    }
    let coordinator = NSFileCoordinator(filePresenter: own)
    coordinator.coordinate(writingItemAt: url, error: nil) { try? Data("new".utf8).write(to: $0) }
    coordinator.item(at: url, didMoveTo: folder.appendingPathComponent("moved.txt"))
    for presenter in [own, other, above] {
      presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    }
    #expect(own.heard == [])
    #expect(other.heard == ["change", "moved.txt"])
    #expect(above.heard == ["shown.txt"])
  }

  @Test func groupsHaveAFolder() throws {
    let manager = FileManager.default
    for name in ["", "../outside", ".hidden", "a/b"] {
      #expect(manager.containerURL(forSecurityApplicationGroupIdentifier: name) == nil, "\(name)")
    }
    #expect(manager.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(URL.documentsDirectory.isFileURL)
  }
}

/// Writes down what it hears, on its queue.
private final class Presenter: NSObject, NSFilePresenter, @unchecked Sendable {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue()
  private(set) var heard: [String] = []

  init(_ url: URL) {
    presentedItemURL = url
    presentedItemOperationQueue.maxConcurrentOperationCount = 1
  }

  func presentedItemDidChange() { heard.append("change") }
  func presentedSubitemDidChange(at url: URL) { heard.append(url.lastPathComponent) }
  func presentedItemDidMove(to newURL: URL) { heard.append(newURL.lastPathComponent) }
}
