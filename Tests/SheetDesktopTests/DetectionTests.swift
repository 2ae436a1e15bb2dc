import Foundation
import SheetTestSupport
import Testing

@testable import SheetDesktop

/// What texts look like: addresses in them, and what the pasteboard says of its own.
@Suite struct DetectionTests {
  private func links(_ text: String) throws -> [String] {
    let detector = try NSDataDetector(types: 1 << 5)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: whole).map { found in
      "\(NSString(string: text).substring(with: found.range)) \(found.url?.absoluteString ?? "-")"
    }
  }

  @Test(arguments: [
    (
      "See https://example.com/a?b=c, please.",
      ["https://example.com/a?b=c https://example.com/a?b=c"]
    ),
    ("☕ (www.example.org/x_(y)) and", ["www.example.org/x_(y) http://www.example.org/x_(y)"]),
    ("Mail me@sub.example.net.", ["me@sub.example.net mailto:me@sub.example.net"]),
    ("swift.org, not file.txt or 3.14", ["swift.org http://swift.org"]),
    ("nothing at all", []), ("", []), ("user@", []), ("https://", []),
  ])
  func addressesAreFound(text: String, found: [String]) throws {
    #expect(try links(text) == found)
  }

  @Test func anUnknownKindFindsNothing() throws {
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
    let detector = try NSDataDetector(types: 1 << 11)
    let text = "https://example.com"
    #expect(detector.numberOfMatches(in: text, range: NSRange(location: 0, length: 19)) == 0)
    let links = try NSDataDetector(types: 1 << 5)
    for range in [NSRange(location: 5, length: 99), NSRange(location: -1, length: 2)] {
      #expect(links.firstMatch(in: text, range: range) == nil)
    }
  }

  @Test(.timeLimit(.minutes(1))) func aLongTextIsReadQuickly() throws {
    let text =
      String(repeating: "a.b-c.", count: 5_000) + "@" + String(repeating: "x.", count: 5_000)
    _ = try links(text)
  }

  private func values(_ text: String) async throws -> UIPasteboard.DetectedValues {
    let board = UIPasteboard(name: .init("detection"), clipboard: nil)
    board.string = text
    return try await board.detectedValues(for: [\.probableWebURL, \.probableWebSearch, \.number])
  }

  @Test func thePasteboardTellsWhatItHolds() async throws {
    #expect(try await values("example.com/x").probableWebURL == "example.com/x")
    #expect(try await values(" https://example.com ").patterns == [\.probableWebURL])
    let number = try await values("12.5")
    #expect(number.number == 12.5 && number.patterns == [\.number])
    #expect(try await values("coffee near me").probableWebSearch == "coffee near me")
    #expect(try await values("me@example.com").probableWebURL.isEmpty)
    #expect(try await values("two\nlines").patterns.isEmpty)
    #expect(try await values("").patterns.isEmpty)
  }

  @Test func theOlderNamesTellTheSame() async throws {
    let board = UIPasteboard(name: .init("older"), clipboard: nil)
    board.string = "42"
    let found = await withCheckedContinuation { done in
      board.detectPatterns(for: [.number, .probableWebSearch]) { done.resume(returning: $0) }
    }
    #expect(try found.get() == [.number])
    board.string = "example.com"
    let address = await withCheckedContinuation { done in
      board.detectValues(for: [.probableWebURL]) { found in
        done.resume(returning: (try? found.get())?[.probableWebURL] as? String)
      }
    }
    #expect(address == "example.com")
  }
}
