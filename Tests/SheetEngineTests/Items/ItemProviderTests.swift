import Foundation
import SheetImaging
import SheetTestSupport
import Testing

@testable import SheetEngine

/// What an item provider has, and how it is handed out.
@Suite struct ItemProviderTests {
  private static let link = URL(string: "https://example.org/a") ?? URL(fileURLWithPath: "/")

  private func loaded<Value: Sendable>(
    _ start: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Void
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { done in
      start { value, error in
        // A second call would end the process.
        if let value {
          done.resume(returning: value)
        } else {
          done.resume(throwing: error ?? SampleError())
        }
      }
    }
  }

  @Test func objectsHaveTheTypesThatTheyCanWrite() {
    #expect(
      NSItemProvider(object: "x" as NSString).registeredTypeIdentifiers
        == ["public.utf8-plain-text"])
    #expect(NSItemProvider(object: Self.link as NSURL).registeredTypeIdentifiers == ["public.url"])
    #expect(
      NSItemProvider(object: URL(fileURLWithPath: "/a")).registeredTypeIdentifiers
        == ["public.file-url", "public.url"])
    #expect(
      NSItemProvider(object: UIImage(bitmap: Bitmap(width: 1, height: 1)))
        .registeredTypeIdentifiers == ["public.png"])
  }

  @Test func typesConform() {
    let provider = NSItemProvider(object: "x" as NSString)
    for type in ["public.utf8-plain-text", "public.plain-text", "public.text", "public.data"] {
      #expect(provider.hasItemConformingToTypeIdentifier(type), "\(type)")
    }
    for type in ["public.url", "public.image", "", "org.example"] {
      #expect(!provider.hasItemConformingToTypeIdentifier(type), "\(type)")
    }
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
  }

  @Test func valuesAndObjectsAreHandedOut() async throws {
    let text = NSItemProvider(object: "Grüße" as NSString)
    let value: String = try await loaded {
      text.loadObject(ofClass: String.self, completionHandler: $0)
    }
    #expect(value == "Grüße")
    let link = NSItemProvider(object: Self.link as NSURL)
    let url: URL = try await loaded { link.loadObject(ofClass: URL.self, completionHandler: $0) }
    #expect(url == Self.link)
    let data: Data = try await loaded {
      link.loadDataRepresentation(forTypeIdentifier: "public.data", completionHandler: $0)
    }
    #expect(data == Data("https://example.org/a".utf8))
    let coded = try await text.loadItem(forTypeIdentifier: "public.text")
    #expect(coded as? NSString == "Grüße")
  }

  @Test func aPictureIsMadeOfItsFile() async throws {
    let png = try #require(UIImage(bitmap: Bitmap(width: 4, height: 3)).pngData())
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png") { deliver in
      deliver(png, nil)
      return nil
    }
    let image: UIImage = try await loaded { done in
      provider.loadObject(ofClass: UIImage.self) { done($0 as? UIImage, $1) }
    }
    #expect(image.size == CGSize(width: 4, height: 3))
  }

  @Test func aMakerThatCallsTwiceIsHeardOnce() async throws {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.data") { deliver in
      deliver(Data([1]), nil)
      deliver(Data([2]), nil)
      return nil
    }
    let data: Data = try await loaded {
      provider.loadDataRepresentation(forTypeIdentifier: "public.data", completionHandler: $0)
    }
    #expect(data == Data([1]))
  }

  @Test func whatFailsIsSaid() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png") { deliver in
      deliver(nil, SampleError())
      return nil
    }
    await #expect(throws: SampleError()) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.png")
    }
    await #expect(throws: NSItemProvider.Failure.noSuchType("public.url")) {
      _ = try await provider.loadItem(forTypeIdentifier: "public.url")
    }
    let damaged = NSItemProvider()
    damaged.registerDataRepresentation(forTypeIdentifier: "public.png") { deliver in
      deliver(Data("no picture".utf8), nil)
      return nil
    }
    await #expect(throws: NSItemProvider.Failure.noData("public.png")) {
      let _: UIImage = try await loaded { done in
        damaged.loadObject(ofClass: UIImage.self) { done($0 as? UIImage, $1) }
      }
    }
  }

  @Test func filesAreCopiedAndRemoved() async throws {
    let scratch = try ScratchDirectory()
    let path = try scratch.write("content", to: "naïve.txt")
    let provider = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: path)))
    #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
    #expect(provider.suggestedName == "naïve.txt")
    let copy: String = try await loaded { done in
      provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, error in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        done(text.map { "\($0) \(url?.path ?? "")" }, error)
      }
    }
    let words = copy.split(separator: " ", maxSplits: 1)
    #expect(words[0] == "content" && words[1] != path && words[1].hasSuffix("/naïve.txt"))
    #expect(poll { FileManager.default.fileExists(atPath: String(words[1])) ? nil : true } == true)
    let place: String = try await loaded { done in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") {
        done($1 ? $0?.path : nil, $2)
      }
    }
    #expect(place == path)
    #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/nonexistent")) == nil)
  }

  @Test func servicesGetWhatIsPromised() throws {
    #expect(NSItemProvider(object: "x" as NSString).placeholderItem as? String == "x")
    #expect(NSItemProvider(object: Self.link as NSURL).placeholderItem as? URL == Self.link)
    #expect(NSItemProvider().placeholderItem == nil)
    let later = NSItemProvider()
    later.registerDataRepresentation(forTypeIdentifier: "public.html") { deliver in
      deliver(Data("<p>".utf8), nil)
      return nil
    }
    #expect(later.placeholderItem is Data)
    later.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { deliver in
      deliver(Data("text".utf8), nil)
      return nil
    }
    #expect(later.placeholderItem as? String == "")
    #expect(try later.item() as? String == "text")
    let stuck = NSItemProvider()
    stuck.registerDataRepresentation(forTypeIdentifier: "public.plain-text") { _ in nil }
    #expect(throws: NSItemProvider.Failure.noAnswer("public.plain-text")) {
      _ = try stuck.item(within: .milliseconds(50))
    }
  }
}
