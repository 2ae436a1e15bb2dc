import Foundation
import Testing

/// The pictures that README.md and the articles show are there, and small enough to be part of a
/// source archive.
@Suite struct PictureTests {
  @Test func everyPictureIsThereAndSmall() throws {
    var count = 0
    for article in try Documents.articles() {
      for match in try Documents.text(article).matches(of: /!\[[^\]]+\]\(([^)]+)\)/) {
        let name = String(match.output.1)
        let path =
          article == "README.md"
          ? name : "Sources/ShareSheet/ShareSheet.docc/Resources/" + name
        let size = try Documents.bytes(path).count
        #expect((1..<200_000).contains(size), "\(path): \(size) bytes")
        count += 1
      }
    }
    #expect(count >= 6)
  }
}
